import CatalogLints
import StringCatalog

/// `xcstrings check`: everything that is wrong with catalogs.
struct CheckCommand: Command {
    private static let paths = Positional(
        "PATH", .any, isPath: true,
        help: "A catalog, a folder that is searched for catalogs, or - for standard input.")
    private static let strict = CommandOption("strict", help: "End with 1 on warnings too.")
    private static let format = CommandOption(
        "format", value: .choice("FORMAT", among: CheckFormat.allCases.map(\.rawValue)),
        help:
            "How to print: lines for people on standard error (text), or to standard output our own JSON, SARIF 2.1.0, or "
            + "annotations of GitHub Actions.")
    private static let json = CommandOption("json", help: "The same as --format json.")
    private static let languages = LanguageChoice.option("Leave out what is found in other languages than this.")
    private static let all = CommandOption(
        "all", help: "Show every finding in text, instead of 20 of each rule and file.")
    private static let configuration = CommandOption(
        "config", value: .path("FILE"), help: "Use this configuration instead of the .xcstrings.json above a catalog.")
    private static let baseline = CommandOption(
        "baseline", value: .path("FILE"), help: "Leave out the findings of this file, so that new ones alone fail.")
    private static let writeBaseline = CommandOption(
        "write-baseline", help: "Write all findings to the file of --baseline.")
    private static let explain = CommandOption(
        "explain", value: .text("NAME"), help: "Print what a rule finds, why, and what to do, and end.")
    private static let listLints = CommandOption("list-lints", help: "Print the names of all rules and end.")

    static let description = CommandDescription(
        "check", summary: "Report everything that is wrong with catalogs.",
        details: [
            "Prints errors, warnings and notes as PATH:LINE:COLUMN: SEVERITY: MESSAGE (LANGUAGE: KEY PATH) to standard "
                + "error, in the order of the file, and ends with 1 where there is an error.",
            "Each finding belongs to a rule with a name. Rules are switched on and off here or by the file .xcstrings.json, "
                + "which is found upwards from a catalog: { \"lints\" : { \"final-punctuation\" : \"off\" } }, where a rule is "
                + "\"off\", \"note\", \"warning\" or \"error\".",
        ],
        positionals: [paths],
        options: [
            strict, languages, LintOptions.only, LintOptions.enable, LintOptions.disable, listLints, explain, format,
            json,
            all, configuration, baseline, writeBaseline,
        ],
        examples: [
            .init("xcstrings check Sources", "Checks every catalog below Sources."),
            .init("git show HEAD:App.xcstrings | xcstrings check - --strict", "Checks another version of a file."),
            .init("xcstrings check Sources --only placeholder-missing -l de", "What German translations leave out."),
            .init(
                "xcstrings check . --baseline checks.json --write-baseline",
                "Accepts what there is; from now on --baseline checks.json reports what is new."),
            .init("xcstrings check --explain literal-percent", "Why a percent sign is no good, and what is."),
        ])

    /// What the command does besides checking.
    private enum Question {
        case list
        case lint(Lint)
    }

