import LocalizationRuntime

/// An argument of a message as a command line has it.
enum ShowArgument {
    private static let percentPrefix = "percent:"
    private static let textPrefix = "text:"

    /// What the help says about it.
    static let help =
        "A value for a placeholder, in order: an integer, a decimal number such as 1.5, percent:0.25 for 25%, or other "
        + "text; text:5 passes a number as text."

    /// The value that `word` means.
    static func value(of word: String) throws(UsageError) -> any Argument {
        if word.hasPrefix(textPrefix) { return String(word.dropFirst(textPrefix.count)) }
        if word.hasPrefix(percentPrefix) {
            let digits = word.dropFirst(percentPrefix.count)
            guard isNumber(digits), let ratio = Double(digits) else {
                throw UsageError("'\(word)' is no percentage; write percent:0.25 for 25%")
            }
            return Percent(ratio)
        }
        guard isNumber(word) else { return word }
        if word.contains(".") { return Double(word) ?? 0 }
        if let integer = Int64(word) { return integer }
        if let integer = UInt64(word) { return integer }
        throw UsageError("the integer \(word) is too large; \(textPrefix)\(word) passes it as text")
    }

    /// Whether a word is digits with a sign and a decimal point perhaps.
    private static func isNumber(_ word: some StringProtocol) -> Bool {
        var digits = word.utf8[...]
        if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
        let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
    }
}
