import Internationalization
import TestSupport
import Testing

@Suite("Language tags and the test files of CLDR and ICU")
struct LocaleReferenceTests {
    static let canonicalization = "cldr/tests/localeCanonicalization.txt"
    static let likelySubtags = "cldr/tests/likelySubtags.txt"

    /// The file is of 2020. CLDR has since dropped the aliases of Konkani's `knn` and of Mandinka's `mnk`.
    static let droppedAliases = ["knn", "mnk", "knn_Adlm_AC_fonipa", "mnk_Adlm_AC_fonipa"]

    @Test("canonical tags", .enabled(if: ReferenceData.isPresent(canonicalization), "no reference data"))
    func canonicalTags() throws {
        var ran = 0
        var leftOut: [String] = []
        var wrong: [String] = []
        for row in try SemicolonTable.rows(Self.canonicalization) {
            if Self.droppedAliases.contains(row[0]) {
                leftOut.append(row[0])
                continue
            }
            ran += 1
            let tag = LanguageTag(row[0])?.canonical
            let expected = row[1].replacing("_", with: "-")
            if tag?.description != expected { wrong.append("\(row[0]): \(tag?.description ?? "nil"), not \(expected)") }
        }
        #expect(wrong == [])
        #expect(ran == 1609)
        #expect(leftOut == Self.droppedAliases)
    }

    @Test("likely subtags", .enabled(if: ReferenceData.isPresent(likelySubtags), "no reference data"))
    func likely() throws {
        var ran = 0
        var wrong: [String] = []
        for row in try SemicolonTable.rows(Self.likelySubtags) {
            ran += 1
            let tag = try #require(LanguageTag(row[0]))
            let maximized = tag.maximized?.description ?? "FAIL"
            // An empty field repeats the one before it.
            let favoringScript = row[2].isEmpty ? row[1] : row[2]
            let favoringRegion = row[3].isEmpty ? favoringScript : row[3]
            let results = [
                maximized, tag.minimized()?.description ?? "FAIL",
                tag.minimized(favoringRegion: true)?.description ?? "FAIL",
            ]
            if results != [row[1], favoringScript, favoringRegion] { wrong.append("\(row): \(results)") }
        }
        #expect(wrong == [])
        #expect(ran == 1802)
    }
}