    private let paths: [String]
    private let question: Question?
    private let isStrict: Bool
    private let format: CheckFormat
    private let languages: LanguageChoice
    private let showsAll: Bool
    private let lintOptions: LintOptions
    private let configurationPath: String?
    private let baselinePath: String?
    private let writesBaseline: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        paths = arguments.values(of: Self.paths)
        isStrict = arguments.has(Self.strict)
        let isJSON = arguments.has(Self.json)
        if isJSON, let other = arguments.value(of: Self.format), other != CheckFormat.json.rawValue {
            throw UsageError("--json and --format \(other) exclude each other")
        }
        format = isJSON ? .json : arguments.value(of: Self.format).flatMap(CheckFormat.init) ?? .text
        languages = LanguageChoice(arguments.values(of: Self.languages))
        showsAll = arguments.has(Self.all)
        lintOptions = try LintOptions(arguments)
        configurationPath = arguments.value(of: Self.configuration)
        baselinePath = arguments.value(of: Self.baseline)
        writesBaseline = arguments.has(Self.writeBaseline)
        if writesBaseline, baselinePath == nil { throw UsageError("--write-baseline needs --baseline FILE") }
        if let name = arguments.value(of: Self.explain) {
            question = .lint(try LintOptions.lint(named: name))
        } else {
            question = arguments.has(Self.listLints) ? .list : nil
        }
        if question == nil, paths.isEmpty { throw UsageError("PATH is missing") }
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        if let question {
            answer(question, output)
            return .success
        }
        let files = try CatalogFinder.files(at: paths)
        let run = try CheckRun(files, options: lintOptions, configurationPath: configurationPath)
        let diagnostics = selected(run, output)
        let fingerprints = Fingerprint.fingerprints(of: diagnostics, path: RelativePath.fromCurrentFolder)
        var findings = zip(diagnostics, fingerprints).map { CheckFinding(diagnostic: $0, fingerprint: $1) }
        if let baselinePath {
            if writesBaseline {
                let baseline = Baseline(
                    diagnostics, fingerprints: fingerprints, path: RelativePath.fromCurrentFolder)
                try BaselineFile.write(baseline, to: baselinePath)
                output.report("wrote \(CountWords.of(diagnostics.count, "finding")) to \(baselinePath)")
                return .success
            }
            findings = try new(findings, baselinePath, files: files, output)
        }
        var counts = DiagnosticCounts()
        counts.add(findings.map(\.diagnostic))
        print(findings, counts, output)
        let kind = baselinePath == nil || findings.isEmpty ? "" : "new: "
        output.report("\(kind)\(counts.words) in \(CountWords.of(files.count, "catalog"))")
        if format == .text, !findings.isEmpty {
            output.report("\(FindingText.counts(of: findings)); 'xcstrings check --explain NAME' says more")
        }
        return counts.isFailure(strict: isStrict) ? .inputError : .success
    }

    private func answer(_ question: Question, _ output: Output) {
        switch (question, format) {
        case (.list, .json): output.write(LintText.json(of: LintTable.lints).document)
        case (.list, _): LintText.printList(output)
        case (.lint(let lint), .json): output.write(LintText.json(of: [lint]).document)
        case (.lint(let lint), _): for line in LintText.lines(of: lint) { output.writeLine(line) }
        }
    }

    /// The findings in the languages that were asked for, and those that are about none.
    private func selected(_ run: CheckRun, _ output: Output) -> [Diagnostic] {
        if languages.isEverything { return run.diagnostics }
        for tag in languages.unknown(among: run.languages) {
            output.report(
                "warning", "no catalog has the language '\(tag)'" + Suggestion.clause(for: tag, among: run.languages))
        }
        let tags = Set(languages.tags(among: run.languages))
        return run.diagnostics.filter { $0.language.map(tags.contains) ?? true }
    }

    /// The findings that a baseline does not have. Says how many it has, and which of it are fixed.
    private func new(
        _ findings: [CheckFinding], _ path: String, files: [String], _ output: Output
    ) throws(Failure) -> [CheckFinding] {
        let baseline = try BaselineFile.read(path, output)
        let comparison = baseline.comparison(
            with: findings.map(\.fingerprint), checking: Set(files.map(RelativePath.fromCurrentFolder)))
        let new = zip(findings, comparison.isKnown).filter { !$1 }.map(\.0)
        if new.count < findings.count {
            output.report("\(CountWords.of(findings.count - new.count, "finding")) of \(path) left out")
        }
        // With some rules or languages alone nothing can be told of the others.
        if languages.isEverything, lintOptions.isEmpty, !comparison.fixed.isEmpty {
            let counts = Dictionary(grouping: comparison.fixed, by: \.name).mapValues(\.count)
            let names = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
            output.report(
                "\(CountWords.of(comparison.fixed.count, "finding")) of \(path) fixed (\(names)); --write-baseline takes "
                    + "\(comparison.fixed.count == 1 ? "it" : "them") out")
        }
        return new
    }

    private func print(_ findings: [CheckFinding], _ counts: DiagnosticCounts, _ output: Output) {
        switch format {
        case .text: FindingText.print(findings, showsAll: showsAll, output)
        case .json: output.write(DiagnosticJSON.value(of: findings, counts: counts).document)
        case .sarif: output.write(SARIF.value(of: findings).document)
        case .github: for finding in findings { output.writeLine(GitHubAnnotation.line(for: finding.diagnostic)) }
        }
    }
}
