import Internationalization
import LookupTable

/// A lookup table: the texts of one string catalog in all its languages.
///
/// Opening one looks at its header, however many texts it has. A table is never changed, so that any number of tasks
/// read it at the same time without waiting for one another. Damaged tables give wrong or missing texts, but they
/// never crash a program; ``verify()`` tells.
public struct LocalizationTable: Sendable {
    let reader: TableReader

    /// What keeps the bytes in memory; `nil` for bytes that are part of the program.
    let owner: TableBytes?

    let languages: TableLanguages

    /// Opens a table that is part of the program, as generated code holds it. Nothing is copied.
    ///
    /// - Throws: ``LocalizationTableError`` when the bytes are no table, or one of a newer format.
    public init(embedded bytes: StaticString) throws(LocalizationTableError) {
        try self.init(RawBytes(bytes), owner: nil)
    }

    /// A table that is part of the program; when its bytes are no table, an empty one, whose every text is its key.
    public static func embedded(_ bytes: StaticString) -> LocalizationTable {
        do throws(LocalizationTableError) {
            return try LocalizationTable(embedded: bytes)
        } catch {
            return .empty
        }
    }

    /// A table without texts.
    static let empty = LocalizationTable(reader: TableReader(), owner: nil)

    /// Opens a file by mapping it into memory, which takes the same time for a large table as for a small one.
    ///
    /// Replace such a file by renaming another one to its path. When it is cut short in place, the operating system
    /// ends the program at the next read of what is no longer there; ``init(copying:)`` does not have that weakness.
    ///
    /// - Throws: ``LocalizationTableError`` when the file cannot be read or is no table.
    public init(mapping path: String) throws(LocalizationTableError) {
        #if os(WASI)
            let owner = try TableBytes(readingFileAt: path)
        #else
            let owner = try TableBytes(mappingFileAt: path)
        #endif
        try self.init(path: path, owner: owner)
    }

    /// Opens a file by reading it into memory.
    ///
    /// - Throws: ``LocalizationTableError`` when the file cannot be read or is no table.
    public init(copying path: String) throws(LocalizationTableError) {
        try self.init(path: path, owner: TableBytes(readingFileAt: path))
    }

    /// Opens a table of which the bytes are at hand. They are copied.
    ///
    /// - Throws: ``LocalizationTableError`` when they are no table.
    public init(bytes: [UInt8]) throws(LocalizationTableError) {
        let owner = TableBytes(copying: bytes)
        try self.init(owner.bytes, owner: owner)
    }

    private init(path: String, owner: TableBytes) throws(LocalizationTableError) {
        do throws(LocalizationTableError) {
            try self.init(owner.bytes, owner: owner)
        } catch {
            throw .file(path: path, error)
        }
    }

    private init(_ bytes: RawBytes, owner: TableBytes?) throws(LocalizationTableError) {
        do throws(TableReaderError) {
            self.init(reader: try TableReader(bytes), owner: owner)
        } catch {
            switch error {
            case .notATable: throw .notATable
            case .newerVersion(let version): throw .newerVersion(version)
            case .wrongSize(let expected, let found): throw .wrongSize(expected: expected, found: found)
            case .damagedHeader: throw .damaged
            }
        }
    }

    private init(reader: TableReader, owner: TableBytes?) {
        self.reader = reader
        self.owner = owner
        languages = TableLanguages(reader)
    }
}

extension LocalizationTable {
    /// The name of the table: that of its catalog without extension, such as `Localizable`.
    public var name: String { reader.name }

    /// The number of keys.
    public var keyCount: Int { reader.keyCount }

    /// The tags of the table's languages, with hyphens: `pt-BR`.
    public var languageTags: [String] { languages.tags.map(\.description) }

    /// The tag of the language that the texts were written in first, and that is shown where a translation is missing.
    public var sourceLanguageTag: String {
        let source = reader.sourceLanguage
        return source < languages.tags.count ? languages.tags[source].description : LanguageTag.root.description
    }

    /// What is wrong with the table, in words; empty for a table that is as it was written.
    ///
    /// Opening does not look for such damage, since that takes time: a service may do it when it starts or when it gets
    /// a table from elsewhere.
    ///
    /// - Complexity: Linear in the size of the table.
    public func verify() -> [String] {
        withExtendedLifetime(owner) { reader.verify().map(\.description) }
    }
}
