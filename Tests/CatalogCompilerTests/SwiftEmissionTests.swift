import Foundation
import StringCatalog
import Testing

@testable import CatalogCompiler

@Suite struct SwiftEmissionTests {
    @Test(arguments: [
        ("plain", #""plain""#), ("\"\\", #""\"\\""#), ("\0\t\n\r\u{1F}\u{7F}", #""\0\t\n\r\u{1F}\u{7F}""#),
        ("\u{FEFF}\u{202E}\u{2066}", #""\u{FEFF}\u{202E}\u{2066}""#), ("25\u{A0}%", #""25\u{A0}%""#),
        ("नमस्ते", #""नमस्ते""#), ("👩\u{200D}🍳", #""👩\u{200D}🍳""#), ("\u{6DD}7", #""\u{6DD}7""#),
        ("\u{2028}\u{E0001}", #""\u{2028}\u{E0001}""#),
    ]) func escapesWhatCannotBeSeen(text: String, literal: String) {
        #expect(SwiftStringLiteral.singleLine(Array(text.utf8)) == literal)
    }

    @Test func replacesBytesThatAreNoText() {
        #expect(SwiftStringLiteral.singleLine([0x61, 0xFF, 0x62]) == #""a\u{FFFD}b""#)
    }

    @Test func breaksLinesBetweenCharacters() {
        var source: [UInt8] = []
        SwiftStringLiteral.append(multiLine: Array(String(repeating: "я", count: 120).utf8), to: &source)
        let lines = String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 5 && lines.first == "\"\"\"" && lines.last == "\"\"\"")
        #expect(lines[1] == String(repeating: "я", count: 50) + "\\")
        #expect(lines[3] == String(repeating: "я", count: 20))
    }

    /// Generates the Swift source of a catalog with these entries, given as JSON.
    private func sources(_ entries: String, swift: SwiftOptions = SwiftOptions()) throws -> SwiftSources {
        let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(entries)}}"#
        let options = CompilationOptions(tableName: "Pizza")
        let reading = StringCatalog.read(Array(text.utf8), path: "Pizza.xcstrings")
        let result = CatalogCompiler.compile(reading, options: options)
        let catalog = try #require(reading.catalog)
        let table = try #require(result.table)
        return try #require(
            CatalogCompiler.swiftSources(of: catalog, table: table, options: options, swift: swift))
    }

    /// The declarations in the symbols of a catalog, without what is inside them.
    private func declarations(_ sources: SwiftSources) -> [String] {
        String(decoding: sources.symbols, as: UTF8.self).split(separator: "\n").compactMap { line in
            guard let start = line.firstRange(of: "static ")?.lowerBound, !line.contains("let table") else {
                return nil
            }
            return String(line[start...].prefix { $0 != "{" }).trimmingCharacters(in: .whitespaces)
        }
    }

    @Test(
        arguments: [
            (#""settings.title": {}"#, "static var settingsTitle: Self"),
            (
                #""%lld slices for %@": {}"#,
                "static func slicesFor(_ argument1: Int, _ argument2: some Argument) -> Self"
            ),
            (
                #""%(count)lld of %(size).1f": {}"#,
                "static func of(count argument1: Int, size argument2: Double) -> Self"
            ),
            (#""%2$@, %1$u": {}"#, nil),
            (#""first %2$@, %1$u %s": {}"#, "static func first(_ argument1: UInt, _ argument2: some Argument) -> Self"),
            (#""in %lld": {}"#, "static func `in`(_ argument1: Int) -> Self"),
            (
                #""greeting": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Hi %(name)@, 100%"}}}}"#,
                "static func greeting(name argument1: some Argument) -> Self"
            ),
            (
                #"""
                "eaten": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "%@ %#@n@"}, "substitutions":
                {"n": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit":
                {"state": "new", "value": "%arg"}}}}}}}}}
                """#, "static func eaten(_ argument1: some Argument, _ argument2: Int) -> Self"
            ),
        ] as [(String, String?)]) func typesArguments(entries: String, declaration: String?) throws
    {
        #expect(try declarations(sources(entries)) == (declaration.map { [$0] } ?? []))
    }

    @Test func writesTextAndCommentAbove() throws {
        let source = String(
            decoding: try sources(
                #"""
                "OK": {"comment": "A button.\nShort.", "localizations":
                {"en": {"stringUnit": {"state": "new", "value": "All\nright \u202e"}}}}
                """#
            ).symbols, as: UTF8.self)
        #expect(
            source.contains(
                #"""
                extension Message where Table == Strings.Pizza {
                    /// All right \u{202E}
                    ///
                    /// A button. Short.
                    static var ok: Self { Self(MessageSymbol(0, 0x
                """#))
    }

    @Test func tellsEqualNamesApartAndSaysSo() throws {
        let sources = try sources(#""OK": {}, "Ok": {}, "ok %@": {}, "ok %lld": {}, "Cancel": {}"#)
        let declarations = declarations(sources)
        #expect(declarations.count == 5 && Set(declarations).count == 5)
        #expect(declarations.contains("static var cancel: Self"))
        #expect(declarations.filter { $0.contains(/ok_[0-9a-f]{6}/) }.count == 4)
        let messages = sources.diagnostics.map(\.message)
        #expect(messages.count == 2 && messages[0].hasPrefix("The keys 'OK' and 'Ok' would both have the symbol 'ok';"))
        #expect(messages[1].hasPrefix("The keys 'ok %@' and 'ok %lld' would both have the symbol 'ok(_:)';"))
        #expect(sources.diagnostics.allSatisfy { $0.severity == .warning && $0.notes.count == 1 })
        #expect(sources.diagnostics[0].position == SourcePosition(line: 1, column: 66))
    }

    @Test func saysWhichKeysHaveNoSymbol() throws {
        let sources = try sources(
            #""!": {}, "a": {"generatesSymbol": false}, "b": {}, "c %33$@": {"extractionState": "manual"}"#,
            swift: SwiftOptions(keys: .manual))
        #expect(sources.keysWithoutSymbol.map(\.key) == ["!", "a", "b", "c %33$@"])
        #expect(sources.keysWithoutSymbol.map(\.reason) == [.notManual, .turnedOff, .notManual, .tooManyArguments])
    }

    @Test func opensTheCodeToOthersOnDemand() throws {
        let swift = SwiftOptions(access: .public, namespace: "Texts")
        let source = String(decoding: try sources(#""a %@": {}"#, swift: swift).symbols, as: UTF8.self)
        #expect(source.contains("public import LocalizationRuntime"))
        #expect(source.contains("extension Texts {"))
        #expect(source.contains("public enum Pizza: StringTable"))
        #expect(source.contains("@_disfavoredOverload public static func a(_ argument1: some Argument) -> Self"))
    }

    @Test func listsTheTablesOfAModule() {
        let (source, collision) = CatalogCompiler.namespaceSource(tableNames: ["Menu", "Main-Menu", "Checkout"])
        #expect(collision == nil)
        let text = String(decoding: source, as: UTF8.self)
        #expect(text.contains("LocalizationTables([Strings.Checkout.self, Strings.MainMenu.self, Strings.Menu.self])"))
    }

    @Test func refusesTwoTablesOfOneType() {
        let (_, collision) = CatalogCompiler.namespaceSource(tableNames: ["Main-Menu", "Main Menu"])
        #expect(collision == "the tables 'Main-Menu' and 'Main Menu' would both have the type 'Strings.MainMenu'")
    }
}
