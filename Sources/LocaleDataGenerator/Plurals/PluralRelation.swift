/// One relation of a plural rule, such as `n % 100 != 12..14`, with what comes after it.
struct PluralRelation: Equatable {
    /// What a relation asks about, in the order of the codes in the table.
    enum Operand: String, CaseIterable {
        case n, i, v, w, f, t, e
    }

    /// What to do when the relation holds. The codes are chosen so that a table that ends too early reads as an end.
    enum Flow: Int {
        /// It was the last of its rule.
        case end = 0
        /// The next relation must hold too.
        case and = 1
        /// The next relation is an alternative to those up to here.
        case or = 2
    }

    /// The remainders that rules take, in the order of their codes. Every one divides a million, which is why operands
    /// need no more than their last six digits.
    static let moduli = [1, 10, 100, 1000, 10000, 100_000, 1_000_000]

    var operand: Operand
    var modulus: Int
    var isNegated: Bool
    var ranges: [ClosedRange<Int>]
    var flow: Flow

    /// Whether the relation holds for an integer printed without a fraction.
    func holds(for integer: Int) -> Bool {
        // Every other operand of such a number is zero.
        let value = operand == .n || operand == .i ? integer : 0
        // A modulus of 1 stands for none.
        return ranges.contains { $0.contains(modulus == 1 ? value : value % modulus) } != isNegated
    }

    /// Appends the relation: operand, negation and modulus in one byte; flow, width and number of the ranges in the
    /// next; then the bounds of the ranges.
    func pack(into packed: inout PackedBytes) throws {
        guard let operandCode = Operand.allCases.firstIndex(of: operand),
            let modulusCode = Self.moduli.firstIndex(of: modulus)
        else {
            throw CLDRError.tooLarge(value: modulus, limit: 1_000_000, field: "modulus of a plural rule")
        }
        let largest = ranges.map(\.upperBound).max() ?? 0
        guard largest < 1_000_000 else {
            throw CLDRError.tooLarge(value: largest, limit: 999_999, field: "value in a plural rule")
        }
        guard ranges.count < 16 else {
            throw CLDRError.tooLarge(value: ranges.count, limit: 15, field: "ranges of a plural relation")
        }
        let isWide = largest > 127
        try packed.append(operandCode | (isNegated ? 8 : 0) | modulusCode << 4, width: 1, field: "relation")
        try packed.append(ranges.count << 3 | (isWide ? 4 : 0) | flow.rawValue, width: 1, field: "relation")
        for range in ranges {
            try packed.append(range.lowerBound, width: isWide ? 3 : 1, field: "lower bound")
            try packed.append(range.upperBound, width: isWide ? 3 : 1, field: "upper bound")
        }
    }
}
