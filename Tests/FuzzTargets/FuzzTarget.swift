/// One entry of the project for input that nobody vouches for, with what must hold whatever the bytes are.
///
/// The program of `Tests/Fuzz` feeds these with bytes that a fuzzer makes up; the tests feed them with our catalogs and
/// with the cases that were found.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// Reads any JSON and writes it again; Foundation agrees on what is JSON.
    case json
    /// Reads a catalog and walks over all of it.
    case catalog
    /// Edits a catalog, takes the edits back, and formats it.
    case edit
    /// Merges a side with itself and with what it comes from.
    case merge
    /// Imports an XLIFF file, or exports a catalog and takes the export back.
    case exchange
    /// The same with comma-separated values.
    case csv
    /// Reads `.strings` and `.stringsdict` files of all forms, writes them and reads them again.
    case strings
    /// Reads what Apple's compiler extracts and brings a catalog in line with it.
    case stringsdata
    /// Reads source code of Swift and Objective-C and brings a catalog in line with it.
    case sources
    /// Reads a configuration file.
    case configuration
    /// Reads a baseline, and checks a catalog against its own.
    case baseline
    /// Writes a report, in which no text of a catalog becomes markup.
    case report
    /// Adds pseudo-languages, which keep all placeholders.
    case pseudo
    /// Parses a format string, compiles it in a catalog, and prints it with arguments of all kinds.
    case format
    /// Compiles a catalog; a table that comes of it opens and serves every message in every language.
    case compiler
    /// Opens the bytes as a lookup table, as they are and with a header that fits them, and asks for everything.
    case table
    /// Fills messages of all kinds with arguments that the bytes choose.
    case arguments
    /// Reads a text as `Accept-Language` header and as language tags, and negotiates.
    case languages
    /// Prints a number by options, specifiers and a language that the bytes choose.
    case numbers
    /// Makes Swift symbols of keys, one a line.
    case symbols

    /// Does with `input` what the target is for.
    ///
    /// - Parameter choice: How much of it.
    /// - Throws: ``BrokenProperty`` when something does not hold that always should.
    public func check(_ input: [UInt8], _ choice: Choice = .everything) throws(BrokenProperty) {
        var choice = choice
        switch self {
        case .json: try JSONTarget.check(input)
        case .catalog: try CatalogTarget.check(input)
        case .edit: try EditTarget.check(input)
        case .merge: try MergeTarget.check(input, &choice)
        case .exchange: try ExchangeTarget.check(input, &choice)
        case .csv: try CSVTarget.check(input, &choice)
        case .strings: try StringsTarget.check(input, &choice)
        case .stringsdata: try StringsDataTarget.check(input, &choice)
        case .sources: try SourceTarget.check(input, &choice)
        case .configuration: try ConfigurationTarget.check(input)
        case .baseline: try BaselineTarget.check(input)
        case .report: try ReportTarget.check(input)
        case .pseudo: try PseudoTarget.check(input, &choice)
        case .format: try FormatTarget.check(input, &choice)
        case .compiler: try CompilerTarget.check(input, &choice)
        case .table: try TableTarget.check(input, &choice)
        case .arguments: try ArgumentTarget.check(input, &choice)
        case .languages: try LanguageTarget.check(input)
        case .numbers: try NumberTarget.check(input)
        case .symbols: try SymbolTarget.check(input)
        }
    }

    /// What a fuzzer begins with, made from the bytes of one of our catalogs.
    public func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        switch self {
        case .json: JSONTarget.seeds(fromCatalog: bytes)
        case .merge: MergeTarget.seeds(fromCatalog: bytes)
        case .catalog, .compiler, .edit, .report, .pseudo: CatalogSeeds.seeds(fromCatalog: bytes)
        case .format: FormatTarget.seeds(fromCatalog: bytes)
        case .exchange: ExchangeTarget.seeds(fromCatalog: bytes)
        case .csv: CSVTarget.seeds(fromCatalog: bytes)
        case .strings: StringsTarget.seeds(fromCatalog: bytes)
        case .stringsdata: StringsDataTarget.seeds(fromCatalog: bytes)
        case .sources: SourceTarget.seeds(fromCatalog: bytes)
        case .configuration: ConfigurationTarget.seeds
        case .baseline: BaselineTarget.seeds(fromCatalog: bytes)
        case .table: TableTarget.seeds(fromCatalog: bytes)
        case .arguments: ArgumentTarget.seeds
        case .languages: LanguageTarget.seeds(fromCatalog: bytes)
        case .numbers: NumberTarget.seeds(fromCatalog: bytes)
        case .symbols: SymbolTarget.seeds(fromCatalog: bytes)
        }
    }
}
