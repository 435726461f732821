import CatalogLints
import StringCatalog
import Testing

/// An entry, and what one rule finds in it. The mark ¶ stands in the entry at each place that is reported.
struct LintCase: Sendable, CustomTestStringConvertible {
    /// The name of the rule.
    let lint: String
    /// The members of `strings`, with marks.
    let strings: String
    let sourceLanguage: String
    /// The words of each finding with its language and key path, in order.
    let findings: [String]

    init(_ lint: String, _ strings: String, source: String = "en", _ findings: String...) {
        self.lint = lint
        self.strings = strings
        sourceLanguage = source
        self.findings = findings
    }

    var testDescription: String { "\(lint): \(strings)" }

    /// Checks the entry by the rule alone and compares words and places.
    func check() throws {
        let marked = #"{"sourceLanguage" : "\#(sourceLanguage)", "strings" : {\#(strings)}, "version" : "1.0"}"#
        var text = ""
        var columns: [Int] = []
        for scalar in marked.unicodeScalars {
            if scalar == "¶" {
                columns.append(text.unicodeScalars.count + 1)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        var selection = LintSelection()
        try selection.only(lint)
        let found = CatalogCheck(Array(text.utf8), path: "x", tableName: "x", selection: selection)
            .diagnostics
        let severity = try #require(LintTable.lint(named: lint)).severity
        #expect(columns.count == findings.count, "a mark for each finding: \(strings)")
        let expected = zip(columns, findings).map { "x:1:\($0): \(severity.rawValue): \($1)" }
        #expect(found.map(\.description) == expected)
        #expect(found.allSatisfy { $0.name == lint })
    }

    // MARK: Entries

    /// An entry with texts by language, those beginning with a brace being localizations as they are.
    static func entry(
        _ key: String, _ texts: KeyValuePairs<String, String> = [:], mark: String = "", state: String = "translated",
        members: String = ""
    ) -> String {
        let localizations = texts.map { language, text in
            text.hasPrefix("{") ? "\(quoted(language)) : \(text)" : "\(quoted(language)) : \(unit(text, state: state))"
        }
        return "\(mark)\(quoted(key)) : {\(members)\"localizations\" : {\(localizations.joined(separator: ", "))}}"
    }

    /// A string unit. A mark at the start of the text stands before the quote where the whole text is meant.
    static func unit(_ text: String, state: String = "translated") -> String {
        #"{"stringUnit" : {"state" : "\#(state)", "value" : \#(quoted(text))}}"#
    }

    /// Plural forms in the order given.
    static func plural(_ forms: KeyValuePairs<String, String>, mark: String = "") -> String {
        #"{"variations" : {\#(mark)"plural" : {\#(Self.forms(forms))}}}"#
    }

    /// Forms for devices, those beginning with a brace being forms as they are.
    static func device(_ forms: KeyValuePairs<String, String>, mark: String = "") -> String {
        #"{"variations" : {\#(mark)"device" : {\#(Self.forms(forms))}}}"#
    }

    /// A text with one substitution that varies by plural.
    static func substitution(
        _ text: String, _ name: String, argNum: Int? = 1, specifier: String = "lld",
        _ forms: KeyValuePairs<String, String>, mark: String = ""
    ) -> String {
        let argument = argNum.map { "\"argNum\" : \($0), " } ?? ""
        return
            #"{"stringUnit" : {"state" : "translated", "value" : \#(quoted(text))}, "substitutions" : {"\#(name)" : "#
            + #"{\#(argument)"formatSpecifier" : "\#(specifier)", "#
            + #""variations" : {\#(mark)"plural" : {\#(Self.forms(forms))}}}}}"#
    }

    private static func forms(_ forms: KeyValuePairs<String, String>) -> String {
        forms.map { name, text in
            let (mark, name) = name.hasPrefix("¶") ? ("¶", String(name.dropFirst())) : ("", name)
            return "\(mark)\(quoted(name)) : \(text.hasPrefix("{") ? text : unit(text))"
        }.joined(separator: ", ")
    }

    /// A JSON string. `¶"` at its start puts the mark before the quote.
    private static func quoted(_ text: String) -> String {
        let (mark, text) = text.hasPrefix("¶\"") ? ("¶", String(text.dropFirst(2))) : ("", text)
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": escaped += "\\\""
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return "\(mark)\"\(escaped)\""
    }
}
