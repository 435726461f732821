/// Counts in English words.
enum CountWords {
    /// `1 key`, `2 keys`; `1 entry`, `2 entries`.
    static func of(_ count: Int, _ noun: String, plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? "\(noun)s")"
    }
}
