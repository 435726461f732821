/// A plural rule as CLDR writes it: `v = 0 and i % 10 = 1 or … @integer 1, 21, … @decimal …` (UTS #35 part 3, 5.1).
struct PluralRule: Equatable {
    /// Empty for `other`, which asks nothing.
    let relations: [PluralRelation]

    /// Whether a sample below a million, without a compact exponent, has the category. So translators of French are
    /// not asked for `many`, which starts at a million.
    let isRequired: Bool

    /// - Throws: ``CLDRError`` at `node` when it is not written in the syntax of plural rules.
    init(_ node: CLDRNode) throws {
        let parts = try node.text().split(separator: "@", omittingEmptySubsequences: false)
        relations = try Self.relations(of: parts[0], at: node)
        isRequired = parts.dropFirst().contains { part in
            part.split(whereSeparator: { ", ~".contains($0) }).dropFirst().contains { sample in
                Double(sample).map { $0 < 1_000_000 } ?? false
            }
        }
    }

    /// Whether the rule holds for an integer printed without a fraction; the rule of `other` always does.
    func holds(for integer: Int) -> Bool {
        var isHolding = true
        for relation in relations {
            isHolding = isHolding && relation.holds(for: integer)
            guard relation.flow == .or else { continue }
            if isHolding { return true }
            isHolding = true
        }
        return isHolding
    }

    private static func relations(of condition: Substring, at node: CLDRNode) throws -> [PluralRelation] {
        var tokens = condition.split(separator: " ")[...]
        var relations: [PluralRelation] = []
        while !tokens.isEmpty {
            relations.append(try relation(from: &tokens, at: node))
        }
        return relations
    }

    /// Takes `operand [% number] (=|!=) list [and|or]` from the front.
    private static func relation(
        from tokens: inout ArraySlice<Substring>, at node: CLDRNode
    ) throws -> PluralRelation {
        guard let name = tokens.popFirst(), let operand = PluralRelation.Operand(rawValue: String(name)) else {
            throw node.unexpected(wanted: "an operand")
        }
        var modulus = 1
        if tokens.first == "%" {
            tokens.removeFirst()
            guard let number = tokens.popFirst().flatMap({ Int($0) }) else {
                throw node.unexpected(wanted: "a modulus")
            }
            modulus = number
        }
        guard let comparison = tokens.popFirst(), comparison == "=" || comparison == "!=" else {
            throw node.unexpected(wanted: "= or !=")
        }
        guard let list = tokens.popFirst() else { throw node.unexpected(wanted: "a list of values") }
        let ranges = try list.split(separator: ",").map { part in
            let bounds = part.split(separator: ".").map { Int($0) }
            guard let first = bounds.first, let last = bounds.last, let lower = first, let upper = last,
                bounds.count <= 2, lower <= upper
            else { throw node.unexpected(wanted: "a value or a range") }
            return lower...upper
        }
        var flow = PluralRelation.Flow.end
        if let word = tokens.popFirst() {
            guard word == "and" || word == "or", !tokens.isEmpty else {
                throw node.unexpected(wanted: "and, or, or the end")
            }
            flow = word == "and" ? .and : .or
        }
        return PluralRelation(
            operand: operand, modulus: modulus, isNegated: comparison == "!=", ranges: ranges, flow: flow)
    }
}
