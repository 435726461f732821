/// All that source code says about one key of a catalog.
struct KeyUse {
    /// The first use, by which the key is told in messages.
    let first: ExtractedKey
    /// The comments, each once.
    private(set) var comments: Set<String> = []
    /// The first default value that can be seen.
    private(set) var defaultValue: KeyTemplate?
    /// Where that stands.
    private(set) var valuePlace: ExtractedKey?
    /// The uses that have another default value.
    private(set) var conflicts: [ExtractedKey] = []

    init(_ use: ExtractedKey) { first = use }

    mutating func add(_ use: ExtractedKey) {
        if let comment = use.comment { comments.insert(comment) }
        guard case .text(let value) = use.defaultValue else { return }
        if let defaultValue {
            if value.text != defaultValue.text { conflicts.append(use) }
        } else {
            defaultValue = value
            valuePlace = use
        }
    }

    /// The comments joined by line breaks, in an order that does not depend on that of the files; nil if there are
    /// none.
    var comment: String? {
        comments.isEmpty ? nil : comments.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n")
    }
}
