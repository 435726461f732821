import CatalogCompiler
import CatalogEditing
import CatalogLints
import StringCatalog
import XcodeCollation

/// The edits of one catalog by one command: all of them are made, or none.
struct CatalogChange {
    /// The options of every command that edits.
    struct Options {
        static let dryRun = CommandOption("dry-run", help: "Say what would be done, and write nothing.")
        static let rows = CommandOption(
            "tsv", value: .path("FILE"),
            help: "Read tab-separated rows from FILE, or from standard input for -. The first line names the columns.")

        let isDryRun: Bool
        let breaksHardLinks: Bool

        init(_ arguments: ParsedArguments) {
            isDryRun = arguments.has(Self.dryRun)
            breaksHardLinks = arguments.has(EditedCatalog.breakHardLink)
        }
    }

    private let file: EditedCatalog
    private(set) var session: EditSession
    private var problems: [String] = []

    /// Reads the catalog. Errors in it are reported and end the command.
    init(_ path: String, _ output: Output) throws(Failure) {
        guard let file = try EditedCatalog.read(path, output) else { throw Failure(.inputError) }
        self.file = file
        do throws(EditRefusal) {
            session = try EditSession(file.catalog, order: .xcode)
        } catch {
            throw Failure(.inputError, error.description)
        }
    }

    /// Makes an edit, or notes why it is refused.
    ///
    /// - Parameter place: The row that asks for it; nil for the command line.
    mutating func edit(for place: String? = nil, _ body: (inout EditSession) throws(EditRefusal) -> Void) {
        do throws(EditRefusal) {
            try body(&session)
        } catch {
            refuse(error.description + suggestion(for: error), for: place)
        }
    }

    /// Notes why something that was asked for is not done.
    mutating func refuse(_ words: String, for place: String? = nil) {
        problems.append((place.map { "\($0): " } ?? "") + "error: \(words.shownInOneLine)")
    }

    private func suggestion(for refusal: EditRefusal) -> String {
        switch refusal {
        case .edit(.unknownKey(let key)): Suggestion.clause(for: key, among: session.catalog.entries.map(\.key))
        case .unknownLanguage(let tag): Suggestion.clause(for: tag, among: session.languages)
        default: ""
        }
    }

    /// Writes the file, unless an edit was refused or would break something.
    ///
    /// - Parameter summary: What was done, such as `set 2 texts in`, to be followed by the path.
    func finish(_ summary: String, _ options: Options, _ output: Output) throws(Failure) -> ExitCode {
        for problem in problems { output.report(problem) }
        guard problems.isEmpty else { return refuseAll(problems.count, output) }
        let new = session.bytes()
        let path = file.path.shownInOneLine
        guard file.isChanged(by: new) else {
            if !options.isDryRun { try file.write(new, breaksHardLinks: false, output) }
            file.tell("unchanged \(path)", output)
            return .success
        }
        let found = NewFindings(
            before: Self.findings(in: file.catalog.source, path), after: Self.findings(in: new, path))
        if found.hasErrors {
            let errors = found.findings.filter { $0.severity == .error }
            for error in errors { output.report("error", Self.words(of: error)) }
            return refuseAll(errors.count, output)
        }
        for warning in found.findings { output.report("warning", Self.words(of: warning)) }
        if options.isDryRun {
            output.writeLine("would have \(summary) \(path)")
        } else {
            try file.write(new, breaksHardLinks: options.breaksHardLinks, output)
            file.tell("\(summary) \(path)", output)
        }
        return .success
    }

    private func refuseAll(_ count: Int, _ output: Output) -> ExitCode {
        output.report("nothing was written: \(CountWords.of(count, "error"))")
        return .inputError
    }

    /// What compiling finds, and what lints find about placeholders: a wrong one shows only when a program runs.
    private static func findings(in contents: [UInt8], _ path: String) -> [Diagnostic] {
        let name = StringCatalog.tableName(ofPath: path)
        let compiled = CatalogCompiler.compile(contents, path: path, options: CompilationOptions(tableName: name))
        let checked = CatalogCheck(contents, path: path, tableName: name)
        return compiled.diagnostics + checked.diagnostics.filter { $0.name.hasPrefix("placeholder-") }
    }

    /// A finding without its place, which nobody can look up before the file is written.
    private static func words(of finding: Diagnostic) -> String {
        guard let keyPath = finding.keyPath else { return finding.message.shownInOneLine }
        let place = finding.language.map { "\($0): \(keyPath)" } ?? keyPath
        return "\(finding.message) (\(place))".shownInOneLine
    }
}
