/// A string catalog, the `.xcstrings` file of Xcode: entries by key, each with localizations by language.
///
/// Reading scans the file once and keeps its bytes; the values below are views that decode what they are asked for.
/// Everything stands in the order of the file, members that the format does not name are kept, and every value knows
/// its place:
///
/// ```swift
/// let result = StringCatalog.read(bytes, path: "Localizable.xcstrings")
/// for entry in result.catalog?.entries ?? [] {
///     for localization in entry.localizations where localization.stringUnit?.state == .needsReview {
///         print(localization.position, entry.key, localization.languageTag)
///     }
/// }
/// ```
public struct StringCatalog: Sendable {
    /// The path as the caller gave it.
    public var path: String { document.path }

    let document: JSONDocument

    /// The language tag of the source language, as the catalog spells it; empty where the catalog has none.
    public let sourceLanguage: String

    /// The entries in file order.
    public let entries: Entries

    /// The root of the file.
    public var json: JSONValue { JSONValue(document: document, index: 0) }

    /// The version as it is written, such as `1.0`, quotes left out; nil where the catalog has none.
    public var version: String? {
        json[.version].flatMap { $0.string?.string ?? $0.number }
    }

    /// Members of the root that the format does not name.
    public var unknownMembers: [JSONValue] {
        json.members(besides: [.sourceLanguage, .strings, .version])
    }

    /// The bytes of the file as UTF-8, a byte order mark included.
    public var source: [UInt8] { document.source.bytes }

    /// The bytes of the file in its own encoding.
    package var fileBytes: [UInt8] { document.source.encoded(source) }

    init(document: JSONDocument, sourceLanguage: String, entryNodes: [UInt32]) {
        self.document = document
        self.sourceLanguage = sourceLanguage
        entries = Entries(document: document, nodes: entryNodes)
    }
}
