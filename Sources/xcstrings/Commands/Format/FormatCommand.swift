import StringCatalog
import XcodeCollation

/// `xcstrings format`: the bytes that Xcode writes.
struct FormatCommand: Command {
    private static let paths = Positional(
        "PATH", .oneOrMore, isPath: true,
        help: "A catalog, a folder that is searched for catalogs, or - for standard input, which is printed.")
    private static let check = CommandOption(
        "check", help: "Write nothing; name the catalogs that are not as Xcode writes them, and end with 1 for any.")

    static let description = CommandDescription(
        "format", summary: "Write catalogs as Xcode does.",
        details: [
            "Rewrites each catalog to the bytes that Xcode would write: its indentation, separators and order of keys. "
                + "Values stay the same. A catalog that is so already is not touched. With an error in one of the "
                + "catalogs none is written."
        ],
        positionals: [paths],
        options: [check, EditedCatalog.breakHardLink],
        examples: [
            .init("xcstrings format Sources", "Every catalog below Sources."),
            .init("xcstrings format --check .", "A check for a build."),
        ])

    private let paths: [String]
    private let isCheck: Bool
    private let breaksHardLinks: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        paths = arguments.values(of: Self.paths)
        isCheck = arguments.has(Self.check)
        breaksHardLinks = arguments.has(EditedCatalog.breakHardLink)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let files = try CatalogFinder.files(at: paths)
        var formatted: [(file: EditedCatalog, contents: [UInt8])] = []
        for path in files {
            guard let file = try EditedCatalog.read(path, output) else { continue }
            do throws(EditError) {
                formatted.append((file, try file.catalog.formatted(order: .xcode)))
            } catch {
                throw Failure(.inputError, error.description)
            }
        }
        guard formatted.count == files.count else {
            if !isCheck { output.report("nothing was written: there are errors") }
            return .inputError
        }
        let changed = formatted.filter { $0.file.isChanged(by: $0.contents) }
        if isCheck {
            for change in changed { output.writeLine("not as Xcode writes it: \(change.file.path.shownInOneLine)") }
            output.report("\(changed.count) of \(CountWords.of(files.count, "catalog")) to be formatted")
            return changed.isEmpty ? .success : .inputError
        }
        for (file, contents) in formatted {
            try file.write(contents, breaksHardLinks: breaksHardLinks, output)
            if file.isChanged(by: contents) { file.tell("formatted \(file.path.shownInOneLine)", output) }
        }
        output.report("\(changed.count) of \(CountWords.of(files.count, "catalog")) formatted")
        return .success
    }
}
