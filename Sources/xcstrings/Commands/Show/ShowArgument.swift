import LocalizationRuntime

/// An argument of a message as a command line has it.
enum ShowArgument {
    private static let percentPrefix = "percent:"
    private static let textPrefix = "text:"

    /// What the help says about it.
    static let help =
        "A value for a placeholder, in order: an integer, a decimal number such as 1.5 or 1e21, percent:0.25 for 25%, or "
        + "other text; text:5 passes a number as text."

    /// The value that `word` means.
    static func value(of word: String) throws(UsageError) -> any Argument {
        if word.hasPrefix(textPrefix) { return String(word.dropFirst(textPrefix.count)) }
        if word.hasPrefix(percentPrefix) {
            let digits = word.dropFirst(percentPrefix.count)
            guard isNumber(digits), let ratio = Double(digits), ratio.isFinite else {
                throw UsageError("'\(word)' is no percentage; write percent:0.25 for 25%")
            }
            return Percent(ratio)
        }
        guard isNumber(word) else { return word }
        if let integer = Int64(word) { return integer }
        if let integer = UInt64(word) { return integer }
        let isInteger = !word.utf8.contains { [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains($0) }
        guard !isInteger, let number = Double(word), number.isFinite else {
            throw UsageError(
                "the \(isInteger ? "integer" : "number") \(word) is too large; \(textPrefix)\(word) passes it as text")
        }
        return number
    }

    /// Whether a word is digits, with a sign, a decimal point and an exponent perhaps.
    private static func isNumber(_ word: some StringProtocol) -> Bool {
        let halves = Array(word.utf8).split(maxSplits: 1, omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
        }
        guard let digits = halves.first else { return false }
        let parts = withoutSign(digits).split(
            separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        return (parts + halves.dropFirst().map { withoutSign($0) }).allSatisfy { part in
            !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
    }

    private static func withoutSign(_ digits: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let hasSign = digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+")
        return digits.dropFirst(hasSign ? 1 : 0)
    }
}
