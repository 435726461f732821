import Foundation
import LocalizationRuntime
import LocalizationTesting
import TestSupport
import Testing

struct LocalizationTestingTests {
    private static let catalog = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld files": {"localizations": {"pl": {"variations":
        {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}}}}
        """#

    /// The type of a program's table, which lacks the text.
    private enum Files: StringTable {
        static let table = LocalizationTable.embedded("")
    }

    @Test func aCatalogInMemoryGivesALocalizer() throws {
        let localizer = try Localizer(catalog: Self.catalog, language: "pl")
        #expect(localizer.text("%lld files", 22) == "22 pliki")
        #expect(localizer.languageTag == "pl")
        let tables = try LocalizationTables(catalog: Array(Self.catalog.utf8))
        #expect(Localizer(tables, acceptLanguage: "fr, pl;q=0.5").text("%lld files", 5) == "5 plików")
    }

    @Test func symbolsAreServedToo() throws {
        let message = Message<Files>(MessageSymbol(0, 1, "%lld files"), Arguments(1))
        let tables = try LocalizationTables(catalog: Self.catalog, for: Files.self)
        #expect(Localizer(tables, language: "pl").text(message) == "1 plik")
    }

    @Test func aCatalogFileGivesALocalizer() throws {
        let path = ReferenceData.packageDirectory.appending(path: "Catalogs/Pizza/Order.xcstrings").path
        #expect(try Localizer(catalogAt: path, language: "ru").text("order.slices", 21) == "У вас 21 кусок.")
        let tables = try LocalizationTables(catalogAt: path, for: Files.self)
        #expect(Localizer(tables, language: "ru").text("order.slices", 3) == "У вас 3 куска.")
    }

    @Test func errorsPrintAllFindings() throws {
        let text =
            #"{"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"ru": {}}}, "b": 1}}"#
        let error = try #require(throws: CatalogError.self) { try Localizer(catalog: text, language: "ru") }
        let lines = "\(error)".split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("Test.xcstrings:1:80: error: "))
        #expect(lines[1].hasPrefix("Test.xcstrings:1:97: error: "))
        let missing = try #require(throws: CatalogError.self) {
            try Localizer(catalogAt: "no/such.xcstrings", language: "ru")
        }
        #expect("\(missing)" == "cannot open 'no/such.xcstrings': No such file or directory")
    }
}
