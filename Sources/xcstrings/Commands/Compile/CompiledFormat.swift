import CatalogCompiler
import StringCatalog

/// What catalogs are compiled to.
enum CompiledFormat: String, CaseIterable {
    /// Our lookup table.
    case table
    /// Apple's tables, `.strings` and `.stringsdict`.
    case strings

    /// The extension that stands for the format where only one can be named.
    var fileExtension: String {
        switch self {
        case .table: "xctable"
        case .strings: "strings"
        }
    }

    /// Compiles the catalog whose file has the contents `bytes`.
    func compile(
        _ bytes: [UInt8], path: String, options: CompilationOptions
    ) -> (files: [CompiledFile], diagnostics: [Diagnostic]) {
        switch self {
        case .table:
            let result = CatalogCompiler.compile(bytes, path: path, options: options)
            return (CompiledFile.files(of: result, named: options.tableName), result.diagnostics)
        case .strings:
            let tables = AppleTables.make(from: StringCatalog.read(bytes, path: path), options: options)
            return (CompiledFile.files(of: tables), tables.diagnostics)
        }
    }
}
