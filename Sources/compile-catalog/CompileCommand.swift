import AtomicFiles
import CatalogCompiler
import CatalogConfiguration
import StringCatalog

/// Compiles a catalog as the command line says.
enum CompileCommand {
    /// What the program ends with.
    enum ExitCode: Int32 {
        case done = 0
        /// An error in the catalog.
        case invalidInput = 1
        /// Wrong usage, or a file that cannot be read or written.
        case failure = 2
    }

    /// Runs the program with the arguments that it was started with.
    static func run() -> ExitCode {
        do throws(ProgramArguments.NotUTF8) {
            return run(try ProgramArguments.read())
        } catch {
            StandardStream.error.writeLine("compile-catalog: error: \(error)")
            return .failure
        }
    }

    private static func run(_ arguments: [String]) -> ExitCode {
        do throws(CompileArguments.UsageError) {
            let arguments = try CompileArguments(arguments)
            if arguments.showsHelp {
                StandardStream.output.writeLine(CompileArguments.usage)
                return .done
            }
            return run(arguments)
        } catch {
            StandardStream.error.writeLine("compile-catalog: \(error.message)\n\(CompileArguments.usage)")
            return .failure
        }
    }

    private static func run(_ arguments: CompileArguments) -> ExitCode {
        do throws(FileError) {
            guard let path = arguments.catalog else { return try writeNamespace(arguments) }
            let bytes = path == "-" ? try AtomicFile.readStandardInput() : try AtomicFile(path).read()
            return try compile(bytes, path: path, arguments)
        } catch {
            StandardStream.error.writeLine("\(error.path): error: \(error)")
            return .failure
        }
    }

    private static func compile(
        _ bytes: [UInt8], path: String, _ arguments: CompileArguments
    ) throws(FileError) -> ExitCode {
        let configurationPath = arguments.configurationPaths.first ?? ConfigurationFile.path(forCatalog: path)
        let configuration = try configurationPath.map { path throws(FileError) in try read(path) }
        if configuration?.hasErrors == true { return .invalidInput }
        let settings = configuration?.configuration ?? Configuration()
        if let configurationPath, let planned = arguments.outdatedTableForm(settings) {
            report([settings.outdatedTableForm(planned, path: configurationPath)])
        }
        let options = arguments.compilation(settings)
        let swift = arguments.swift(settings)
        let reading = StringCatalog.read(bytes, path: path)
        let result = CatalogCompiler.compile(reading, options: options)
        report(result.diagnostics)
        guard let catalog = reading.catalog, let table = result.table else { return .invalidInput }
        var outputs: [String] = []
        if let folder = arguments.swiftOutput {
            guard
                let sources = CatalogCompiler.swiftSources(
                    of: catalog, table: table, options: options, swift: swift)
            else {
                // A table that was written a moment ago can be read, or the compiler is at fault.
                StandardStream.error.writeLine("\(path): error: the table that was written cannot be read")
                return .failure
            }
            report(sources.diagnostics)
            let start = folder + "/" + options.tableName
            switch swift.tableForm {
            case .embedded:
                outputs.append(start + "+Table.swift")
                try write(sources.table, to: start + "+Table.swift")
            case .file:
                outputs.append(start + ".xctable")
                try write(table, to: start + ".xctable")
            }
            outputs.append(start + "+Symbols.swift")
            try write(sources.symbols, to: start + "+Symbols.swift")
        }
        if let output = arguments.tableOutput {
            outputs.append(output)
            try write(table, to: output)
        }
        let inputs = (path == "-" ? [] : [path]) + (configurationPath.map { [$0] } ?? [])
        guard let dependencyFile = arguments.dependencyFile else { return .done }
        guard let contents = DependencyFile(outputs: outputs, inputs: inputs).contents else {
            StandardStream.error.writeLine("\(dependencyFile): error: a path with a line break cannot be written there")
            return .failure
        }
        try write(contents, to: dependencyFile)
        return .done
    }

    private static func writeNamespace(_ arguments: CompileArguments) throws(FileError) -> ExitCode {
        var settings: SwiftOptions?
        for path in arguments.configurationPaths {
            let configuration = try read(path)
            if configuration.hasErrors { return .invalidInput }
            let swift = arguments.swift(configuration.configuration)
            if let settings, settings.access != swift.access || settings.namespace != swift.namespace {
                StandardStream.error.writeLine(
                    "\(path): error: the catalogs of a module have one access level and one namespace, and "
                        + "'\(arguments.configurationPaths[0])' says otherwise")
                return .invalidInput
            }
            settings = swift
        }
        let swift = settings ?? arguments.swift(Configuration())
        let (source, collision) = CatalogCompiler.namespaceSource(tableNames: arguments.tableNames, swift: swift)
        if let collision {
            StandardStream.error.writeLine("compile-catalog: error: \(collision)")
            return .invalidInput
        }
        let folder = arguments.swiftOutput ?? "."
        try write(source, to: folder + "/Strings+Tables.swift")
        return .done
    }

    /// Reads a configuration and reports what is wrong with it.
    private static func read(_ path: String) throws(FileError) -> Configuration.ReadingResult {
        let result = Configuration.read(try AtomicFile(path).read(), path: path)
        report(result.diagnostics)
        return result
    }

    private static func report(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            for line in diagnostic.lines { StandardStream.error.writeLine(line) }
        }
    }

    /// Build tools compare modification times by the second, so each version of an output gets a second of its own.
    private static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        try AtomicFile(path).replace(with: bytes, options: .advancesModificationSecond)
    }
}
