import AtomicFiles
import CatalogCompiler
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

    static func run(_ arguments: [String]) -> ExitCode {
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
        let options = arguments.compilation
        let reading = StringCatalog.read(bytes, path: path)
        let result = CatalogCompiler.compile(reading, options: options)
        report(result.diagnostics)
        guard let catalog = reading.catalog, let table = result.table else { return .invalidInput }
        var outputs: [String] = []
        if let folder = arguments.swiftOutput {
            guard
                let sources = CatalogCompiler.swiftSources(
                    of: catalog, table: table, options: options, swift: arguments.swift)
            else {
                // A table that was written a moment ago can be read, or the compiler is at fault.
                StandardStream.error.writeLine("\(path): error: the table that was written cannot be read")
                return .failure
            }
            report(sources.diagnostics)
            let start = folder + "/" + options.tableName
            outputs += [start + "+Table.swift", start + "+Symbols.swift"]
            try write(sources.table, to: outputs[0])
            try write(sources.symbols, to: outputs[1])
        }
        if let output = arguments.tableOutput {
            outputs.append(output)
            try write(table, to: output)
        }
        guard let dependencyFile = arguments.dependencyFile else { return .done }
        guard let contents = DependencyFile(outputs: outputs, inputs: path == "-" ? [] : [path]).contents else {
            StandardStream.error.writeLine("\(dependencyFile): error: a path with a line break cannot be written there")
            return .failure
        }
        try write(contents, to: dependencyFile)
        return .done
    }

    private static func writeNamespace(_ arguments: CompileArguments) throws(FileError) -> ExitCode {
        let (source, collision) = CatalogCompiler.namespaceSource(
            tableNames: arguments.tableNames, swift: arguments.swift)
        if let collision {
            StandardStream.error.writeLine("compile-catalog: error: \(collision)")
            return .invalidInput
        }
        let folder = arguments.swiftOutput ?? "."
        try write(source, to: folder + "/" + arguments.swift.namespace + "+Tables.swift")
        return .done
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
