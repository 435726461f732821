import Testing

@testable import xcstrings

struct SuggestionTests {
    @Test(arguments: [
        ("stauts", ["status"]), ("STATUS", ["status"]), ("chek", ["check"]), ("com", ["compile", "completions"]),
        ("xyzzy", []), ("", []), ("statuss", ["status"]), ("s", []),
    ])
    func nearWordsAreFound(word: String, suggestions: [String]) {
        let words = ["status", "check", "compile", "completions", "inspect"]
        #expect(Suggestion.nearest(to: word, among: words) == suggestions)
    }

    @Test func theNearestComesFirstAndTheWordItselfNever() {
        #expect(Suggestion.nearest(to: "Add", among: ["Aid", "Add", "Adds", "add"], limit: 2) == ["add", "Aid"])
    }

    @Test func longWordsAreNotCompared() {
        let long = String(repeating: "a", count: 100_000)
        #expect(Suggestion.nearest(to: long, among: [long + "b"]) == [])
        #expect(Suggestion.nearest(to: "aaaa", among: [long]) == [long])
    }
}
