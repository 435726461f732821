/// How a file is laid out, as far as new lines in it need to know.
struct FileLayout: Sendable {
    /// How a file writes an object without members.
    enum EmptyObject: Sendable {
        /// `{}`.
        case inOneLine
        /// As Xcode does: `{`, an empty line, `}`.
        case withEmptyLine
    }

    /// A line end.
    var newline: [UInt8]
    /// The indentation of one level.
    var indentUnit: [UInt8]
    /// What stands between key and value, such as ` : `.
    var colon: [UInt8]
    /// How objects without members are written.
    var emptyObject: EmptyObject
    /// How characters in strings are escaped.
    var escaping: StringEscaping
    /// The record of an entry whose layout new entries follow, if the file has one with localizations.
    var templateEntry: Int?

    /// The layout of Xcode.
    static let xcode = FileLayout(
        newline: [UInt8(ascii: "\n")], indentUnit: Array("  ".utf8), colon: Array(" : ".utf8),
        emptyObject: .withEmptyLine, escaping: .xcode, templateEntry: nil)

    /// What stands between a comma and the next member in one line, and inside the brackets: a space, or nothing in a
    /// file without spaces.
    var inlineSpace: [UInt8] { colon.count > 1 ? [UInt8(ascii: " ")] : [] }

    private init(
        newline: [UInt8], indentUnit: [UInt8], colon: [UInt8], emptyObject: EmptyObject, escaping: StringEscaping,
        templateEntry: Int?
    ) {
        self.newline = newline
        self.indentUnit = indentUnit
        self.colon = colon
        self.emptyObject = emptyObject
        self.escaping = escaping
        self.templateEntry = templateEntry
    }

    /// The layout of a file.
    ///
    /// - Complexity: Linear in the size of the file at worst; it ends with the first example of each thing.
    init(of document: JSONDocument) {
        let bytes = document.source.bytes
        let spacing = MemberSpacing(document)
        newline = Self.newline(in: bytes)
        let hasMembers = document.nodes.count > 1
        colon = hasMembers ? spacing.colon(before: 1) ?? Self.xcode.colon : Self.xcode.colon
        let indent = hasMembers ? spacing.indent(of: 1) : nil
        indentUnit = indent.flatMap { $0.isEmpty ? nil : Array($0) } ?? Self.xcode.indentUnit
        emptyObject =
            Self.emptyObject(in: document) ?? (colon == Self.xcode.colon ? .withEmptyLine : .inOneLine)
        escaping = StringEscaping(of: document)
        templateEntry = Self.templateEntry(in: document)
    }

    private static func newline(in bytes: [UInt8]) -> [UInt8] {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return xcode.newline }
        return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? Array("\r\n".utf8) : xcode.newline
    }

    private static func emptyObject(in document: JSONDocument) -> EmptyObject? {
        for (index, node) in document.nodes.enumerated()
        where node.kind == .object && Int(node.extent) == index + 1 {
            let end = document.endOffset(of: index)
            let hasLines = document.source.bytes[Int(node.start)..<end].contains(UInt8(ascii: "\n"))
            return hasLines ? .withEmptyLine : .inOneLine
        }
        return nil
    }

    private static func templateEntry(in document: JSONDocument) -> Int? {
        guard let strings = document.member(.strings, of: 0), document.nodes[strings].kind == .object else {
            return nil
        }
        var entry = strings + 1
        while entry < Int(document.nodes[strings].extent) {
            if let localizations = document.member(.localizations, of: entry),
                document.nodes[localizations].kind == .object,
                Int(document.nodes[localizations].extent) > localizations + 1
            {
                return entry
            }
            entry = document.index(after: entry)
        }
        return nil
    }
}
