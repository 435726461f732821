import Foundation
import LocalizationRuntime
import StringCatalog
import Testing

/// The limits that SECURITY.md tells are those of the code.
struct SecurityPageTests {
    /// The limits that other tests reach, with the words of the page: a table of 4096 languages, a text of 64 devices
    /// and of 1 MB in `LimitTests`, JSON of the depth 512 in `JSONCategoryTests`.
    @Test(arguments: [
        ("Placeholders in a text", "\(FormatString.placeholderLimit)"),
        ("Number of an argument", "\(FormatString.positionLimit)"),
        ("Width and precision in a catalog", "\(FormatString.widthLimit)"),
        ("Name of an argument or a substitution", "\(FormatString.nameLimit) bytes"),
        ("Likely mistakes told of one text", "\(FormatString.issueLimit)"),
        (
            "A text with its arguments, unless `LocalizerOptions.longestText` says otherwise",
            "\(LocalizerOptions().longestText >> 20) MB"
        ),
        (
            "Digits that options ask for, width and precision at run time", "\(NumberOptions.Precision.greatestCount)"
        ),
        ("`Accept-Language`", "\(AcceptLanguage.longestHeader) bytes, \(AcceptLanguage.mostRanges) ranges"),
    ]) func limitIsThatOfTheCode(what: String, limit: String) throws {
        let page = try String(contentsOf: Readme.root.appending(path: "SECURITY.md"), encoding: .utf8)
        #expect(page.contains("\n| \(what) | \(limit) |\n"))
    }
}
