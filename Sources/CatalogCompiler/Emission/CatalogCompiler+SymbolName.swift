extension CatalogCompiler {
    /// The name that generated code gives a key, `orderGreeting` for `order.greeting`; nil for a key that can have none.
    ///
    /// Where two keys of a table would have the same name, both get an underscore and six hexadecimal digits besides.
    package static func symbolName(ofKey key: String) -> String? {
        SymbolName.identifier(of: SymbolCollector.textWithoutPlaceholders(Array(key.utf8)))
    }
}
