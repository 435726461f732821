import CatalogCompiler
import CatalogConfiguration
import StringCatalog

/// `xcstrings symbols`: Swift code that names the entries of catalogs.
struct SymbolsCommand: Command {
    private static let files = Positional(
        "CATALOG", .oneOrMore, isPath: true,
        help: "A catalog, a folder that is searched for catalogs, or - for standard input, which needs --table.")
    private static let file = CommandOption(
        "output", short: "o", value: .path("FILE"), help: "The Swift file. Its folder is made if need be.")
    private static let access = CommandOption(
        "access", value: .choice("LEVEL", among: SwiftOptions.Access.allCases.map(\.rawValue)),
        help: "Who may use the code: the module (internal, the default), the package, or everybody (public).")
    private static let keys = CommandOption(
        "keys", value: .choice("KEYS", among: SwiftOptions.Keys.allCases.map(\.rawValue)),
        help: "Which keys get a symbol: all of them (the default), or those of manual entries alone, as Xcode does.")
    private static let namespace = CommandOption(
        "namespace", value: .text("NAME"), help: "The type in which those of the tables are nested, instead of Strings."
    )
    private static let languages = LanguageChoice.option(
        "Put only this language and the source language into the tables.")
    private static let list = CommandOption(
        "list", help: "Print the keys without a symbol, each with its table and the reason.")
    private static let depfile = CommandOption(
        "depfile", value: .path("FILE"),
        help: "Write to FILE what was read, as a rule of Make, which Ninja and CMake read too.")

    static let description = CommandDescription(
        "symbols", summary: "Write Swift code with a symbol for each text.",
        details: [
            "Writes one file that holds the tables of all catalogs with their symbols: a property for each entry, or a "
                + "function that takes the arguments of its text. A module that imports LocalizationRuntime needs no "
                + "more: Strings.localizer(for: \"ru\").text(.orderSlices(3)).",
            "Catalogs of one module go into one file, or else each file needs a --namespace of its own. Keys whose names "
                + "would be the same are told apart by a suffix, with a warning. A key without a name is counted, is listed "
                + "by --list, and is reached as text(\"KEY\").",
            "A file .xcstrings.json above a catalog may choose access, keys, namespace, languages and states; options go "
                + "before it.",
        ],
        positionals: [files],
        options: [file, access, TableNames.option, keys, namespace, languages, list, depfile],
        examples: [
            .init("xcstrings symbols Order.xcstrings -o Sources/Shop/Strings.swift", "Offers Strings.Order."),
            .init(
                "xcstrings symbols Catalogs -o Texts.swift --access public --keys manual",
                "All catalogs of a folder, for other modules too."),
        ])

    private let paths: [String]
    private let file: String
    private let tableName: String?
    private let access: SwiftOptions.Access?
    private let keys: SwiftOptions.Keys?
    private let namespace: String?
    private let languages: [String]
    private let lists: Bool
    private let depfile: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        paths = arguments.values(of: Self.files)
        guard let file = arguments.value(of: Self.file), !file.isEmpty, !file.hasSuffix("/") else {
            throw UsageError("the Swift file to write is missing: -o FILE")
        }
        self.file = file
        tableName = try TableNames.name(in: arguments)
        access = arguments.value(of: Self.access).flatMap(SwiftOptions.Access.init)
        keys = arguments.value(of: Self.keys).flatMap(SwiftOptions.Keys.init)
        namespace = arguments.value(of: Self.namespace)
        if let namespace, !SwiftOptions.isNamespace(namespace) {
            throw UsageError("'\(namespace)' is no name for a Swift type")
        }
        languages = arguments.values(of: Self.languages)
        lists = arguments.has(Self.list)
        depfile = arguments.value(of: Self.depfile)
    }

    /// What the command line says, else what the configuration says. The file that is written holds its tables.
    private func swift(_ configuration: Configuration) -> SwiftOptions {
        let settings = configuration.swiftOptions
        return SwiftOptions(
            access: access ?? settings.access, keys: keys ?? settings.keys, namespace: namespace ?? settings.namespace)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let files = try CatalogFinder.files(at: paths)
        var configurations = ConfigurationCache()
        let settings = try files.map { path throws(Failure) in try configurations.configuration(forCatalog: path) }
        let swift = swift(settings.first ?? Configuration())
        if let other = settings.firstIndex(where: {
            let other = self.swift($0)
            return other.access != swift.access || other.namespace != swift.namespace
        }) {
            throw Failure(
                .inputError,
                "the configurations of '\(files[0])' and '\(files[other])' ask for another access level or namespace, and "
                    + "one file has one of each: --access, --namespace")
        }
        let names = try TableNames.names(of: files, asked: tableName) { "\(swift.namespace).\($0)" }
        var counts = DiagnosticCounts()
        var tables: [SwiftSources] = []
        for diagnostic in configurations.diagnostics { output.report(diagnostic) }
        counts.add(configurations.diagnostics)
        for (index, path) in files.enumerated() {
            let configuration = settings[index]
            let options = CompilationOptions(
                tableName: names[index], languages: languages.isEmpty ? configuration.languages : languages,
                states: configuration.states, includesStaleEntries: configuration.includesStaleEntries ?? true)
            let reading = StringCatalog.read(try InputFile.read(path), path: path)
            let result = CatalogCompiler.compile(reading, options: options)
            var diagnostics = result.diagnostics
            if let catalog = reading.catalog, let table = result.table {
                guard
                    let sources = CatalogCompiler.swiftSources(
                        of: catalog, table: table, options: options, swift: self.swift(configuration))
                else { throw Failure(.usageOrFileError, "the table of '\(path)' cannot be read back") }
                diagnostics += sources.diagnostics
                tables.append(sources)
            }
            for diagnostic in diagnostics where diagnostic.severity != .note { output.report(diagnostic) }
            counts.add(diagnostics)
        }
        guard counts[.error] == 0 else {
            output.report("nothing was written: \(CountWords.of(counts[.error], "error"))")
            return .inputError
        }
        let (source, collision) = CatalogCompiler.joinedSource(tables, swift: swift)
        if let collision { throw Failure(.inputError, collision) }
        let outcome = try OutputFile.write(source, to: file)
        output.writeLine("\(outcome.verb) \(file) (\(Self.size(tables)))")
        if lists {
            for table in tables {
                for key in table.keysWithoutSymbol {
                    output.writeLine("\(table.tableName): \(key.key.shownInOneLine): \(key.reason.rawValue)")
                }
            }
        }
        try OutputFile.writeDependencies(of: [file], on: files + configurations.paths, to: depfile)
        return .success
    }

    /// How many symbols there are, and how many keys have none, by reason.
    private static func size(_ tables: [SwiftSources]) -> String {
        let reasons = tables.flatMap { $0.keysWithoutSymbol.map(\.reason) }
        let without = SwiftSources.KeyWithoutSymbol.Reason.allCases.compactMap { reason in
            let count = reasons.count { $0 == reason }
            return count == 0 ? nil : "\(CountWords.of(count, "key")) without: \(reason.rawValue)"
        }
        return ([CountWords.of(tables.map(\.symbolCount).reduce(0, +), "symbol")] + without).joined(separator: "; ")
    }
}
