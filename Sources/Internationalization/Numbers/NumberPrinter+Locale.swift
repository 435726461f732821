package import LocaleData

extension NumberPrinter {
    /// A printer for a language tag.
    ///
    /// The tag's region and `-u-nu-` extension count: `de-CH` prints 1’234.5, `hi-u-nu-deva` prints १,२३४.५. What CLDR
    /// lacks for the tag is taken from its parents, in the end from root.
    ///
    /// - Complexity: a few binary searches and about a thousand instructions; make a printer once and keep it.
    public init(for tag: LanguageTag, numberingSystem: NumberingSystem = .automatic) {
        self.init(for: tag, numberingSystem: numberingSystem, tables: .generated)
    }

    /// A printer for a language tag by the data of other tables than the program's own.
    package init(for tag: LanguageTag, numberingSystem: NumberingSystem = .automatic, tables: NumberTables) {
        var system = numberingSystem
        if system == .automatic, let value = tag.unicodeExtensionValue(for: "nu") {
            system = NumberingSystem(unicodeExtensionValue: value)
        }
        for subtags in LocaleDataChain(of: tag) {
            if let record = tables.record(forKey: subtags.key) {
                self.init(record: record, numberingSystem: system, tables: tables)
                return
            }
        }
        self.init(
            symbols: .root, decimalPattern: .plainDecimal, percentPattern: .plainPercent, minimumGroupingDigits: 1,
            numberingSystem: 0
        )
    }
}
