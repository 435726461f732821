import CatalogLints
import CatalogReport
import StringCatalog

/// `xcstrings report`: a page with progress, entries and diagnostics.
struct ReportCommand: Command {
    private static let paths = Positional(
        "PATH", .oneOrMore, isPath: true,
        help: "A catalog, a folder that is searched for catalogs, or - for standard input.")
    private static let file = CommandOption(
        "output", short: "o", value: .path("FILE"), help: "The page to write; - prints it, as happens without.")
    private static let title = CommandOption(
        "title", value: .text("TEXT"), help: "The heading of the page instead of \"Translation report\".")
    private static let date = CommandOption(
        "date", value: .text("TEXT"),
        help: "When the report is made, in whatever words. Without, equal catalogs give equal bytes at any time.")

    static let description = CommandDescription(
        "report", summary: "Write a page with progress, all entries and what is wrong with them.",
        details: [
            "The page is one HTML file that needs neither a network nor a server: progress for each language and "
                + "catalog, every entry with source text, translation, comment and diagnostics, and a search with "
                + "filters by state, language, catalog and diagnostics. The address of the page keeps the filters, so "
                + "that a view can be linked.",
            "The diagnostics are those of 'xcstrings check', with the rules that .xcstrings.json and the options choose.",
            "The page shows what is wrong with catalogs, so it is written also where they have errors; the command "
                + "then ends with 1.",
        ],
        positionals: [paths],
        options: [file, title, date, LintOptions.enable, LintOptions.disable, LintOptions.only],
        examples: [
            .init("xcstrings report Sources -o report.html", "A page about every catalog below Sources."),
            .init(
                "xcstrings report . -o report.html --title \"Version 2.1\" --date \"$(date +%F)\"",
                "With a heading and a date."),
        ])

    private let paths: [String]
    private let file: String
    private let title: String?
    private let date: String?
    private let lintOptions: LintOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        paths = arguments.values(of: Self.paths)
        file = arguments.value(of: Self.file) ?? CatalogFinder.standardInput
        title = arguments.value(of: Self.title)
        date = arguments.value(of: Self.date)
        lintOptions = try LintOptions(arguments)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        var catalogs: [CatalogReport.Catalog] = []
        var counts = DiagnosticCounts()
        let files = try CatalogFinder.files(at: paths)
        let isFile = { (path: String) in path != CatalogFinder.standardInput }
        let run = try CheckRun(files.filter(isFile), options: lintOptions, configurationPath: nil)
        let findings = Dictionary(grouping: run.diagnostics, by: \.path)
        // A configuration is no part of the page.
        let known = Set(files)
        for finding in run.diagnostics where !known.contains(finding.path) {
            output.report(finding)
            counts.add([finding])
        }
        for (index, path) in files.enumerated() {
            output.showProgress("reading \(index + 1) of \(files.count): \(path)")
            let bytes = try InputFile.read(path)
            // What comes from standard input has no configuration, and can be read once only.
            let diagnostics =
                isFile(path)
                ? findings[path] ?? []
                : CatalogCheck(bytes, path: path, tableName: StringCatalog.tableName(ofPath: path)).diagnostics
            counts.add(diagnostics)
            catalogs.append(
                .init(path: path, catalog: StringCatalog.read(bytes, path: path).catalog, diagnostics: diagnostics))
        }
        output.showProgress("writing \(file)")
        var report = CatalogReport(of: catalogs)
        if let title { report.title = title }
        report.date = date
        let page = report.html()
        output.endProgress()
        if file == CatalogFinder.standardInput {
            output.write(String(decoding: page, as: UTF8.self))
        } else {
            let outcome = try OutputFile.write(page, to: file)
            output.writeLine("\(outcome.verb) \(file) (\(CountWords.of(files.count, "catalog")), \(page.count) bytes)")
        }
        output.report("\(counts.words) in \(CountWords.of(files.count, "catalog"))")
        return counts.isFailure(strict: false) ? .inputError : .success
    }
}
