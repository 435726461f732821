/// A key as Swift code names it.
struct Symbol {
    let key: [UInt8]
    let number: Int
    let hash: UInt64
    /// The name without backticks.
    var name: String
    let arguments: [SymbolArgument]
    /// The source text, and the catalog's comment.
    let text: String
    let comment: String?

    /// What must be different for two symbols of one table: `slices(_:count:)`.
    var signature: String {
        guard !arguments.isEmpty else { return name }
        return "\(name)(\(arguments.map { ($0.label ?? "_") + ":" }.joined()))"
    }

    /// Makes the name one that no other key of the table can have, and that stays the same whatever keys are added.
    mutating func addHash() {
        let digits = String(hash & 0xFF_FFFF, radix: 16)
        name += "_" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
    }
}
