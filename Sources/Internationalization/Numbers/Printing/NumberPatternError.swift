/// Why a number pattern cannot be used.
struct NumberPatternError: Error, Hashable, CustomStringConvertible {
    enum Reason: Hashable, CustomStringConvertible {
        /// The pattern asks for something that no decimal or percent pattern of CLDR does.
        case unsupported(String)
        /// A character stands where none may.
        case unexpected
        /// A quotation mark without its partner.
        case unterminatedQuote
        /// There is no digit in the pattern.
        case noDigits
        /// An affix that is longer than an `InlineText` holds.
        case longAffix

        var description: String {
            switch self {
            case .unsupported(let feature): feature
            case .unexpected: "unexpected character"
            case .unterminatedQuote: "quotation mark without its partner"
            case .noDigits: "no digits"
            case .longAffix: "affix longer than \(InlineText.capacity) bytes"
            }
        }
    }

    var reason: Reason

    /// Where in the pattern, in bytes from its start.
    var offset: Int

    var description: String {
        "number pattern, byte \(offset): \(reason)"
    }
}
