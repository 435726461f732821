package import LocaleData

extension NumberPrinter {
    /// A printer for a record of number data.
    ///
    /// - Parameters:
    ///   - numberingSystem: the system wanted; ``NumberingSystem/automatic`` is the record's default.
    package init(record: NumberTables.Record, numberingSystem: NumberingSystem, tables: NumberTables) {
        let wanted = Self.number(of: numberingSystem, record: record, tables: tables)
        var system = wanted ?? record.defaultNumberingSystem
        var digits = Self.digits(of: system, tables: tables)
        if digits == nil {
            system = record.defaultNumberingSystem
            digits = Self.digits(of: system, tables: tables)
        }
        let block = tables.block(of: record, numberingSystem: system)
        func symbol(_ symbol: NumberTables.Symbol) -> InlineText? {
            tables.withBytes(of: tables.symbol(symbol, of: block)) { InlineText($0) }
        }
        func pattern(_ text: PackedTable.Text) -> NumberPattern? {
            // A pattern that cannot be read, which no generated table has, is taken as the plainest one.
            tables.withBytes(of: text) { bytes in
                do throws(NumberPatternError) {
                    return try NumberPattern(parsing: bytes)
                } catch {
                    return nil
                }
            }
        }
        // What a damaged table lacks is taken from root.
        let root = NumberSymbols.root
        let symbols = NumberSymbols(
            digits: digits ?? root.digits,
            decimalSeparator: symbol(.decimalSeparator) ?? root.decimalSeparator,
            groupSeparator: symbol(.groupSeparator) ?? root.groupSeparator,
            plusSign: symbol(.plusSign) ?? root.plusSign,
            minusSign: symbol(.minusSign) ?? root.minusSign,
            percentSign: symbol(.percentSign) ?? root.percentSign,
            exponential: symbol(.exponential) ?? root.exponential,
            infinity: symbol(.infinity) ?? root.infinity,
            notANumber: symbol(.notANumber) ?? root.notANumber
        )
        self.init(
            symbols: symbols,
            decimalPattern: pattern(tables.decimalPattern(of: block)) ?? .plainDecimal,
            percentPattern: pattern(tables.percentPattern(of: block)) ?? .plainPercent,
            minimumGroupingDigits: record.minimumGroupingDigits, numberingSystem: system
        )
    }

    private static func number(
        of system: NumberingSystem, record: NumberTables.Record, tables: NumberTables
    ) -> Int? {
        switch system {
        case .automatic, .localeDefault: return nil
        case .native: return record.nativeNumberingSystem
        case .traditional: return record.traditionalNumberingSystem ?? record.nativeNumberingSystem
        case .finance: return record.financeNumberingSystem
        case .named(let name):
            var name = name
            return name.withUTF8 { bytes in unsafe tables.numberingSystem(named: bytes.span) }
        }
    }

    private static func digits(of system: Int, tables: NumberTables) -> DigitSet? {
        tables.withBytes(of: tables.digits(ofNumberingSystem: system)) { DigitSet($0) }
    }
}

extension NumberPattern {
    /// `#,##0`
    static var plainDecimal: NumberPattern {
        var pattern = NumberPattern()
        pattern.primaryGroupSize = 3
        pattern.secondaryGroupSize = 3
        return pattern
    }

    /// `#,##0%`
    static var plainPercent: NumberPattern {
        var pattern = plainDecimal
        _ = pattern.positive.suffix.append(Mark.percentSign.rawValue)
        pattern.isPercent = true
        return pattern
    }
}
