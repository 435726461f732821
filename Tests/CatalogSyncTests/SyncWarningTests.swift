import StringCatalog
import Testing

@testable import CatalogSync

/// What a sync refuses, what it warns of, and where keys go.
struct SyncWarningTests {
    /// How many of four entries are in the code, and whether the catalog is left alone.
    static let halves: [(kept: Int, isForced: Bool, isRefused: Bool)] = [
        (4, false, false), (2, false, false), (1, false, true), (0, false, true), (0, true, false),
    ]

    @Test(arguments: halves)
    func moreThanHalfBecomingStaleIsRefused(_ kept: Int, _ isForced: Bool, _ isRefused: Bool) throws {
        let keys = ["A", "B", "C", "D"]
        let entries = keys.map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n")
        let code = keys.prefix(kept).map { "Text(\"\($0)\")" }.joined(separator: "\n")
        for removesStale in [false, true] {
            let plan = try SyncCase.plan(
                entries, code, options: SyncOptions(removesStale: removesStale, isForced: isForced))
            #expect(plan.isRefused == isRefused)
            #expect(plan.vanishedCount == 4 - kept)
        }
    }

    static let warnings: [(entries: String, code: String, message: String)] = [
        (
            "", #"Text("\(order.name) is hot")"#,
            "0.swift:1:6: warning: the type of 'order.name' cannot be seen, so that the key is taken to be '%@ is hot'; write "
                + "the type where the value is declared, or correct the key in the catalog"
        ),
        (
            "", "String(localized: \"k\", defaultValue: \"A\")\nString(localized: \"k\", defaultValue: \"B\")",
            "0.swift:2:19: warning: the key 'k' has the default value 'B' here and 'A' at 0.swift:1:19, which counts; make "
                + "them the same"
        ),
        (
            """
                "k" : {
                  "extractionState" : "extracted_with_value",
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Edited"
                      }
                    }
                  }
                }
            """, #"String(localized: "k", defaultValue: "Value")"#,
            "0.swift:1:19: warning: the default value of 'k' differs from the source text that was edited at "
                + "Localizable.xcstrings:10:23 and stays; change one of them, or the state there to new"
        ),
    ]

    /// That the source text changed is not told of one that stays.
    @Test func aTextThatStaysIsNotToldAsChanged() throws {
        let entry = """
                "k" : {
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Edited"
                      }
                    }
                  }
                }
            """
        let plan = try SyncCase.plan(entry, #"String(localized: "k", defaultValue: "Value")"#)
        #expect(plan.changes.map(\.newText) == ["Edited"])
        #expect(plan.diagnostics.count == 1)
    }

    @Test(arguments: warnings)
    func whatIsDoubtfulIsReported(_ entries: String, _ code: String, _ message: String) throws {
        #expect(try SyncCase.plan(entries, code).diagnostics.map(\.description) == [message])
    }

    @Test
    func keysGoToTheirTables() throws {
        let code = """
            String(localized: "a", table: "Order"); Text("b"); localizer.text("c"); localizer.text("d")
            String(localized: "e", table: "Menu"); String(localized: "f", table: "Menu"); Text("f", tableName: "Menu")
            String(localized: "g", table: name)
            """
        let order = try SyncCase.catalog("    \"c\" : {\n\n    }", path: "Order.xcstrings")
        let extraction = ExtractionCase.extract(code)
        let both = CatalogSync.plan(
            [.init(order, table: "Order"), .init(try SyncCase.catalog(""), table: "Localizable")], extraction,
            options: SyncOptions())
        #expect(both.plans.map(SyncCase.words) == [["new a"], ["new b", "new d"]])
        #expect(both.otherTables.map(\.name) == ["Menu"])
        #expect(both.otherTables.map(\.keyCount) == [2])

        let named = CatalogSync.plan(
            [.init(order, table: "Order"), .init(try SyncCase.catalog(""), table: "Basket")], extraction,
            options: SyncOptions())
        #expect(named.plans.map(SyncCase.words) == [["new a"], []])
        #expect(
            named.diagnostics.map(\.description) == [
                "A.swift:1:88: warning: none of the catalogs has the key 'd', and the call does not say which one it belongs "
                    + "to; add it to one, or give a single catalog"
            ])
    }

    @Test
    func keysThatCodeDoesNotTellStay() throws {
        let entries = ["1Xt-HY-uBw.title", "CFBundleName"].map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n")
        for (table, changes) in [("InfoPlist", []), ("AppShortcuts", []), ("Main", ["stale CFBundleName"])] {
            let target = CatalogSync.Target(try SyncCase.catalog(entries), table: table)
            let result = CatalogSync.plan([target], Extraction(), options: SyncOptions())
            #expect(result.plans.map(SyncCase.words) == [changes])
        }
    }

    @Test
    func keysThatDifferInTheirBytesAloneAreTwo() throws {
        let plan = try SyncCase.plan("    \"e\u{301}\" : {\n\n    }", "Text(\"\u{E9}\")")
        #expect(plan.changes.map { Array($0.key.utf8) } == [Array("\u{E9}".utf8), Array("e\u{301}".utf8)])
        #expect(plan.changes.map(\.kind) == [.new, .stale])
    }

    static let positions: [(text: String, positioned: String)] = [
        ("plain", "plain"), ("%@", "%@"), ("%@ of %lld", "%1$@ of %2$lld"), ("%.2f–%05d%%", "%1$.2f–%2$05d%%"),
        ("%2$@ %@", "%2$@ %@"), ("100% a %@ 50% b", "100% a %@ 50% b"), ("%#@a@ %@", "%#@a@ %@"),
        ("%%%@%@", "%%%1$@%2$@"),
    ]

    @Test(arguments: positions)
    func severalArgumentsAreNumbered(_ text: String, _ positioned: String) {
        #expect(KeySkeleton.positioned(text) == positioned)
        #expect(KeySkeleton.positioned(positioned) == positioned)
    }
}
