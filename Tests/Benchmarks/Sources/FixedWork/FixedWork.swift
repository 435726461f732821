import CatalogCompiler
import LocalizationRuntime
import StringCatalog

/// The kinds of work whose instructions are counted.
enum FixedWork: String, CaseIterable {
    case parse, compile, lookup, lookupBytes, symbol, format, formatInto, integer, decimal, percent

    /// The work on its data, made ready; it gives the number of bytes that came out.
    func prepared() -> () -> Int {
        let catalog = FixedCatalog.bytes
        switch self {
        case .parse:
            return { StringCatalog.read(catalog, path: "Fixed.xcstrings").catalog?.entries.count ?? 0 }
        case .compile:
            return { FixedCatalog.compile(catalog).count }
        default: break
        }
        let tables = LocalizationTables([FixedStrings.self])
        let localizer = Localizer(tables, language: "ru")
        let keys = FixedCatalog.keys
        switch self {
        case .lookup: return { keys.reduce(0) { $0 + localizer.text($1).utf8.count } }
        case .lookupBytes: return { keys.reduce(0) { sum, key in sum + localizer.withText(key) { $0.count } } }
        case .symbol:
            let symbols = FixedCatalog.symbols
            return { symbols.reduce(0) { $0 + localizer.text(Message<FixedStrings>($1)).utf8.count } }
        case .format:
            return { (0..<Self.unitCount(self)).reduce(0) { $0 + localizer.text("files", $1, "Документы").utf8.count } }
        case .formatInto:
            return {
                var output = [UInt8](repeating: 0, count: 256)
                var sum = 0
                for number in 0..<Self.unitCount(self) {
                    var span = output.mutableSpan
                    sum += localizer.write("files", arguments: Arguments(number, "Документы"), into: &span).byteCount
                }
                return sum
            }
        case .integer:
            return { (0..<Self.unitCount(self)).reduce(0) { $0 + localizer.number($1 * 977).utf8.count } }
        case .decimal:
            return { (0..<Self.unitCount(self)).reduce(0) { $0 + localizer.number(Double($1) * 9.75).utf8.count } }
        case .percent:
            return { (0..<Self.unitCount(self)).reduce(0) { $0 + localizer.percent(Double($1) / 1_000).utf8.count } }
        case .parse, .compile: return { 0 }
        }
    }

    /// How many calls the work makes, or how many keys it reads.
    static func unitCount(_ work: FixedWork) -> Int { FixedCatalog.keyCount }
}
