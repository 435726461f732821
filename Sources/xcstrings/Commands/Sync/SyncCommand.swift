import CatalogSync
import StringCatalog
import XcodeCollation

/// `xcstrings sync`: catalogs in line with source code.
struct SyncCommand: Command {
    private static let catalogs = Positional(
        "CATALOG", .any, isPath: true,
        help: "A catalog, or a folder that is searched for catalogs. Its file name is the name of its table.")
    private static let stringsData = CommandOption(
        "stringsdata", value: .path("FILE…"), takesSeveral: true,
        help: "What Apple's compiler has extracted: .stringsdata files of a build, or folders with them.")
    private static let sources = CommandOption(
        "sources", value: .path("PATH…"), takesSeveral: true,
        help: "Source code to find keys in: Swift, Objective-C or C files, or folders with them.")
    private static let dryRun = CommandOption("dry-run", help: "Print what would be done, and write nothing.")
    private static let removeStale = CommandOption(
        "remove-stale", help: "Remove entries that no source has any more, instead of marking them as stale.")
    private static let force = CommandOption(
        "force", help: "Go on when more than half of a catalog would become stale.")
    private static let json = CommandOption("json", help: "Print JSON to standard output.")

    static let description = CommandDescription(
        "sync", summary: "Bring catalogs in line with the keys of source code.",
        details: [
            "Give all sources of a module together, and its catalogs: keys that are new in the code are added, keys "
                + "that it has no more become stale, those that return lose that. Entries that a person made "
                + "(manual) stay as they are. A changed default value becomes the source text, and finished "
                + "translations need review. Comments come from the code, unless a tool wrote those of the catalog.",
            "Nothing is removed without --remove-stale. Nothing is written when a source cannot be read, or when "
                + "more than half of a catalog would become stale, as happens when sources are left out; --force "
                + "does it anyway.",
            "The keys of InfoPlist and AppShortcuts, and those of Interface Builder, are not in code; they stay.",
            "The type of an interpolation is taken from what the sources declare. Where they do not show it, a key "
                + "of the catalog that differs in that placeholder alone is the same key.",
        ],
        positionals: [catalogs],
        options: [stringsData, sources, dryRun, removeStale, force, json, EditedCatalog.breakHardLink],
        examples: [
            .init(
                "xcstrings sync Localizable.xcstrings --sources Sources --dry-run",
                "Shows what is new in the code, and what is gone."),
            .init("xcstrings sync Sources/App --sources Sources/App", "All catalogs of a module with its own code."),
            .init(
                "xcstrings sync Localizable.xcstrings --stringsdata DerivedData --remove-stale",
                "With what Xcode's build has extracted; removes what is gone."),
        ])

