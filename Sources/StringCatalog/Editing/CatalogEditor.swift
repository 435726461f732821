/// Edits a catalog without touching a byte that is not concerned.
///
/// It takes any number of edits and gives the new bytes of the file in one pass. An edit changes only the lines it
/// concerns; the file keeps its indentation, separators, order, line ends, byte order mark and last line as they are,
/// and a new member stands where Xcode would put it, laid out like its neighbours. Edits see those before them.
///
/// ```swift
/// var editor = try CatalogEditor(catalog, order: order)
/// try editor.setUnit(value: "Größe", state: .translated, of: "Size", in: "de")
/// try editor.setExtractionState(.stale, of: "Colour")
/// let bytes = editor.bytes()
/// ```
///
/// Whether an edit makes sense (whether a language has the plural category, whether placeholders fit) is not looked at.
public struct CatalogEditor: Sendable {
    /// The catalog without the edits.
    public let catalog: StringCatalog
    /// The order of members.
    public let order: MemberOrder

    var draft: Draft
    /// The number of the object `strings` in the draft.
    let strings: Int

    /// Begins to edit a catalog.
    ///
    /// - Parameters:
    ///   - catalog: One that was read without errors of syntax. Entries with other defects can be edited; the damaged
    ///     part itself cannot.
    ///   - order: Where new members go.
    /// - Throws: ``EditError/damagedFile``.
    public init(_ catalog: StringCatalog, order: MemberOrder) throws(EditError) {
        guard !catalog.document.hasSyntaxErrors, var draft = Draft(catalog.document),
            let strings = draft.open(MemberName.strings.rawValue, in: Draft.root)
        else { throw .damagedFile }
        self.catalog = catalog
        self.order = order
        self.draft = draft
        self.strings = strings
    }

    /// Whether the edits change the file at all.
    ///
    /// - Complexity: As ``bytes()``.
    public var isChanged: Bool { text != catalog.source }

    /// The bytes of the file with all edits, in the encoding of the file.
    ///
    /// - Complexity: Linear in the size of the file and of the edits; each object that gets new members costs besides
    ///   as many comparisons as finding their places takes.
    public func bytes() -> [UInt8] {
        catalog.document.source.encoded(text)
    }

    private var text: [UInt8] { DraftWriter.bytes(of: draft, order: order) }

    /// Gives a member of the root, such as `version`, a value; nil removes it.
    public mutating func setRootMember(_ name: String, to content: JSONContent?) {
        set(content, for: name, in: Draft.root)
    }

    /// Gives the value that members with these names, one in the other, lead to from the root another value; nil removes
    /// it. Objects on the way that are absent are made.
    package mutating func set(_ content: JSONContent?, at names: [String]) {
        var object = Draft.root
        for (index, name) in names.enumerated() {
            if index == names.count - 1 { return set(content, for: name, in: object) }
            if let inner = draft.open(name, in: object) {
                object = inner
            } else {
                guard let content else { return }
                return set(.nested(in: names[(index + 1)...], content), for: name, in: object)
            }
        }
    }

    mutating func set(_ content: JSONContent?, for name: String, in object: Int) {
        if let content {
            draft.set(content, for: name, in: object)
        } else {
            draft.remove(name, in: object)
        }
    }
}
