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
    /// Parses a format string, compiles it in a catalog, and prints it with arguments of all kinds.
    case format
    /// Compiles a catalog; a table that comes of it opens and serves every message in every language.
    case compiler
    /// Opens the bytes as a lookup table, as they are and with a header that fits them, and asks for everything.
    case table
    /// Reads a text as `Accept-Language` header and as language tags, and negotiates.
    case languages
    /// Prints a number by options, specifiers and a language that the bytes choose.
    case numbers
    /// Makes Swift symbols of keys, one a line.
    case symbols

    /// Does with `input` what the target is for.
    ///
    /// - Throws: ``BrokenProperty`` when something does not hold that always should.
    public func check(_ input: [UInt8]) throws(BrokenProperty) {
        switch self {
        case .json: try JSONTarget.check(input)
        case .catalog: try CatalogTarget.check(input)
        case .edit: try EditTarget.check(input)
        case .merge: try MergeTarget.check(input)
        case .exchange: try ExchangeTarget.check(input)
        case .format: try FormatTarget.check(input)
        case .compiler: try CompilerTarget.check(input)
        case .table: try TableTarget.check(input)
        case .languages: try LanguageTarget.check(input)
        case .numbers: try NumberTarget.check(input)
        case .symbols: try SymbolTarget.check(input)
        }
    }

    /// What a fuzzer begins with, made from the bytes of one of our catalogs.
    public func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        switch self {
        case .json, .catalog, .compiler, .edit, .merge: [bytes]
        case .format: FormatTarget.seeds(fromCatalog: bytes)
        case .exchange: ExchangeTarget.seeds(fromCatalog: bytes)
        case .table: TableTarget.seeds(fromCatalog: bytes)
        case .languages: LanguageTarget.seeds(fromCatalog: bytes)
        case .numbers: NumberTarget.seeds(fromCatalog: bytes)
        case .symbols: SymbolTarget.seeds(fromCatalog: bytes)
        }
    }
}
