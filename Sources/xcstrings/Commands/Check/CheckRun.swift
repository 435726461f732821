import AtomicFiles
import CatalogConfiguration
import CatalogLints
import StringCatalog

/// Checks files, each by the configuration that is found for it.
struct CheckRun {
    /// The files that were checked.
    let files: [String]
    /// All findings, those of configurations first, then file by file.
    private(set) var diagnostics: [Diagnostic] = []
    /// The languages that occur, each once.
    private(set) var languages: [String] = []

    private var known: Set<String> = []
    private let options: LintOptions
    private let configurationPath: String?
    /// The rules to check, by the configuration that says so; under the empty path where there is none.
    private var selections: [String: LintSelection] = [:]

    init(
        _ files: [String], options: LintOptions, configurationPath: String?
    ) throws(Failure) {
        self.files = files
        self.options = options
        self.configurationPath = configurationPath
        for path in files { try check(path) }
    }

    private mutating func check(_ path: String) throws(Failure) {
        let selection = try selection(for: path)
        let check = CatalogCheck(
            try InputFile.read(path), path: path, tableName: StringCatalog.tableName(ofPath: path), selection: selection
        )
        diagnostics += check.diagnostics
        for language in check.languages where known.insert(language).inserted { languages.append(language) }
    }

    /// The rules for a file: as its configuration says, and over that as the command line does.
    private mutating func selection(for path: String) throws(Failure) -> LintSelection {
        let configuration = configurationPath ?? ConfigurationFile.path(forCatalog: path) ?? ""
        if let known = selections[configuration] { return known }
        var selection = LintSelection()
        if !configuration.isEmpty {
            let result = Configuration.read(
                try InputFile.read(configuration), path: configuration, lintNames: LintTable.lints.map(\.name),
                errorNames: Set(LintTable.lints.filter(\.isAlwaysError).map(\.name)))
            diagnostics += result.diagnostics
            for (name, level) in result.configuration.lintLevels.sorted(by: { $0.key < $1.key }) {
                LintOptions.ignoringUnknown { () throws(LintSelection.Problem) in
                    try selection.set(name, to: level.severity)
                }
            }
        }
        options.apply(to: &selection)
        selections[configuration] = selection
        return selection
    }
}
