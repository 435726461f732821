import CatalogProgress
import StringCatalog

/// `xcstrings status`: how far translations are.
struct StatusCommand: Command {
    private static let paths = Positional(
        "PATH", .oneOrMore, isPath: true,
        help: "A catalog, a folder that is searched for catalogs, or - for standard input.")
    private static let languages = LanguageChoice.option(
        "Show this language only; one that a catalog lacks is missing.")
    private static let json = CommandOption("json", help: "Print JSON, as --format json does.")
    private static let format = CommandOption(
        "format", value: .choice("FORMAT", among: ["text", "json", "markdown", "tsv"]), help: "How to print.")
    private static let sort = CommandOption(
        "sort", value: .choice("ORDER", among: ["language", "translated", "filled"]),
        help: "Order the languages by tag, or by a percentage, the highest first.")
    private static let list = CommandOption(
        "list",
        value: .choice("STATE", among: UnitState.allCases.map(\.name) + [StatusList.staleName]),
        help: "Print the keys in this state with source text and comment instead of the counts.")
    private static let failUnder = CommandOption(
        "fail-under", value: .text("PERCENT"),
        help: "End with 1 when a language, over all catalogs, is translated by less than PERCENT, such as 95 or 99.5.")
    private static let since = CommandOption(
        "since", value: .text("REVISION"),
        help: "Print the keys whose source text changed since a git revision while the translation did not, instead "
            + "of the counts.")

    static let description = CommandDescription(
        "status", summary: "Show how far the translations of catalogs are.",
        details: StatusText.definition,
        positionals: [paths],
        options: [languages, json, format, sort, list, since, failUnder],
        examples: [
            .init("xcstrings status Sources", "Counts and percentages of every catalog below Sources."),
            .init("xcstrings status App.xcstrings --list missing -l fr", "What is still to be translated into French."),
            .init("xcstrings status . --since v1.2", "Which translations may be out of date after this version?"),
            .init("xcstrings status . --fail-under 100 -l de", "A check for a build: is German complete?"),
        ])

    private let paths: [String]
    private let languages: LanguageChoice
    private let format: String
    private let sort: String
    private let list: String?
    private let since: String?
    private let threshold: PercentThreshold?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        paths = arguments.values(of: Self.paths)
        languages = LanguageChoice(arguments.values(of: Self.languages))
        sort = arguments.value(of: Self.sort) ?? "language"
        list = arguments.value(of: Self.list)
        let format = arguments.value(of: Self.format)
        if arguments.has(Self.json), let format, format != "json" {
            throw UsageError("'--json' and '--format \(format)' contradict each other")
        }
        self.format = arguments.has(Self.json) ? "json" : format ?? "text"
        since = arguments.value(of: Self.since)
        if since != nil {
            if list != nil { throw UsageError("'--list' and '--since' print different lists; give one of them") }
            if paths.contains(CatalogFinder.standardInput) {
                throw UsageError("'--since' compares files with their history, and standard input has none")
            }
        }
        if let percent = arguments.value(of: Self.failUnder) {
            guard let threshold = PercentThreshold(percent) else {
                throw UsageError("'\(percent)' is no percentage; give a number from 0 to 100, such as 95 or 99.5")
            }
            self.threshold = threshold
        } else {
            threshold = nil
        }
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        var exitCode = ExitCode.success
        var catalogs: [StringCatalog] = []
        for path in try CatalogFinder.files(at: paths) {
            let (catalog, hasErrors) = try CatalogFile.read(path, output)
            if hasErrors {
                exitCode = .inputError
                if catalog != nil {
                    output.report("warning", "the figures of '\(path)' count what could be read of it")
                }
            }
            if let catalog { catalogs.append(catalog) }
        }
        var progress = catalogs.map { CatalogProgress(of: $0) }
        if !languages.isEverything {
            warnOfUnknownLanguages(progress, output)
            progress = progress.map { $0.selecting(languages.tags(among: $0.languages.map(\.languageTag))) }
        }
        if let since {
            var changes = StatusSince(revision: since)
            var history = try GitHistory(revision: since)
            for (catalog, progress) in zip(catalogs, progress) {
                try changes.add(catalog, progress, from: &history, output)
            }
            if changes.hasErrors { exitCode = .inputError }
            changes.print(as: format, output)
        } else if let list {
            StatusList(catalogs: catalogs, progress: progress, stateName: list).print(as: format, output)
        } else {
            print(progress.map(sorted), output)
        }
        if let threshold, !threshold.isReached(by: progress, output) { exitCode = .inputError }
        return exitCode
    }

    private func print(_ progress: [CatalogProgress], _ output: Output) {
        let sums = sorted(LanguageProgress.sum(of: progress))
        switch format {
        case "json": output.write(StatusJSON.value(of: progress, sums: sums).document)
        case "tsv": StatusTSV.print(progress, output)
        case "markdown": StatusMarkdown.print(progress, sums: sums, output)
        default: StatusText.print(progress, sums: sums, output)
        }
    }

    private func warnOfUnknownLanguages(_ progress: [CatalogProgress], _ output: Output) {
        let available = LanguageProgress.sum(of: progress).map(\.languageTag)
        for tag in languages.unknown(among: available) {
            output.report(
                "warning", "no catalog has the language '\(tag)'" + Suggestion.clause(for: tag, among: available))
        }
    }

    private func sorted(_ progress: CatalogProgress) -> CatalogProgress {
        progress.selecting(sorted(progress.languages).map(\.languageTag))
    }

    /// The languages in the order asked for; those with equal percentages stay in the order of their tags.
    private func sorted(_ languages: [LanguageProgress]) -> [LanguageProgress] {
        let share: (LanguageProgress) -> Share
        switch sort {
        case "translated": share = { $0.counts.translatedShare }
        case "filled": share = { $0.counts.filledShare }
        default: return languages
        }
        return languages.enumerated()
            .sorted { left, right in
                let (leftShare, rightShare) = (share(left.element), share(right.element))
                return leftShare == rightShare ? left.offset < right.offset : leftShare > rightShare
            }
            .map(\.element)
    }
}
