import CatalogExchange
import Internationalization

/// `xcstrings import`: translations back into catalogs.
struct ImportCommand: Command {
    private static let files = Positional(
        "FILE", .oneOrMore, isPath: true,
        help:
            "An XLIFF document, an .xcloc bundle, a .csv table, or an .lproj folder with .strings and .stringsdict."
    )
    private static let target = CommandOption(
        "output", short: "o", value: .path("PATH"),
        help:
            "The catalog to import into, or the folder from which the paths in XLIFF files count (the current one)."
    )
    private static let policy = CommandOption(
        "policy", value: .choice("POLICY", among: ImportOptions.Policy.allCases.map(\.rawValue)),
        help: "Take what breaks nothing (safe, the default), or all that Xcode takes.")
    private static let acceptsUnfinished = CommandOption(
        "accept-needs-review", help: "Take texts that are new or to be reviewed as needs_review.")
    private static let sourceLanguage = CommandOption(
        "source-language", value: .text("LANGUAGE"),
        help: "The source language of a catalog that is made from .lproj folders.")
    private static let dryRun = CommandOption(
        "dry-run", help: "Report what would be done, and write nothing.")

    static let description = CommandDescription(
        "import", summary: "Take translations back into catalogs.",
        details: [
            "XLIFF files name their catalogs by path; -o names the folder from which these count, or the one catalog. A "
                + "table goes into the catalog of its name below the current folder, or the one that -o names.",
            "Taken is what is translated: an export that nobody edited changes nothing, and no other byte of a catalog "
                + "changes. Refused, with its line, is what would break an entry: placeholders or substitutions that are "
                + "lost or too many, an empty text for a text, an id that the catalog does not have. The rest is taken, "
                + "and the command ends with 1.",
            "Folders such as en.lproj become a catalog, or are taken into one: new keys in the extraction state "
                + "migrated, with the comments of the files.",
        ],
        positionals: [files],
        options: [
            target, policy, acceptsUnfinished, sourceLanguage, dryRun, EditedCatalog.breakHardLink,
        ],
        examples: [
            .init(
                "xcstrings import out/fr.xliff",
                "Into the catalogs that the file names, from the current folder on."),
            .init(
                "xcstrings import fr.xliff -o App.xcstrings --dry-run", "What would change in this catalog?"
            ),
            .init(
                "xcstrings import en.lproj de.lproj -o Localizable.xcstrings",
                "A catalog from tables of before."),
        ])

    private let files: [String]
    private let target: String?
    private let options: ImportOptions
    private let sourceLanguage: String?
    private let isDryRun: Bool
    private let breaksHardLinks: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        files = arguments.values(of: Self.files)
        target = arguments.value(of: Self.target)
        if let catalog = files.first(where: { $0.hasSuffix(".xcstrings") }) {
            throw UsageError("'\(catalog)' is a catalog; name the catalog to import into with -o")
        }
        options = ImportOptions(
            policy: arguments.value(of: Self.policy).flatMap(ImportOptions.Policy.init) ?? .safe,
            acceptsUnfinished: arguments.has(Self.acceptsUnfinished))
        sourceLanguage = arguments.value(of: Self.sourceLanguage)
        if let sourceLanguage, LanguageTag(sourceLanguage) == nil {
            throw UsageError("'\(sourceLanguage)' is no language tag; write it like 'fr' or 'pt-BR'")
        }
        isDryRun = arguments.has(Self.dryRun)
        breaksHardLinks = arguments.has(EditedCatalog.breakHardLink)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let tables = files.filter(TableFinder.isTable)
        guard tables.isEmpty || tables.count == files.count else {
            throw Failure(
                .usageOrFileError, "import tables (.lproj, .strings) and other files one after the other")
        }
        var catalogs = ImportedCatalogs()
        let isComplete: Bool
        if tables.isEmpty {
            let work = TranslationImport(target: target, options: options)
            isComplete = try work.run(files, into: &catalogs, output)
        } else {
            guard let target else {
                throw Failure(.usageOrFileError, "name the catalog to make or to import into: -o CATALOG")
            }
            let work = TableImport(target: target, sourceLanguage: sourceLanguage)
            isComplete = try work.run(tables, into: &catalogs, output)
        }
        try catalogs.write(isDryRun: isDryRun, breaksHardLinks: breaksHardLinks, output)
        return isComplete && catalogs.refusedCount == 0 ? .success : .inputError
    }
}
