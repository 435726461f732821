internal import LookupTable
public import StringCatalog

extension CatalogCompiler {
    /// Generates the Swift source for a table: its bytes, and a name for each of its keys.
    ///
    /// The bytes of both files depend on the catalog and the options alone.
    ///
    /// - Parameters:
    ///   - catalog: The catalog that `table` was compiled from.
    ///   - table: The bytes of the table.
    ///   - options: The options that the table was compiled with.
    ///   - swift: What the source looks like.
    /// - Returns: The files; `nil` if `table` is no table.
    public static func swiftSources(
        of catalog: StringCatalog, table: [UInt8], options: CompilationOptions, swift: SwiftOptions = SwiftOptions()
    ) -> SwiftSources? {
        let type = SymbolName.typeName(ofTable: options.tableName, in: swift.namespace)
        return RawBytes.withBytes(of: table.span) { bytes -> SwiftSources? in
            let reader: TableReader
            do throws(TableReaderError) {
                reader = try TableReader(bytes)
            } catch {
                return nil
            }
            let collector = SymbolCollector(catalog, reader: reader, options: options, swift: swift)
            var symbols = SymbolSource(type: type, tableName: options.tableName, options: swift)
            for symbol in collector.symbols { symbols.add(symbol) }
            return SwiftSources(
                tableName: options.tableName, symbolCount: collector.symbols.count,
                tableDeclaration: tableDeclaration(table, type: type, options: swift),
                imports: Array(GeneratedHeader.imports(swift.access, tableForm: swift.tableForm).utf8),
                symbolDeclarations: symbols.finish(),
                diagnostics: collector.findings.diagnostics,
                keysWithoutSymbol: collector.withoutSymbol)
        }
    }

    private static func tableDeclaration(_ table: [UInt8], type: String, options: SwiftOptions) -> [UInt8] {
        var source = Array(
            """
            extension \(options.namespace).\(type) {
                /// The lookup table, as `LocalizationTable` reads it.
                static let tableBytes: StaticString = \n
            """.dropLast().utf8)
        SwiftStringLiteral.append(multiLine: table, to: &source)
        source += Array("\n}\n".utf8)
        return source
    }
}
