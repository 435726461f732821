import CatalogCompiler
import CatalogConfiguration
import StringCatalog

/// What the command line asks for.
struct CompileArguments {
    /// Why a command line cannot be followed.
    struct UsageError: Error {
        var message: String
    }

    /// The catalog to compile; `nil` with ``writesNamespace``.
    var catalog: String?
    /// The names of the tables: that of the catalog, or of all tables of a module with ``writesNamespace``.
    var tableNames: [String] = []
    /// Where the Swift files go.
    var swiftOutput: String?
    /// Where the table goes.
    var tableOutput: String?
    /// Where to write what was read.
    var dependencyFile: String?
    /// Whether to write the file in which the types of several tables are nested.
    var writesNamespace = false
    var showsHelp = false
    /// The configurations that were named, instead of the one that is found.
    var configurationPaths: [String] = []
    private var languages: [String] = []
    private var states: [String] = []
    private var includesStaleEntries: Bool?
    private var access: SwiftOptions.Access?
    private var keys: SwiftOptions.Keys?
    private var namespace: String?
    private var tableForm: SwiftOptions.TableForm?
    /// Whether ``tableForm`` is what a build was planned for, whatever the configuration says by now.
    private var isTableFormPlanned = false

    static let usage = """
        usage: compile-catalog CATALOG [--table-name NAME] [--swift-output FOLDER] [--output FILE] [OPTION]…
               compile-catalog --namespace-file --table-name NAME… --swift-output FOLDER [OPTION]…

        Compiles a string catalog (.xcstrings) to a lookup table: as Swift source with a name for each key
        (FOLDER/NAME+Table.swift and FOLDER/NAME+Symbols.swift), as a file, or both. With --namespace-file writes
        FOLDER/Strings+Tables.swift, which a module with such tables has once.

          --table-name NAME       the name of the table; the catalog's file name without extension where absent
          --swift-output FOLDER   where the Swift files go
          --output FILE           where the table goes
          --language TAG          only this language and the source language; may be repeated
          --state STATE           only texts in this state, and all source texts; may be repeated
          --no-stale              no entries that are no longer found in source code
          --access LEVEL          who may use the Swift code: internal (as when absent), package or public
          --keys all|manual       which keys get a name in Swift: all (as when absent), or those of manual entries
          --namespace NAME        the type in which those of the tables are nested, instead of Strings
          --table FORM            how the table comes to the program: embedded (as when absent) in a Swift file, or file:
                                  FOLDER/NAME.xctable, which is to be a resource of the module
          --planned-table FORM    as --table, with a warning when the configuration asks for another one: for build
                                  systems that know the names of outputs before the configuration was edited
          --configuration FILE    the configuration, instead of the .xcstrings.json that is nearest above the catalog;
                                  with --namespace-file those of all its catalogs. Other options go before it.
          --depfile FILE          where to write what was read, as a rule of Make, which Ninja and CMake read too
          --help                  this text

        Diagnostics go to standard error as PATH:LINE:COLUMN: error: TEXT. Exit code: 0 done, 1 an error in the
        catalog, 2 wrong usage or a file that cannot be read or written. With an error no output is replaced, and an
        output that would not change is not touched.
        """

    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        var takesOptions = true
        while let argument = rest.popFirst() {
            guard takesOptions, argument.hasPrefix("-"), argument != "-" else {
                guard catalog == nil else { throw UsageError(message: "there are two catalogs; compile one at a time") }
                catalog = argument
                continue
            }
            if argument == "--" {
                takesOptions = false
            } else {
                try read(option: argument, &rest)
            }
        }
        if !showsHelp { try check() }
    }

    private mutating func read(option: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        // `--name=value` is `--name value`.
        let halves = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = halves[0]
        switch name {
        case "--no-stale", "--namespace-file", "--help", "-h":
            guard halves.count == 1 else { throw UsageError(message: "'\(name)' takes no value") }
            switch name {
            case "--no-stale": includesStaleEntries = false
            case "--namespace-file": writesNamespace = true
            default: showsHelp = true
            }
            return
        case "--table-name", "--swift-output", "--output", "-o", "--language", "--state", "--access", "--keys",
            "--namespace", "--depfile", "--table", "--planned-table", "--configuration":
            break
        default:
            throw UsageError(message: "unknown option '\(name)'")
        }
        guard let value = halves.count == 2 ? halves[1] : rest.popFirst(), !value.isEmpty else {
            throw UsageError(message: "'\(name)' needs a value")
        }
        switch name {
        case "--table-name": tableNames.append(value)
        case "--swift-output": swiftOutput = value
        case "--output", "-o": tableOutput = value
        case "--language": languages.append(value)
        case "--state": states.append(value)
        case "--depfile": dependencyFile = value
        case "--namespace":
            guard SwiftOptions.isNamespace(value) else {
                throw UsageError(message: "'\(value)' is no name for a Swift type")
            }
            namespace = value
        case "--configuration": configurationPaths.append(value)
        case "--table", "--planned-table":
            tableForm = try Self.choice(value, of: name)
            isTableFormPlanned = name == "--planned-table"
        case "--access": access = try Self.choice(value, of: name)
        default: keys = try Self.choice(value, of: name)
        }
    }

    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ value: String, of option: String
    ) throws(UsageError) -> Choice {
        guard let choice = Choice(rawValue: value) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError(message: "'\(option)' takes one of \(known), not '\(value)'")
        }
        return choice
    }

    private mutating func check() throws(UsageError) {
        if writesNamespace {
            guard catalog == nil else { throw UsageError(message: "'--namespace-file' takes no catalog") }
            guard dependencyFile == nil else {
                throw UsageError(message: "'--namespace-file' reads nothing that '--depfile' could list")
            }
            guard !tableNames.isEmpty, swiftOutput != nil else {
                throw UsageError(message: "'--namespace-file' needs '--table-name' and '--swift-output'")
            }
            return
        }
        guard let catalog else { throw UsageError(message: "there is no catalog to compile") }
        guard configurationPaths.count <= 1 else {
            throw UsageError(message: "a catalog has one '--configuration'")
        }
        guard tableNames.count <= 1 else { throw UsageError(message: "a catalog has one '--table-name'") }
        if tableNames.isEmpty { tableNames = [StringCatalog.tableName(ofPath: catalog)] }
        for name in tableNames where name.contains("/") {
            throw UsageError(message: "a table name has no slash: '\(name)'")
        }
    }

    /// The options of the compiler: what the command line says, else what the configuration says.
    func compilation(_ configuration: Configuration) -> CompilationOptions {
        CompilationOptions(
            tableName: tableNames.first ?? "",
            languages: languages.isEmpty ? configuration.languages : languages,
            states: states.isEmpty
                ? configuration.states : Set(states.map(StringCatalog.State.init(rawValue:))),
            includesStaleEntries: includesStaleEntries ?? configuration.includesStaleEntries ?? true)
    }

    /// The form of the table that the build was planned for, where `configuration` asks for another one.
    func outdatedTableForm(_ configuration: Configuration) -> SwiftOptions.TableForm? {
        guard isTableFormPlanned, let tableForm, configuration.swiftOptions.tableForm != tableForm else { return nil }
        return tableForm
    }

    /// How Swift is generated: as the command line says, else as the configuration says.
    func swift(_ configuration: Configuration) -> SwiftOptions {
        var swift = configuration.swiftOptions
        if let access { swift.access = access }
        if let keys { swift.keys = keys }
        if let namespace { swift.namespace = namespace }
        if let tableForm { swift.tableForm = tableForm }
        return swift
    }
}
