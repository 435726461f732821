public import StringCatalog

/// The Swift source for a table.
///
/// Table and symbols are two files, so that changed texts do not recompile the code that uses symbols.
public struct SwiftSources: Sendable {
    /// A key without a symbol and the reason.
    public struct KeyWithoutSymbol: Sendable, Hashable {
        /// Why a key has no symbol.
        public enum Reason: String, Sendable, Hashable, CaseIterable {
            /// The key holds no letter that a Swift name could be made of.
            case noName = "no name can be made of the key"
            /// `generatesSymbol` is false.
            case turnedOff = "the catalog says that it generates no symbol"
            /// The entry is not `manual`, and only those were asked for.
            case notManual = "the entry is not manual"
            /// The text takes more arguments than a call should have.
            case tooManyArguments = "the text takes too many arguments"
        }

        /// The key.
        public var key: String
        /// Why it has no symbol.
        public var reason: Reason
    }

    /// The name of the table.
    public var tableName: String
    /// The number of keys that have a symbol.
    public var symbolCount: Int
    /// What declares the bytes of the table.
    let tableDeclaration: [UInt8]
    /// What imports the runtime.
    let imports: [UInt8]
    /// What declares the table's type, and a function or property for each key.
    let symbolDeclarations: [UInt8]
    /// Warnings about keys whose names had to be told apart.
    public var diagnostics: [Diagnostic]
    /// The keys that are reached by their text alone, in the order of their bytes.
    public var keysWithoutSymbol: [KeyWithoutSymbol]

    /// The file with the bytes of the table, UTF-8. Of no use to a table that is a file.
    public var table: [UInt8] { GeneratedHeader.bytes(tableName: tableName) + tableDeclaration }

    /// The file with the table's type and a function or property for each key, UTF-8.
    public var symbols: [UInt8] { GeneratedHeader.bytes(tableName: tableName) + imports + symbolDeclarations }
}
