import AtomicFiles
import CatalogCompiler
public import LocalizationRuntime
import StringCatalog

extension LocalizationTables {
    /// The table of a catalog that is given as the bytes of its file.
    ///
    /// - Parameters:
    ///   - catalog: The bytes, JSON.
    ///   - path: How diagnostics name the catalog. The file name without extension is the name of the table.
    /// - Throws: ``CatalogError`` with all findings when the catalog has an error.
    public init(catalog: [UInt8], path: String = "Test.xcstrings") throws(CatalogError) {
        self.init(try Self.table(catalog, path: path))
    }

    /// The table of a catalog that is given as JSON.
    ///
    /// ```swift
    /// let tables = try LocalizationTables(catalog: #"{"sourceLanguage": "en", "strings": {"Hello": {}}}"#)
    /// ```
    ///
    /// - Throws: ``CatalogError`` with all findings when the catalog has an error.
    public init(catalog: String) throws(CatalogError) {
        try self.init(catalog: Array(catalog.utf8))
    }

    /// The table of a catalog file.
    ///
    /// - Throws: ``CatalogError`` when the file cannot be read, or with all findings when it has an error.
    public init(catalogAt path: String) throws(CatalogError) {
        try self.init(catalog: Self.bytes(path), path: path)
    }

    /// The table of a catalog file that serves the symbols of a type: those that were generated from the catalog, or
    /// from one with the same keys.
    ///
    /// - Throws: ``CatalogError`` when the file cannot be read, or with all findings when it has an error.
    public init(catalogAt path: String, for type: (some StringTable).Type) throws(CatalogError) {
        self.init(try Self.table(Self.bytes(path), path: path), for: type)
    }

    /// The table of a catalog that is given as JSON, which serves the symbols of a type.
    ///
    /// - Throws: ``CatalogError`` with all findings when the catalog has an error.
    public init(catalog: String, for type: (some StringTable).Type) throws(CatalogError) {
        self.init(try Self.table(Array(catalog.utf8), path: "Test.xcstrings"), for: type)
    }

    private static func bytes(_ path: String) throws(CatalogError) -> [UInt8] {
        do throws(FileError) {
            return try AtomicFile(path).read()
        } catch {
            throw .unreadable(error.description)
        }
    }

    private static func table(_ bytes: [UInt8], path: String) throws(CatalogError) -> LocalizationTable {
        let name = StringCatalog.tableName(ofPath: path)
        let result = CatalogCompiler.compile(bytes, path: path, options: CompilationOptions(tableName: name))
        guard let table = result.table else { throw .invalid(result.diagnostics) }
        do throws(LocalizationTableError) {
            return try LocalizationTable(bytes: table)
        } catch {
            throw .unreadable("\(path): \(error)")
        }
    }
}
