import Foundation
import StringCatalog
import Testing

@testable import CatalogReport

struct ReportTests {
    private static func report(
        _ strings: String, path: String = "A.xcstrings", findings: [Diagnostic] = []
    ) throws -> CatalogReport.Catalog {
        let text = #"{"sourceLanguage" : "en", "strings" : {\#(strings)}, "version" : "1.0"}"#
        let result = StringCatalog.read(Array(text.utf8), path: path)
        let catalog = try #require(result.catalog)
        return CatalogReport.Catalog(path: path, catalog: catalog, diagnostics: result.diagnostics + findings)
    }

    private static func unit(_ value: String, _ state: String = "translated") -> String {
        #"{"stringUnit" : {"state" : "\#(state)", "value" : "\#(value)"}}"#
    }

    /// What stands in the page as data.
    private static func dataText(of page: [UInt8]) throws -> String {
        let html = String(decoding: page, as: UTF8.self)
        let start = try #require(html.range(of: #"<script type="application/json" id="data">"#)).upperBound
        let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
        return String(html[start..<end])
    }

    /// The data of a page as its script gets it.
    private static func data(of page: [UInt8]) throws -> [String: Any] {
        let text = try dataText(of: page)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private static func entry(_ members: String, findings: [Diagnostic] = []) throws -> [String: Any] {
        let page = CatalogReport(of: [try report(#""k" : {\#(members)}"#, findings: findings)]).html()
        let catalogs = try #require(try data(of: page)["catalogs"] as? [[String: Any]])
        return try #require((catalogs[0]["entries"] as? [[String: Any]])?.first)
    }

    /// Localizations, and what the page is told of them. The languages are numbered by their tags.
    static let localizations: [(localizations: String, texts: String)] = [
        (#""de" : \#(unit("x"))"#, #"[[0,4,"x"]]"#),
        (#""de" : \#(unit("x", "needs_review")), "en" : \#(unit("y", "new"))"#, #"[[0,2,"x"],[1,4,"y"]]"#),
        // A state that is none of Apple's counts as needs_review and is shown as it is written.
        (#""de" : \#(unit("x", "odd"))"#, #"[[0,2,[["","x","odd"]]]]"#),
        (#""de" : null"#, "[]"),
        // Polish needs four forms; what is missing is listed.
        (
            #""pl" : {"variations" : {"plural" : {"one" : \#(unit("a")), "other" : \#(unit("b", "new"))}}}"#,
            #"[[1,0,[["plural.one","a","translated"],["plural.other","b","new"]],["plural.few","plural.many"]]]"#
        ),
        (
            #""de" : {"variations" : {"device" : {"mac" : \#(unit("a")), "other" : \#(unit("b"))}}}"#,
            #"[[0,4,[["device.mac","a"],["device.other","b"]]]]"#
        ),
        (
            #"""
            "de" : {"stringUnit" : {"state" : "translated", "value" : "%#@n@"}, "substitutions" : {"n" : {"variations" :
            {"plural" : {"one" : \#(unit("a")), "other" : \#(unit("b"))}}}}}
            """#,
            #"[[0,4,[["","%#@n@"],["substitutions.n.plural.one","a"],["substitutions.n.plural.other","b"]]]]"#
        ),
        (
            #""de" : {"stringSet" : {"state" : "translated", "values" : ["a", "b"]}}"#,
            #"[[0,4,[["stringSet.1","a"],["stringSet.2","b"]]]]"#
        ),
    ]

    @Test(arguments: localizations) func textsAreTold(localizations: String, texts: String) throws {
        let entry = try Self.entry(#""localizations" : {\#(localizations)}"#)
        let data = try JSONSerialization.data(withJSONObject: try #require(entry["texts"]), options: [.sortedKeys])
        #expect(String(decoding: data, as: UTF8.self) == texts)
    }

    @Test func whatIsNoUnitIsMarked() throws {
        #expect(try Self.entry(#""extractionState" : "stale""#)["stale"] as? Int == 1)
        #expect(try Self.entry(#""shouldTranslate" : false"#)["uncounted"] as? Int == 1)
        let plain = try Self.entry(#""comment" : "c""#)
        #expect(plain["stale"] == nil && plain["uncounted"] == nil && plain["comment"] as? String == "c")
    }

    @Test func findingsStandAtTheirEntry() throws {
        func finding(_ name: String, _ keyPath: String?, _ language: String? = nil) -> Diagnostic {
            Diagnostic(
                DiagnosticMessage(name, .warning, "Look at \(name)"), path: "A.xcstrings",
                position: SourcePosition(line: 3, column: 7), language: language, keyPath: keyPath,
                notes: [Diagnostic.Note("here", position: SourcePosition(line: 1, column: 2))])
        }
        let catalog = try Self.report(
            #""a" : {"localizations" : {"de" : \#(Self.unit("x"))}}, "a|==|b" : {}"#,
            findings: [
                finding("whole-file", nil), finding("of-key", "a"), finding("of-part", "a|==|plural.one", "de"),
                finding("of-longer-key", "a|==|b|==|plural.one"), finding("of-no-key", "z|==|b"),
            ])
        let data = try Self.data(of: CatalogReport(of: [catalog]).html())
        let reported = try #require((data["catalogs"] as? [[String: Any]])?.first)
        func names(_ value: Any?) -> [String] { (value as? [[String: Any]] ?? []).compactMap { $0["name"] as? String } }
        let entries = try #require(reported["entries"] as? [[String: Any]])
        #expect(entries.map { names($0["findings"]) } == [["of-key", "of-part"], ["of-longer-key"]])
        #expect(names(reported["findings"]) == ["whole-file", "of-no-key"])
        let part = try #require((entries[0]["findings"] as? [[String: Any]])?.last)
        #expect(part["severity"] as? String == "warning" && part["message"] as? String == "Look at of-part")
        #expect(part["line"] as? Int == 3 && part["column"] as? Int == 7 && part["language"] as? Int == 0)
        #expect((part["notes"] as? [[Any]])?.first?.last as? String == "here")
    }

    @Test func directionsAreThoseOfTheScripts() throws {
        let tags = ["ar", "az-Arab", "az", "he", "not a tag", "ur_PK", "zh-Hant"]
        let localizations = tags.map { #""\#($0)" : \#(Self.unit("x"))"# }.joined(separator: ", ")
        let page = CatalogReport(of: [try Self.report(#""k" : {"localizations" : {\#(localizations)}}"#)]).html()
        let data = try Self.data(of: page)
        let all = try #require(data["tags"] as? [String])
        let rightToLeft = try #require(data["rtl"] as? [Int]).map { all[$0] }
        #expect(rightToLeft.sorted() == ["ar", "az-Arab", "he", "ur_PK"])
    }

    /// The policy names exactly the script and the style that stand in the page.
    @Test func thePolicyAllowsThePageItself() throws {
        let html = String(decoding: CatalogReport(of: []).html(), as: UTF8.self)
        for (tag, directive) in [("script", "script-src"), ("style", "style-src")] {
            let start = try #require(html.range(of: "<\(tag)>")).upperBound
            let end = try #require(html.range(of: "</\(tag)>", range: start..<html.endIndex)).lowerBound
            let digest = Base64.text(of: SHA256.digest(of: Array(html[start..<end].utf8)))
            #expect(html.contains("\(directive) 'sha256-\(digest)'"))
        }
        #expect(html.contains("default-src 'none'"))
        #expect(!html.contains(" style=\"") && !html.contains(" onclick"))
    }

    @Test func nothingOfACatalogIsMarkup() throws {
        let attack = #"</script><script>alert(1)</script><!-- \" ' & \u2028"#
        let path = "<b>&\"'.xcstrings"
        let catalog = try Self.report(
            #""\#(attack)" : {"comment" : "\#(attack)", "localizations" : {"\#(attack)" : \#(Self.unit(attack))}}"#,
            path: path)
        var report = CatalogReport(of: [catalog], title: "<i>T</i>", date: "<u>D</u>")
        let html = String(decoding: report.html(), as: UTF8.self)
        #expect(html.components(separatedBy: "<script").count == 3)
        #expect(!html.contains("<b>") && !html.contains("<i>") && !html.contains("<u>") && !html.contains("<!-- "))
        let data = try Self.dataText(of: report.html())
        #expect(!data.unicodeScalars.contains { "<>&'\u{2028}".unicodeScalars.contains($0) })
        let entries = try #require(
            (try Self.data(of: report.html())["catalogs"] as? [[String: Any]])?.first?["entries"] as? [[String: Any]])
        #expect(entries.first?["comment"] as? String == "</script><script>alert(1)</script><!-- \" ' & \u{2028}")
        // The same again gives the same bytes.
        let first = report.html()
        #expect(first == report.html())
        report.date = nil
        #expect(first != report.html())
    }

    @Test func aCatalogThatCannotBeReadIsShownByItsFindings() throws {
        let result = StringCatalog.read([], path: "Empty.xcstrings")
        let page = CatalogReport(of: [
            .init(path: "Empty.xcstrings", catalog: result.catalog, diagnostics: result.diagnostics)
        ]).html()
        let reported = try #require((try Self.data(of: page)["catalogs"] as? [[String: Any]])?.first)
        #expect((reported["findings"] as? [[String: Any]])?.count == 1)
        #expect(String(decoding: page, as: UTF8.self).contains("<dt>Catalog</dt><dd>1</dd>"))
    }
}
