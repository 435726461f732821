extension CatalogCompiler {
    /// Generates the file that a module with tables has once: the type in which the types of its tables are nested.
    ///
    /// - Parameters:
    ///   - tableNames: The names of all tables of the module.
    ///   - swift: What the source looks like.
    /// - Returns: The file, UTF-8, and a sentence about two tables whose types would have the same name, if there are.
    public static func namespaceSource(
        tableNames: [String], swift: SwiftOptions = SwiftOptions()
    ) -> (source: [UInt8], collision: String?) {
        let (declaration, collision) = namespaceDeclaration(tableNames: tableNames, swift: swift)
        let imports = Array(GeneratedHeader.imports(swift.access, tableForm: .embedded).utf8)
        return (GeneratedHeader.bytes + imports + Array(declaration.utf8), collision)
    }

    /// Generates one file with everything: the type in which the types of the tables are nested, and for each table
    /// its bytes and its symbols. The tables are embedded.
    ///
    /// - Parameters:
    ///   - sources: The Swift source of each table.
    ///   - swift: What the source looks like, the same as for `sources`.
    /// - Returns: The file, UTF-8, and a sentence about two tables whose types would have the same name, if there are.
    public static func joinedSource(
        _ sources: [SwiftSources], swift: SwiftOptions = SwiftOptions()
    ) -> (source: [UInt8], collision: String?) {
        var (source, collision) = namespaceSource(tableNames: sources.map(\.tableName), swift: swift)
        for table in sources {
            source.append(UInt8(ascii: "\n"))
            source += table.symbolDeclarations
            source.append(UInt8(ascii: "\n"))
            source += table.tableDeclaration
        }
        return (source, collision)
    }

    private static func namespaceDeclaration(
        tableNames: [String], swift: SwiftOptions
    ) -> (declaration: String, collision: String?) {
        var types: [String: String] = [:]
        var collision: String?
        for name in tableNames {
            let type = SymbolName.typeName(ofTable: name, in: swift.namespace)
            if let other = types[type] {
                collision = "the tables '\(other)' and '\(name)' would both have the type '\(swift.namespace).\(type)'"
            }
            types[type] = name
        }
        let access = swift.access.modifier
        let tables = types.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { "\(swift.namespace).\($0).self" }
            .joined(separator: ", ")
        let declaration = """
            /// The texts of this module, by string catalog.
            \(access)enum \(swift.namespace) {
                /// All tables of this module. A language is chosen for all of them together.
                \(access)static let tables = LocalizationTables([\(tables)])

                /// A localizer for an `Accept-Language` header, such as `ru, de;q=0.8`; in the source language when
                /// that is `nil` or asks for nothing that there is.
                \(access)static func localizer(
                    for acceptLanguage: String?, options: LocalizerOptions = LocalizerOptions()
                ) -> Localizer {
                    Localizer(tables, acceptLanguage: acceptLanguage, options: options)
                }

                /// A localizer for a list of language tags, the most wanted first.
                \(access)static func localizer(
                    languages: [String], options: LocalizerOptions = LocalizerOptions()
                ) -> Localizer {
                    Localizer(tables, languages: languages, options: options)
                }
            }

            """
        return (declaration, collision)
    }
}
