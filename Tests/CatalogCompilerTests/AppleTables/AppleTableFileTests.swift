import CatalogCompiler
import StringCatalog
import Testing

/// The files of Apple's tables: their names, which are asked for, and their bytes.
@Suite struct AppleTableFileTests {
    private static func tables(
        _ strings: String, source: String = "en", _ change: (inout CompilationOptions) -> Void = { _ in }
    ) -> AppleTables {
        let catalog = #"{"sourceLanguage": "\#(source)", "version": "1.0", "strings": \#(strings)}"#
        var options = CompilationOptions(tableName: "Menü 1")
        change(&options)
        return AppleTables.make(from: StringCatalog.read(Array(catalog.utf8), path: "T.xcstrings"), options: options)
    }

    private static func unit(_ text: String, state: String = "translated") -> String {
        #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
    }

    private static let languages = """
        {"k": {"localizations": {"en": \(unit("a")), "iw": \(unit("b")), "he": \(unit("c")), "pt-BR": \(unit("d"))}}}
        """

    @Test(arguments: [
        (["pt-BR"], ["pt-BR.lproj"]), (["pt_br"], ["pt-BR.lproj"]), (["en", "iw"], ["en.lproj", "he.lproj"]),
        (["he"], ["he.lproj"]), ([], []),
    ]) func writesOnlyTheLanguagesAskedFor(_ asked: [String], _ directories: [String]) {
        let tables = Self.tables(Self.languages) { $0.languages = asked }
        #expect(tables.files.map(\.path) == directories.map { "\($0)/Menü 1.strings" })
    }

    @Test func saysThatALanguageIsNotThere() {
        let tables = Self.tables(Self.languages) { $0.languages = ["fr"] }
        #expect(tables.files.isEmpty && !tables.hasErrors)
        #expect(tables.diagnostics.contains { $0.message == "The catalog has no texts in the language 'fr'" })
    }

    @Test func leavesOutStatesAndStaleEntriesThatAreNotAskedFor() {
        let plural = #"{"variations": {"plural": {"one": U1, "other": U2}}}"#
            .replacing("U1", with: Self.unit("%d", state: "new")).replacing("U2", with: Self.unit("%d"))
        let strings = """
            {"new": {"localizations": {"en": \(Self.unit("a", state: "stale")), "fr": \(Self.unit("a", state: "new"))}},
            "stale": {"extractionState": "stale", "localizations": {"fr": \(Self.unit("b"))}},
            "plural": {"localizations": {"fr": \(plural), "de": \(Self.unit("c"))}}}
            """
        let tables = Self.tables(strings) {
            $0.states = [.translated]
            $0.includesStaleEntries = false
        }
        #expect(tables.files.map(\.path) == ["de.lproj/Menü 1.strings", "en.lproj/Menü 1.strings"])
    }

    @Test func knowsTheSourceLanguageInAnotherSpelling() {
        let strings = #"{"k": {"localizations": {"iw": \#(Self.unit("a", state: "new"))}}}"#
        #expect(Self.tables(strings, source: "he").files.isEmpty)
        #expect(Self.tables(strings, source: "fr").files.count == 1)
    }

    @Test func writesSortedKeysAndEscapes() throws {
        let strings = """
            {"z": {"localizations": {"fr": \(Self.unit("&<>\\\"'\\r\\n\\té"))}},
            "é": {"localizations": {"fr": \(Self.unit(""))}}, "": {"localizations": {"fr": \(Self.unit("0"))}}}
            """
        let file = try #require(Self.tables(strings).files.first)
        #expect(
            String(decoding: file.contents, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key></key>
                \t<string>0</string>
                \t<key>z</key>
                \t<string>&amp;&lt;&gt;"'&#13;
                \té</string>
                \t<key>é</key>
                \t<string></string>
                </dict>
                </plist>

                """)
    }
}
