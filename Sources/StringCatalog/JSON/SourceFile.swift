/// The text of a file of any format, with the places of its bytes.
///
/// The file may be UTF-8, with or without a byte order mark, or UTF-16 with one.
package struct SourceFile: Sendable {
    /// The path as the caller gave it.
    package let path: String
    /// What is wrong with the encoding, in the order of the file. The text has U+FFFD in such places, or is not to be
    /// read at all.
    package let diagnostics: [Diagnostic]

    private let source: SourceText
    private let lines: LineIndex

    /// Decodes a file.
    ///
    /// - Complexity: Linear in the number of bytes.
    package init(_ file: [UInt8], path: String) {
        self.path = path
        let source = SourceText(file)
        let lines = LineIndex(source)
        var problems = source.problems
        if problems.isEmpty, let offset = Self.firstInvalidOffset(in: source.bytes) {
            problems.append(SourceProblem(.invalidUTF8, at: offset))
        }
        self.source = source
        self.lines = lines
        diagnostics = problems.map { problem in
            Diagnostic(problem.message, path: path, position: lines.position(of: problem.offset, in: source))
        }
    }

    /// The text as UTF-8, a byte order mark included.
    package var bytes: [UInt8] { source.bytes }

    /// Where the text begins: after a byte order mark.
    package var contentStart: Int { source.contentStart }

    /// The place of the code point at an offset of ``bytes``.
    package func position(of offset: Int) -> SourcePosition {
        lines.position(of: offset, in: source)
    }

    private static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }
}
