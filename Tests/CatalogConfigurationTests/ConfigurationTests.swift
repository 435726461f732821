import CatalogCompiler
import CatalogConfiguration
import StringCatalog
import Testing

struct ConfigurationTests {
    @Test func everyMemberIsRead() {
        let result = Configuration.read(
            """
            {
              "languages" : ["de", "pt-BR"],
              "states" : ["translated", "needs_review"],
              "staleEntries" : false,
              "symbols" : { "access" : "public", "keys" : "manual", "namespace" : "Texts" },
              "table" : "file",
              "lints" : { "empty-value" : "off", "final-punctuation" : "error", "needs-review" : "note" }
            }
            """, lintNames: ["empty-value", "final-punctuation", "needs-review"])
        let configuration = result.configuration
        #expect(result.diagnostics.isEmpty)
        #expect(configuration.languages == ["de", "pt-BR"])
        #expect(configuration.states == [.translated, .needsReview])
        #expect(configuration.includesStaleEntries == false)
        #expect(configuration.symbols.access == .public)
        #expect(configuration.symbols.keys == .manual)
        #expect(configuration.symbols.namespace == "Texts")
        #expect(configuration.tableForm == .file)
        #expect(
            configuration.lintLevels == ["empty-value": .off, "final-punctuation": .error, "needs-review": .note])
    }

    @Test func nothingHasToBeSaid() {
        let result = Configuration.read("{}")
        #expect(result.diagnostics.isEmpty)
        #expect(result.configuration.languages == nil)
        #expect(result.configuration.states == nil)
        #expect(result.configuration.includesStaleEntries == nil)
        #expect(result.configuration.symbols == Configuration.SymbolSettings())
        #expect(result.configuration.tableForm == nil)
        #expect(result.configuration.lintLevels.isEmpty)
    }

    /// A file and what is said about it.
    struct Mistake: CustomTestStringConvertible {
        let file: String
        let lines: [String]

        init(_ file: String, _ lines: String...) {
            self.file = file
            self.lines = lines
        }

        var testDescription: String { file }
    }

    static let mistakes: [Mistake] = [
        Mistake(
            "", "c:1:1: error: the file is empty; a configuration is a JSON object, {} where there is nothing to set"),
        Mistake(
            "[]",
            "c:1:1: error: the file is no JSON object; a configuration is one, such as {\"languages\" : [\"de\"]}"),
        Mistake(
            "[\"a\",]",
            "c:1:1: error: the file is no JSON object; a configuration is one, such as {\"languages\" : [\"de\"]}",
            "c:1:5: warning: comma after the last member; remove it"),
        Mistake("{\n// a word\n}", "c:2:1: error: JSON has no comments; remove it"),
        Mistake("{\"table\" : \"file\",}", "c:1:18: warning: comma after the last member; remove it"),
        Mistake(
            "{\"table\" : \"file\", \"table\" : \"file\"}",
            "c:1:20: error: the key 'table' occurs on line 1 and again on line 1; the last one counts, remove one",
            "c:1:2: note: first here"),
        Mistake(
            "{\n  \"language\" : [\"de\"]\n}",
            "c:2:3: error: the configuration has no member 'language'; choose from languages, states, staleEntries, "
                + "symbols, table, lints"),
        Mistake(
            "{ \"symbols\" : { \"acces\" : \"public\" } }",
            "c:1:17: error: 'symbols' has no member 'acces'; choose from access, keys, namespace"),
        Mistake(
            "{ \"languages\" : \"de\" }",
            "c:1:17: error: 'languages' is a string; it has to be an array of strings such as [\"de\"]"),
        Mistake(
            "{ \"states\" : [1, null] }",
            "c:1:15: error: an element of 'states' is a number; it has to be a string",
            "c:1:18: error: an element of 'states' is null; it has to be a string"),
        Mistake(
            "{ \"states\" : [\"done\"] }",
            "c:1:15: warning: 'done' is no state that Xcode knows; those are new, translated, needs_review, "
                + "machine_translated, stale"),
        Mistake(
            "{ \"staleEntries\" : \"no\" }",
            "c:1:20: error: 'staleEntries' is a string; it has to be true or false"),
        Mistake("{ \"symbols\" : true }", "c:1:15: error: 'symbols' is a bool; it has to be an object"),
        Mistake(
            "{ \"symbols\" : { \"access\" : \"open\" } }",
            "c:1:28: error: 'access' cannot be \"open\"; choose from \"internal\", \"package\", \"public\""),
        Mistake(
            "{ \"symbols\" : { \"keys\" : [\"all\"] } }",
            "c:1:26: error: 'keys' is an array; it has to be one of \"all\", \"manual\""),
        Mistake(
            "{ \"symbols\" : { \"namespace\" : \"A { } enum B\" } }",
            "c:1:31: error: 'namespace' cannot be \"A { } enum B\"; it is the name of a Swift type: an ASCII capital, "
                + "then letters, digits, _"),
        Mistake(
            "{ \"symbols\" : { \"namespace\" : \"Self\" } }",
            "c:1:31: error: 'namespace' cannot be \"Self\"; it is the name of a Swift type: an ASCII capital, then "
                + "letters, digits, _"),
        Mistake(
            "{ \"table\" : \"resource\" }",
            "c:1:13: error: 'table' cannot be \"resource\"; choose from \"embedded\", \"file\""),
        Mistake(
            "{ \"lints\" : { \"empty-value\" : \"fatal\" } }",
            "c:1:31: error: 'empty-value' cannot be \"fatal\"; choose from \"off\", \"note\", \"warning\", \"error\""),
        Mistake(
            "{ \"lints\" : { \"empty-values\" : \"off\" } }",
            "c:1:15: error: there is no lint 'empty-values'; choose from empty-value, empty-file, or see 'xcstrings check "
                + "--list-lints'"),
        Mistake(
            "{ \"lints\" : { \"spelling\" : \"off\" } }",
            "c:1:15: error: there is no lint 'spelling'; choose from empty-value, needs-review, empty-file, bad-escape, or see "
                + "'xcstrings check --list-lints'"),
        Mistake(
            "{ \"lints\" : { \"empty-file\" : \"error\", \"bad-escape\" : \"warning\" } }",
            "c:1:54: error: what 'bad-escape' finds is always an error, since no table can be made of it; remove this"),
        // All of them in one run, in the order of the file.
        Mistake(
            "{ \"lints\" : [], \"colour\" : 1, \"table\" : 1 }",
            "c:1:13: error: 'lints' is an array; it has to be an object",
            "c:1:17: error: the configuration has no member 'colour'; choose from languages, states, staleEntries, "
                + "symbols, table, lints",
            "c:1:41: error: 'table' is a number; it has to be one of \"embedded\", \"file\""),
    ]

    @Test(arguments: mistakes) func mistakesAreReportedWithTheirPlaces(_ mistake: Mistake) {
        let result = Configuration.read(
            mistake.file, lintNames: ["empty-value", "needs-review", "empty-file", "bad-escape"])
        #expect(result.diagnostics.flatMap(\.lines) == mistake.lines)
        #expect(result.hasErrors == mistake.lines.contains { $0.contains(": error: ") })
    }

    @Test func namesOfLintsAreLeftToThoseWhoKnowThem() {
        let result = Configuration.read(#"{ "lints" : { "spelling" : "off" } }"#)
        #expect(result.diagnostics.isEmpty)
        #expect(result.configuration.lintLevels == ["spelling": .off])
    }

    @Test func damagedFilesAreReportedAndDoNotTrap() {
        let file = #"{ "lints" : { "empty-value" : "off" }, "symbols" : { "access" : "public" }, "states" : ["new"] }"#
        for end in file.indices {
            let result = Configuration.read(String(file[..<end]))
            #expect(result.hasErrors, "cut after \(file[..<end])")
        }
    }
}

extension Configuration {
    fileprivate static func read(_ text: String, lintNames: [String]? = nil) -> ReadingResult {
        read(Array(text.utf8), path: "c", lintNames: lintNames, errorNames: ["empty-file", "bad-escape"])
    }
}
