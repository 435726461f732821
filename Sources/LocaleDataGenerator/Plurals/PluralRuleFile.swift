/// Generates `PluralRuleTable`: the cardinal and ordinal rules of every language.
///
/// Languages with the same rules share a set. A set begins with the categories of the integers from 0 to 127, two in a
/// byte, the first in the lower three bits. There follow a byte with the categories it knows (bit 0 zero, 1 one, 2 two,
/// 3 few, 4 many, 5 other), a byte with those that a translation needs, the number of rules, and for each rule its
/// category, the size of its relations and the relations. `i = 1 and v = 0` for `one`, the rule of English, is
/// `22 22 01  01 08  01 09 01 01  02 08 00 00` in hexadecimal after 64 bytes that begin with `0D 2D 2D`.
package struct PluralRuleFile {
    /// The integers below this, the counts of daily life, are answered from a list.
    static let smallIntegerCount = 128

    /// In the order of their codes.
    static let categories = ["zero", "one", "two", "few", "many", "other"]

    private let tree: CLDRTree

    package init(tree: CLDRTree) {
        self.tree = tree
    }

    package func file() throws -> GeneratedFile {
        try checkInheritance()
        var sets: [PackedBytes] = []
        let cardinal = try numbersOfSets(file: "plurals", kind: "cardinal", sets: &sets)
        let ordinal = try numbersOfSets(file: "ordinals", kind: "ordinal", sets: &sets)

        var languages = PackedBytes()
        let keys = Set(cardinal.keys).union(ordinal.keys).sorted()
        for key in keys {
            // The set of a language that has only one kind of rules is that of root, which knows `other` alone.
            try languages.append(key.value, width: SubtagKey.width, field: "language of plural rules")
            try languages.append(cardinal[key] ?? 0, width: 1, field: "set of cardinal rules")
            try languages.append(ordinal[key] ?? 0, width: 1, field: "set of ordinal rules")
        }
        var offsets = PackedBytes()
        var packedSets = PackedBytes()
        for set in sets {
            try offsets.append(packedSets.count, width: 2, field: "offset of a set of plural rules")
            packedSets.append(set)
        }
        return GeneratedFile(
            name: "PluralRuleTable", documentation: "The plural rules of every language.",
            source: "CLDR \(tree.version)",
            constants: [
                .init(
                    name: "smallIntegerCount",
                    documentation: "How many integers from 0 up have their categories at the start of each set.",
                    value: Self.smallIntegerCount)
            ],
            tables: [
                .init(
                    name: "languages",
                    documentation: "Rows of a key (7 bytes), the set of cardinal and that of ordinal rules.",
                    packed: languages),
                .init(name: "offsets", documentation: "Where each set starts (2 bytes).", packed: offsets),
                .init(
                    name: "sets", documentation: "The sets of rules, as `PluralRules` reads them.", packed: packedSets),
            ])
    }

    /// Rules are inherited by cutting subtags. CLDR states parents of its own for them, so far none, and the reader
    /// knows of none.
    private func checkInheritance() throws {
        let parents = try tree.supplemental("parentLocales").member("parentLocales")
        if let own = try parents.memberIfPresent("plurals"), try !own.members().isEmpty {
            throw own.unexpected(wanted: "no parents of its own for plural rules")
        }
    }

    private func numbersOfSets(
        file: String, kind: String, sets: inout [PackedBytes]
    ) throws -> [SubtagKey: Int] {
        if sets.isEmpty { sets.append(try Self.rootSet()) }
        var numbers: [SubtagKey: Int] = [:]
        for (tag, rules) in try tree.supplemental(file).member("plurals-type-\(kind)").members() {
            guard let key = SubtagKey(tag) else { throw rules.unexpected(wanted: "a language tag") }
            let set = try packedSet(rules)
            if let known = sets.firstIndex(of: set) {
                numbers[key] = known
            } else {
                numbers[key] = sets.count
                sets.append(set)
            }
        }
        return numbers
    }

    private static func rootSet() throws -> PackedBytes {
        var set = PackedBytes()
        for byte in Array(repeating: 5 << 3 | 5, count: smallIntegerCount / 2) + [32, 32, 0] {
            try set.append(byte, width: 1, field: "root's plural rules")
        }
        return set
    }

    private func packedSet(_ rules: CLDRNode) throws -> PackedBytes {
        var known = 0
        var required = 0
        var count = 0
        var packedRules = PackedBytes()
        var smallIntegers: [Int?] = Array(repeating: nil, count: Self.smallIntegerCount)
        for (code, category) in Self.categories.enumerated() {
            guard let node = try rules.memberIfPresent("pluralRule-count-\(category)") else { continue }
            let rule = try PluralRule(node)
            known |= 1 << code
            if rule.isRequired { required |= 1 << code }
            for integer in smallIntegers.indices where smallIntegers[integer] == nil && rule.holds(for: integer) {
                smallIntegers[integer] = code
            }
            if rule.relations.isEmpty { continue }
            count += 1
            var relations = PackedBytes()
            for relation in rule.relations { try relation.pack(into: &relations) }
            try packedRules.append(code, width: 1, field: "plural category")
            try packedRules.append(relations.count, width: 1, field: "size of a plural rule")
            packedRules.append(relations)
        }
        guard try rules.members().count == known.nonzeroBitCount else {
            throw rules.unexpected(wanted: "only the six plural categories")
        }
        var set = PackedBytes()
        for pair in stride(from: 0, to: smallIntegers.count, by: 2) {
            let codes = (smallIntegers[pair] ?? 5, smallIntegers[pair + 1] ?? 5)
            try set.append(codes.1 << 3 | codes.0, width: 1, field: "categories of small integers")
        }
        try set.append(known, width: 1, field: "plural categories")
        try set.append(required, width: 1, field: "required plural categories")
        try set.append(count, width: 1, field: "number of plural rules")
        set.append(packedRules)
        return set
    }
}
