import Foundation
import StringCatalog
import TestSupport
import Testing

/// The catalogs of the project: each in `Catalogs/Invalid` has one defect, with what is to be said about it beside it.
struct CatalogFileTests {
    private static let folder = ReferenceData.packageDirectory.appending(path: "Catalogs")

    private static func names(in subfolder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: subfolder).path)
            .filter { $0.hasSuffix(".xcstrings") }.map { String($0.dropLast(10)) }.sorted()
    }

    private static func read(_ path: String) throws -> StringCatalog.ReadingResult {
        let url = folder.appending(path: path)
        return StringCatalog.read([UInt8](try Data(contentsOf: url)), path: url.lastPathComponent)
    }

    /// Defects that reading finds; the others are found by compiling.
    static let readingDefects = [
        "ArgNumNotInteger", "BadEscape", "BadNumber", "CommentNumber", "Comments", "ConflictMarkers",
        "ControlCharacter", "DuplicateKey", "EmptyFile", "EntryNotObject", "ExtraClosingBrace", "InvalidUTF8",
        "LocalizationEmpty", "LocalizationScalar", "LocalizationsNull", "LocalizationsString", "MissingClosingBrace",
        "MissingColon", "MissingComma", "MissingOpeningBrace", "MissingSourceLanguage", "MissingStrings",
        "MissingVersion", "PluralFormWithoutState", "RawLineBreak", "RootArray", "SeveralStructureDefects",
        "ShouldTranslateString", "SingleQuotes", "StringUnitNullState", "StringUnitWithoutState",
        "StringUnitWithoutValue", "SubstitutionWithoutVariations", "TextAfterEnd", "TextBeforeFirstBrace",
        "TrailingComma", "TruncatedFile", "TypographicQuotes", "UnescapedQuote", "UnpairedSurrogate",
        "UnterminatedString", "VariationWithoutText", "VariationsNull", "VersionBool",
    ]

    @Test(arguments: readingDefects) func readingSaysWhatIsWrong(name: String) throws {
        let found = try Self.read("Invalid/\(name).xcstrings").diagnostics.flatMap(\.lines)
        let expected = try String(
            contentsOf: Self.folder.appending(path: "Invalid/\(name).diagnostics.txt"), encoding: .utf8)
        #expect(found == expected.split(separator: "\n").map(String.init))
    }

    @Test func readingSaysNothingThatIsNotExpected() throws {
        for name in try Self.names(in: "Invalid") {
            let found = try Self.read("Invalid/\(name).xcstrings").diagnostics.flatMap(\.lines)
            let expected = try String(
                contentsOf: Self.folder.appending(path: "Invalid/\(name).diagnostics.txt"), encoding: .utf8)
            #expect(Set(found).isSubset(of: expected.split(separator: "\n").map(String.init)), "\(name)")
        }
    }

    @Test func validCatalogsReadWithoutWarning() throws {
        let names = try Self.names(in: "Valid")
        #expect(names.contains("UTF16"))
        for name in names {
            let result = try Self.read("Valid/\(name).xcstrings")
            #expect(result.diagnostics.allSatisfy { $0.severity == .note }, "\(name): \(result.diagnostics)")
            #expect(result.catalog?.entries.isEmpty == false, "\(name)")
        }
    }
}
