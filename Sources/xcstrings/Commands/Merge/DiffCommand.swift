import CatalogMerging
import StringCatalog

/// `xcstrings diff`: what changed from one version of a catalog to another.
struct DiffCommand: Command {
    private static let before = Positional("A", isPath: true, help: "The first version; - is standard input.")
    private static let after = Positional("B", .optional, isPath: true, help: "The second version.")
    private static let json = CommandOption("json", help: "Print JSON.")
    private static let exitCode = CommandOption("exit-code", help: "End with 1 where there is a difference.")
    private static let textconv = CommandOption(
        "textconv", help: "Print the catalog A in lines, one for each text, for git to compare.")

    static let description = CommandDescription(
        "diff", summary: "Tell what changed between two versions of a catalog.",
        details: [
            "Tells in words what was added, removed and changed, by key and language. The order of keys, white space and "
                + "escapes do not count.",
            "With --textconv it prints one catalog as lines. 'xcstrings merge --install' makes 'git diff', 'git show' "
                + "and 'git log -p' compare these lines, by the setting diff.xcstrings.textconv.",
        ],
        positionals: [before, after],
        options: [json, exitCode, textconv],
        examples: [
            .init("xcstrings diff old.xcstrings new.xcstrings", "Two files."),
            .init("git show HEAD~5:App.xcstrings | xcstrings diff - App.xcstrings", "Since five commits ago."),
        ])

    private let before: String
    private let after: String?
    private let isJSON: Bool
    private let usesExitCode: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let before = arguments.value(of: Self.before) else { throw UsageError("A is missing") }
        self.before = before
        after = arguments.value(of: Self.after)
        isJSON = arguments.has(Self.json)
        usesExitCode = arguments.has(Self.exitCode)
        if arguments.has(Self.textconv) {
            if after != nil || isJSON || usesExitCode {
                throw UsageError("'--textconv' prints one catalog; leave out what compares two")
            }
        } else {
            guard let after else { throw UsageError("B is missing") }
            if before == CatalogFinder.standardInput, after == before {
                throw UsageError("only one version can come from standard input")
            }
        }
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        guard let after else {
            let (catalog, hasErrors) = try CatalogFile.read(before, output)
            guard let catalog else { return .inputError }
            for line in CatalogLines.lines(of: catalog) { output.writeLine(line) }
            return hasErrors ? .inputError : .success
        }
        let (old, oldHasErrors) = try CatalogFile.read(before, output)
        let (new, newHasErrors) = try CatalogFile.read(after, output)
        guard let old, let new, !oldHasErrors, !newHasErrors else { return .inputError }
        let differences = CatalogComparison(old, new).differences
        if isJSON {
            output.write(JSONText.object([("differences", .array(differences.map(Self.json)))]).document)
        } else {
            print(differences, output)
        }
        return usesExitCode && !differences.isEmpty ? .inputError : .success
    }

    private func print(_ differences: [CatalogDifference], _ output: Output) {
        var key: String?
        for difference in differences {
            let place = difference.place
            guard let name = place.key else {
                output.writeLine(Self.colored(difference.words, difference.kind, output))
                continue
            }
            if name != key {
                output.writeLine(output.styled((name.isEmpty ? "\"\"" : name).shownInOneLine, .bold))
                key = name
            }
            output.writeLine("  " + Self.colored(difference.words, difference.kind, output))
        }
        output.report(differences.isEmpty ? "no difference" : CountWords.of(differences.count, "difference"))
    }

    private static func colored(_ words: String, _ kind: CatalogDifference.Kind, _ output: Output) -> String {
        switch kind {
        case .added: output.styled(words, .green)
        case .removed: output.styled(words, .red)
        case .changed: output.styled(words, .yellow)
        }
    }

    private static func json(_ difference: CatalogDifference) -> JSONText {
        .object([
            ("kind", .string(difference.kind.rawValue)),
            ("key", .optional(difference.place.key)),
            ("language", .optional(difference.place.language)),
            ("variation", .optional(difference.variation)),
            ("member", .optional(difference.place.member)),
            ("before", .optional(difference.before)),
            ("after", .optional(difference.after)),
        ])
    }
}
