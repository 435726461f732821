/// Groups regions by which variables of the matching rules they belong to.
struct RegionClasses {
    /// The classes, the first of which holds every region that no rule names.
    struct Classes {
        /// What can be asked of a region, such as `$enUS` or `GB`.
        fileprivate let questions: [String]
        /// The answers that a class stands for.
        fileprivate let answers: [[Bool]]
        /// The set of classes of each region that is not in class 0 alone.
        fileprivate let sets: [(region: Int, classes: Int)]

        var count: Int { answers.count }

        /// Whether all regions of a class match `*`, `$name`, `$!name` or a region.
        func matches(_ number: Int, _ pattern: String) -> Bool {
            if pattern == "*" { return true }
            let isNegated = pattern.hasPrefix("$!")
            let name = isNegated ? "$" + pattern.dropFirst(2) : pattern
            guard let question = questions.firstIndex(of: name) else { return false }
            return answers[number][question] != isNegated
        }

        func packedRegions() throws -> PackedBytes {
            var packed = PackedBytes()
            for (region, classes) in sets {
                try packed.append(region, width: 2, field: "region")
                try packed.append(classes, width: 2, field: "classes of a region")
            }
            return packed
        }
    }

    /// What each containing region contains, directly.
    private let contents: [String: [String]]
    private let variables: [String: Set<String>]

    init(tree: CLDRTree, variables: [(name: String, node: CLDRNode)]) throws {
        var contents: [String: [String]] = [:]
        for (region, node) in try tree.supplemental("territoryContainment").member("territoryContainment").members()
        where SubtagKey.region(region) != nil {
            contents[region] = try node.member("_contains").elements().map { try $0.text() }
        }
        self.contents = contents
        var sets: [String: Set<String>] = [:]
        for (name, node) in variables {
            let regions = try node.member("_value").text().split(separator: "+").map(String.init)
            sets[name] = Set(regions.flatMap { Self.leaves(of: $0, in: contents, depth: 0) })
        }
        self.variables = sets
    }

    /// The classes that the patterns of the rules tell apart.
    func classes(namedIn patterns: [(String, String)]) throws -> Classes {
        let names = patterns.flatMap { [$0.0, $0.1] }.filter { $0 != "*" }
            .map { $0.hasPrefix("$!") ? "$" + $0.dropFirst(2) : $0 }
        let questions = Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        func answers(_ leaf: String) -> [Bool] {
            questions.map { variables[$0]?.contains(leaf) ?? ($0 == leaf) }
        }
        let everyRegion = Set(contents.keys).union(contents.values.joined()).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        var classes = [questions.map { _ in false }]
        var sets: [(region: Int, classes: Int)] = []
        for region in everyRegion {
            guard let code = SubtagKey.region(region) else { continue }
            var set = 0
            for leaf in Self.leaves(of: region, in: contents, depth: 0).sorted() {
                let own = answers(leaf)
                if !classes.contains(own) { classes.append(own) }
                set |= 1 << (classes.firstIndex(of: own) ?? 0)
            }
            if set != 1 { sets.append((code, set)) }
        }
        return Classes(questions: questions, answers: classes, sets: sets.sorted { $0.region < $1.region })
    }

    private static func leaves(of region: String, in contents: [String: [String]], depth: Int) -> [String] {
        // CLDR nests five deep; a circle in other data ends here.
        guard let inner = contents[region], depth < 10 else { return [region] }
        return inner.flatMap { leaves(of: $0, in: contents, depth: depth + 1) }
    }
}
