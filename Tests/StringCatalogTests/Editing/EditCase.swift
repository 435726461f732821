import StringCatalog
import Testing
import XcodeCollation

/// A catalog, edits, and what comes of them.
struct EditCase: CustomTestStringConvertible {
    let name: String
    let before: String
    let edit: @Sendable (inout CatalogEditor) throws -> Void
    let after: String

    init(
        _ name: String, _ before: String, _ after: String,
        edit: @escaping @Sendable (inout CatalogEditor) throws -> Void
    ) {
        self.name = name
        self.before = before
        self.after = after
        self.edit = edit
    }

    var testDescription: String { name }

    func check() throws {
        var editor = try Self.editor(of: before)
        try edit(&editor)
        #expect(String(decoding: editor.bytes(), as: UTF8.self) == after)
        #expect(editor.isChanged == (before != after))
    }

    static func editor(of text: String) throws -> CatalogEditor {
        let catalog = try #require(StringCatalog.read(Array(text.utf8), path: "x").catalog)
        return try CatalogEditor(catalog, order: .xcode)
    }
}
