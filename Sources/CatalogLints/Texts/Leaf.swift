internal import CatalogCompiler
internal import StringCatalog

/// One text of an entry, and where in its localization it stands.
struct Leaf {
    /// The string unit; nil of a key that stands for a source text.
    let unit: StringCatalog.StringUnit?
    /// The text in the file.
    let value: JSONString
    /// The text as bytes.
    let text: TextBytes
    /// The device whose text it is.
    let device: String?
    /// The index of the substitution whose form it is.
    let substitution: Int?
    /// The plural category whose form it is.
    let category: String?
    /// The pieces with their arguments; nil of a text without a percent sign.
    var format: FormatString?

    init(
        _ unit: StringCatalog.StringUnit?, _ value: JSONString, device: String? = nil, substitution: Int? = nil,
        category: String? = nil
    ) {
        self.unit = unit
        self.value = value
        text = TextBytes(value.utf8)
        self.device = device
        self.substitution = substitution
        self.category = category
    }

    /// Whether a percent sign is in the text.
    var hasPercentSign: Bool { !FormatString.isPlain(value.utf8) }

    /// Whether nobody has written the text yet.
    var isNew: Bool { unit?.state == .new }

    /// A piece of the text as it is written.
    func spelling(_ range: Range<Int>) -> String { text.text(range) }

    /// Where in the file the byte at an offset of the text is.
    func position(at offset: Int) -> SourcePosition { value.position(at: offset) }
}
