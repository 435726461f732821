import CatalogProgress
import StringCatalog
import Testing

struct SourceChangeTests {
    /// Two versions of an entry, and what comes of them.
    struct Case: CustomTestStringConvertible {
        let name: String
        let old: String
        let new: String
        /// The changed texts as `way: old → new`.
        var changes: [String] = []
        /// The untouched translation into French as `way: text`; nil where there is none.
        var translation: [String]?

        var testDescription: String { name }
    }

    private static func unit(_ value: String, _ state: String = "translated") -> String {
        #"{"stringUnit" : {"state" : "\#(state)", "value" : "\#(value)"}}"#
    }

    private static func entry(_ english: String?, _ french: String?, _ members: String = "") -> String {
        let localizations = [english.map { #""en" : \#($0)"# }, french.map { #""fr" : \#($0)"# }].compactMap { $0 }
        return #"{\#(members) "localizations" : {\#(localizations.joined(separator: ", "))}}"#
    }

    private static func plural(_ one: String, _ other: String) -> String {
        #"{"variations" : {"plural" : {"one" : \#(unit(one)), "other" : \#(unit(other))}}}"#
    }

    static let cases: [Case] = [
        Case(
            name: "the source changed, the translation did not",
            old: entry(unit("Hello"), unit("Salut")), new: entry(unit("Hi"), unit("Salut")),
            changes: [": Hello → Hi"], translation: [": Salut"]),
        Case(
            name: "both changed", old: entry(unit("Hello"), unit("Salut")), new: entry(unit("Hi"), unit("Coucou")),
            changes: [": Hello → Hi"]),
        Case(
            name: "neither changed", old: entry(unit("Hello"), unit("Salut")), new: entry(unit("Hello"), unit("Salut"))
        ),
        Case(
            name: "the text of the source was the key", old: entry(nil, unit("Salut")),
            new: entry(unit("Hi"), unit("Salut")), changes: [": greeting → Hi"], translation: [": Salut"]),
        Case(
            name: "the key written out is no change", old: entry(nil, unit("Salut")),
            new: entry(unit("greeting"), unit("Salut"))),
        Case(
            name: "an accent written in another way is another text",
            old: entry(unit("Caf\u{E9}"), unit("Salut")), new: entry(unit("Cafe\u{301}"), unit("Salut")),
            changes: [": Caf\u{E9} → Cafe\u{301}"], translation: [": Salut"]),
        Case(
            name: "one plural form of the source changed", old: entry(plural("a", "b"), plural("x", "y")),
            new: entry(plural("a", "c"), plural("x", "y")), changes: ["plural.other: b → c"],
            translation: ["plural.one: x", "plural.other: y"]),
        Case(
            name: "a text that becomes a choice", old: entry(unit("a"), unit("x")),
            new: entry(plural("a", "b"), unit("x")),
            changes: ["plural.one:  → a", "plural.other:  → b", ": a → "], translation: [": x"]),
        Case(
            name: "a mark for review is no translation", old: entry(unit("Hello"), unit("Salut")),
            new: entry(unit("Hi"), unit("Salut", "needs_review")), changes: [": Hello → Hi"],
            translation: [": Salut"]),
        Case(
            name: "a confirmed translation is done", old: entry(unit("Hello"), unit("Salut", "needs_review")),
            new: entry(unit("Hi"), unit("Salut")), changes: [": Hello → Hi"]),
        Case(
            name: "a text that is new waits for its translation anyway",
            old: entry(unit("Hello"), unit("Hello", "new")), new: entry(unit("Hi"), unit("Hello", "new")),
            changes: [": Hello → Hi"]),
        Case(
            name: "no translation", old: entry(unit("Hello"), nil), new: entry(unit("Hi"), nil),
            changes: [": Hello → Hi"]),
        Case(
            name: "a translation that was added", old: entry(unit("Hello"), nil), new: entry(unit("Hi"), unit("Salut")),
            changes: [": Hello → Hi"]),
        Case(
            name: "stale entries are no units", old: entry(unit("Hello"), unit("Salut")),
            new: entry(unit("Hi"), unit("Salut"), #""extractionState" : "stale","#)),
        Case(
            name: "entries that are not to be translated are no units", old: entry(unit("Hello"), unit("Salut")),
            new: entry(unit("Hi"), unit("Salut"), #""shouldTranslate" : false,"#)),
    ]

    @Test(arguments: cases) func untouchedTranslationsAreFound(_ test: Case) throws {
        func catalog(_ entry: String, _ path: String) throws -> StringCatalog {
            let text = #"{"sourceLanguage" : "en", "strings" : {"greeting" : \#(entry)}, "version" : "1.0"}"#
            let result = StringCatalog.read(Array(text.utf8), path: path)
            #expect(result.diagnostics.map(\.description) == [])
            return try #require(result.catalog)
        }
        let changes = SourceChange.changes(
            of: try catalog(test.new, "New.xcstrings"), since: try catalog(test.old, "Old.xcstrings"))
        let words = changes.flatMap(\.texts).map { "\($0.path): \($0.old ?? "") → \($0.new ?? "")" }
        // Compared as bytes: strings with accents written in two ways are equal.
        #expect(words.map { Array($0.utf8) } == test.changes.map { Array($0.utf8) })
        let translation = changes.first?.untouchedTranslation(in: "fr")?.map { "\($0.path): \($0.value)" }
        #expect(translation == test.translation)
    }

    @Test func entriesThatTheOldVersionDoesNotHaveAreNew() throws {
        let old = #"{"sourceLanguage" : "en", "strings" : {"e\u0301" : {}}, "version" : "1.0"}"#
        let new = """
            {"sourceLanguage" : "en", "version" : "1.0", "strings" : {
            "\\u00e9" : {"localizations" : {"en" : \(Self.unit("other")), "fr" : \(Self.unit("x"))}}}}
            """
        let oldCatalog = try #require(StringCatalog.read(Array(old.utf8), path: "Old.xcstrings").catalog)
        let newCatalog = try #require(StringCatalog.read(Array(new.utf8), path: "New.xcstrings").catalog)
        #expect(SourceChange.changes(of: newCatalog, since: oldCatalog).isEmpty)
    }
}
