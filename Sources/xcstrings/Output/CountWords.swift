/// Counts in English words.
enum CountWords {
    /// `1 key`, `2 keys`.
    static func of(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
