import AtomicFiles
import CatalogMerging
import StringCatalog
import XcodeCollation

/// `xcstrings merge`: two versions of a catalog that come from one.
struct MergeCommand: Command {
    private static let base = Positional(
        "BASE", .optional, isPath: true, help: "The version that both sides come from.")
    private static let ours = Positional("OURS", .optional, isPath: true, help: "Our version.")
    private static let theirs = Positional("THEIRS", .optional, isPath: true, help: "The other version.")
    private static let output = CommandOption(
        "output", short: "o", value: .path("FILE"), help: "Write the result to FILE instead of printing it.")
    private static let strict = CommandOption(
        "strict", help: "On a conflict write nothing, and end with 1.")
    private static let path = CommandOption(
        "path", value: .path("PATH"), help: "How messages name the catalog; git knows its path.")
    private static let install = CommandOption(
        "install",
        help: "Make git use this tool for catalogs in the repository around the current folder: writes to its "
            + "configuration and to .gitattributes. With --dry-run it prints what it would write.")

    static let description = CommandDescription(
        "merge", summary: "Merge two versions of a catalog, by key, language and text.",
        details: [
            "The result is OURS with the changes from BASE to THEIRS, written as edits of OURS, so that its other lines "
                + "stay as they are. A text that both sides changed is reported, stays as in OURS, and gets the state "
                + "needs_review. Of a text and a state that the two sides changed, the less finished state holds.",
            "With an error in a version nothing is written.",
        ],
        positionals: [base, ours, theirs],
        options: [output, strict, path, install, CatalogChange.Options.dryRun],
        examples: [
            .init("xcstrings merge base.xcstrings ours.xcstrings theirs.xcstrings -o merged.xcstrings", "Three files."),
            .init("xcstrings merge --install", "From now on 'git merge' and 'git diff' understand catalogs."),
            .init("xcstrings merge --install --dry-run", "Prints the configuration, for other ways to set it."),
        ])

    private enum Task {
        case install(isDryRun: Bool)
        case merge(base: String, ours: String, theirs: String)
    }

    private let task: Task
    private let destination: String?
    private let isStrict: Bool
    private let name: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        destination = arguments.value(of: Self.output)
        isStrict = arguments.has(Self.strict)
        name = arguments.value(of: Self.path)
        let isDryRun = arguments.has(CatalogChange.Options.dryRun)
        let base = arguments.value(of: Self.base)
        if arguments.has(Self.install) {
            if base != nil || destination != nil { throw UsageError("'--install' merges nothing; leave out the files") }
            task = .install(isDryRun: isDryRun)
            return
        }
        if isDryRun { throw UsageError("'--dry-run' goes with '--install'; without -o a merge writes no file") }
        guard let base else { throw UsageError("BASE is missing") }
        guard let ours = arguments.value(of: Self.ours) else { throw UsageError("OURS is missing") }
        guard let theirs = arguments.value(of: Self.theirs) else { throw UsageError("THEIRS is missing") }
        if [base, ours, theirs].filter({ $0 == CatalogFinder.standardInput }).count > 1 {
            throw UsageError("only one version can come from standard input")
        }
        task = .merge(base: base, ours: ours, theirs: theirs)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        switch task {
        case .install(let isDryRun):
            try GitIntegration.install(isDryRun: isDryRun, output)
            return .success
        case .merge(let base, let ours, let theirs):
            return try merge(base, ours, theirs, output)
        }
    }

    private func merge(_ base: String, _ ours: String, _ theirs: String, _ output: Output) throws(Failure) -> ExitCode {
        let name = name ?? ours
        let baseVersion = try read(base, "base", mayBeEmpty: true, output)
        let oursVersion = try read(ours, "ours", output)
        let theirsVersion = try read(theirs, "theirs", output)
        guard case .success(let before) = baseVersion, case .success(let left?) = oursVersion,
            case .success(let right?) = theirsVersion
        else {
            output.report("nothing was written: \(name.shownInOneLine) cannot be merged with errors in it")
            return .inputError
        }
        let result: MergeResult
        do throws(EditError) {
            result = try CatalogMerge.merge(base: before, ours: left, theirs: right, order: .xcode)
        } catch {
            throw Failure(.inputError, error.description)
        }
        for conflict in result.conflicts {
            output.report(conflict.diagnostic(path: name, isError: isStrict))
        }
        if isStrict, !result.conflicts.isEmpty {
            output.report("nothing was written: \(CountWords.of(result.conflicts.count, "conflict"))")
            return .inputError
        }
        if let destination {
            // Ours was read before; somebody may have changed it meanwhile.
            _ = try OutputFile.write(
                result.bytes, to: destination, ifStill: destination == ours ? left.fileBytes : nil)
        } else {
            output.write(result.bytes)
        }
        if !result.conflicts.isEmpty {
            output.report(
                "\(CountWords.of(result.conflicts.count, "conflict")) in \(name.shownInOneLine); "
                    + "'xcstrings status --list needs_review' lists the texts to look at")
        }
        return .success
    }

    private enum Version {
        case success(StringCatalog?)
        case errors
    }

    /// Reads a version, and reports the first of its errors.
    ///
    /// - Parameter mayBeEmpty: Whether an empty file stands for no catalog: git gives one as the base of a file that
    ///   both sides have added.
    private func read(
        _ path: String, _ version: String, mayBeEmpty: Bool = false, _ output: Output
    ) throws(Failure) -> Version {
        let contents = try InputFile.read(path)
        if mayBeEmpty, contents.isEmpty { return .success(nil) }
        // Of temporary files of git only the version means something.
        let shown = name.map { "\($0) (\(version))" } ?? path
        let result = StringCatalog.read(contents, path: shown, options: .init(duplicateKeySeverity: .error))
        CatalogFile.reportErrors(in: result.diagnostics, path: shown, output)
        return result.hasErrors ? .errors : .success(result.catalog)
    }
}