    private let paths: [String]
    private let stringsDataPaths: [String]
    private let sourcePaths: [String]
    private let options: SyncOptions
    private let isDryRun: Bool
    private let isJSON: Bool
    private let breaksHardLinks: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        // A catalog behind the sources is none of them.
        let stringsData = arguments.values(of: Self.stringsData)
        let sources = arguments.values(of: Self.sources)
        paths = arguments.values(of: Self.catalogs) + (stringsData + sources).filter(Self.isCatalog)
        stringsDataPaths = stringsData.filter { !Self.isCatalog($0) }
        sourcePaths = sources.filter { !Self.isCatalog($0) }
        guard !paths.isEmpty else { throw UsageError("CATALOG is missing") }
        guard !stringsDataPaths.isEmpty || !sourcePaths.isEmpty else {
            throw UsageError("there is nothing to compare with: --sources PATH… or --stringsdata FILE…")
        }
        guard !paths.contains(CatalogFinder.standardInput) else {
            throw UsageError("a catalog from standard input has no name that tells its table; give a file")
        }
        options = SyncOptions(
            removesStale: arguments.has(Self.removeStale), isForced: arguments.has(Self.force))
        isDryRun = arguments.has(Self.dryRun)
        isJSON = arguments.has(Self.json)
        breaksHardLinks = arguments.has(EditedCatalog.breakHardLink)
    }

    private static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcstrings") }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let (files, hasDamagedCatalog) = try readCatalogs(output)
        let extraction = try extract()
        for diagnostic in extraction.diagnostics { output.report(diagnostic) }
        guard !hasDamagedCatalog, !extraction.diagnostics.contains(where: { $0.severity == .error }) else {
            output.report("nothing was written: the inputs have errors")
            return .inputError
        }
        let targets = files.map { CatalogSync.Target($0.catalog, table: StringCatalog.tableName(ofPath: $0.path)) }
        let result = CatalogSync.plan(targets, extraction, options: options)
        report(result, output)
        let isRefused = result.plans.contains(where: \.isRefused)
        if !isDryRun, !isRefused { try write(result.plans, to: files, output) }
        if isJSON {
            output.write(SyncJSON.value(of: result, isWritten: !isDryRun && !isRefused).document)
        } else {
            SyncText.print(result, output)
        }
        if isRefused {
            output.report("nothing was written")
            return .inputError
        }
        if isDryRun { output.report("dry run: nothing was written") }
        return .success
    }

    private func readCatalogs(_ output: Output) throws(Failure) -> (files: [EditedCatalog], isDamaged: Bool) {
        var files: [EditedCatalog] = []
        var isDamaged = false
        var pathsByTable: [String: String] = [:]
        for path in try CatalogFinder.files(at: paths) {
            let table = StringCatalog.tableName(ofPath: path)
            if let other = pathsByTable.updateValue(path, forKey: table) {
                throw Failure(
                    .usageOrFileError,
                    "'\(other)' and '\(path)' are both the table '\(table)'; sync each with the sources of its own "
                        + "module"
                )
            }
            if let file = try EditedCatalog.read(path, output) {
                files.append(file)
            } else {
                isDamaged = true
            }
        }
        return (files, isDamaged)
    }

    private func extract() throws(Failure) -> Extraction {
        var extraction = Extraction()
        let stringsData = try CatalogFinder.files(
            at: stringsDataPaths, endingWith: [".stringsdata"], noun: "file with the extension .stringsdata")
        for path in stringsData { extraction.add(StringsData.read(try InputFile.read(path), path: path)) }
        var files: [SourceExtractor.File] = []
        let sources = try CatalogFinder.files(
            at: sourcePaths, endingWith: SourceExtractor.fileExtensions.map { ".\($0)" }, noun: "source file")
        for path in sources { files.append(SourceExtractor.File(path: path, bytes: try InputFile.read(path))) }
        extraction.add(SourceExtractor.extract(files))
        return extraction
    }

    private func report(_ result: CatalogSync.Result, _ output: Output) {
        for plan in result.plans {
            for diagnostic in plan.diagnostics { output.report(diagnostic) }
        }
        for diagnostic in result.diagnostics { output.report(diagnostic) }
        for table in result.otherTables {
            output.report(
                "warning",
                "no catalog was given for the table '\(table.name.shownInOneLine)', which has "
                    + "\(CountWords.of(table.keyCount, "key")) in the code")
        }
        for plan in result.plans where plan.isRefused {
            output.report(
                "error",
                "\(plan.vanishedCount) of \(CountWords.of(plan.catalog.entries.count, "key")) of "
                    + "'\(plan.catalog.path)' are in none of the sources, more than half; give all sources of the "
                    + "module, or --force")
        }
    }

    private func write(_ plans: [SyncPlan], to files: [EditedCatalog], _ output: Output) throws(Failure) {
        var contents: [[UInt8]] = []
        for plan in plans {
            do throws(EditError) {
                contents.append(try plan.bytes(order: .xcode))
            } catch {
                throw Failure(.inputError, "cannot change '\(plan.catalog.path)': \(error.description)")
            }
        }
        // Only when all of them can be changed is one of them written.
        for (file, bytes) in zip(files, contents) {
            try file.write(bytes, breaksHardLinks: breaksHardLinks, output)
        }
    }
}
