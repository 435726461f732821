/// Generates `LanguageMatchingTable`: how far a supported language is from a wanted one (UTS #35 part 1, 4.4).
///
/// Rules about regions are worked out here. Regions that no rule tells apart share a class; a region such as `419`, which
/// contains others, belongs to the classes of all of them. For each language with rules of its own there is a square of
/// distances from class to class.
struct LanguageMatchingFile {
    let tree: CLDRTree

    /// A row of `languageMatching.json`, its patterns taken apart.
    private struct Rule {
        let desired: [String]
        let supported: [String]
        let distance: Int
        let isOneWay: Bool
        let node: CLDRNode
    }

    func file() throws -> GeneratedFile {
        let matching = try tree.supplemental("languageMatching").member("languageMatching").member("written-new")
        let rules = try matching.member("languageMatch").elements().map { node in
            Rule(
                desired: try node.member("_desired").text().split(separator: "-").map(String.init),
                supported: try node.member("_supported").text().split(separator: "-").map(String.init),
                distance: try node.member("_distance").integer(),
                isOneWay: try node.memberIfPresent("_oneway")?.truth() ?? false, node: node)
        }
        if let odd = rules.first(where: { $0.desired.count != $0.supported.count }) {
            throw odd.node.unexpected(wanted: "patterns with as many subtags on both sides")
        }
        let regions = try RegionClasses(tree: tree, variables: matching.member("matchVariables").members())
        var regionRules = rules.filter { $0.desired.count == 3 }
        let regionDefault = try takeDefault(from: &regionRules, matching)
        var languageRules = rules.filter { $0.desired.count == 1 }
        let languageDefault = try takeDefault(from: &languageRules, matching)
        var scriptRules = rules.filter { $0.desired.count == 2 }
        let scriptDefault = try takeDefault(from: &scriptRules, matching)

        var paradigms = PackedBytes()
        for node in try matching.member("paradigmLocales").member("_locales").elements() {
            guard let key = SubtagKey(try node.text()) else { throw node.unexpected(wanted: "a language tag") }
            try paradigms.append(key.value, width: SubtagKey.width, field: "paradigm locale")
        }
        let classes = try regions.classes(namedIn: regionRules.map { ($0.desired[2], $0.supported[2]) })
        return GeneratedFile(
            name: "LanguageMatchingTable", documentation: "How far languages are from each other.",
            source: "CLDR \(tree.version)",
            constants: [
                .init(
                    name: "languageDistance", documentation: "Between languages without a rule.", value: languageDefault
                ),
                .init(name: "scriptDistance", documentation: "Between scripts without a rule.", value: scriptDefault),
                .init(name: "regionDistance", documentation: "Between regions without a rule.", value: regionDefault),
                .init(
                    name: "classCount", documentation: "How many classes of regions there are.", value: classes.count),
            ],
            tables: [
                .init(
                    name: "languages",
                    documentation: "Rows of a wanted and a supported language (3 bytes each), distance.",
                    packed: try pack(languageRules, width: 3) { SubtagKey($0.joined()).map { $0.value >> 31 } }),
                .init(
                    name: "scripts", documentation: "Rows of two keys of language and script (7 bytes each), distance.",
                    packed: try pack(scriptRules, width: SubtagKey.width) {
                        SubtagKey($0.joined(separator: "-"))?.value
                    }),
                .init(
                    name: "regions",
                    documentation: "Rows of a region and the set of its classes (2 bytes each); others have class 0.",
                    packed: try classes.packedRegions()),
                .init(
                    name: "squares",
                    documentation: "Rows of language, script (3 bytes each), distances between classes.",
                    packed: try packSquares(regionRules, classes: classes)),
                .init(name: "paradigms", documentation: "Locales that win ties (7 bytes).", packed: paradigms),
            ])
    }

    /// Takes the rule that matches everything, which must be the last.
    private func takeDefault(from rules: inout [Rule], _ node: CLDRNode) throws -> Int {
        guard let last = rules.popLast(), last.desired.allSatisfy({ $0 == "*" }), last.desired == last.supported else {
            throw node.unexpected(wanted: "a last rule for everything")
        }
        return last.distance
    }

    /// Packs rules without patterns in both directions, sorted. Of two for the same pair the first counts.
    private func pack(_ rules: [Rule], width: Int, key: ([String]) -> Int?) throws -> PackedBytes {
        var distances: [[Int]: Int] = [:]
        for rule in rules {
            guard let desired = key(rule.desired), let supported = key(rule.supported) else {
                throw rule.node.unexpected(wanted: "a language, with or without a script")
            }
            if distances[[desired, supported]] == nil { distances[[desired, supported]] = rule.distance }
            if !rule.isOneWay, distances[[supported, desired]] == nil {
                distances[[supported, desired]] = rule.distance
            }
        }
        var packed = PackedBytes()
        for (pair, distance) in distances.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            for subtags in pair { try packed.append(subtags, width: width, field: "matched language") }
            try packed.append(distance, width: 1, field: "distance")
        }
        return packed
    }

    private func packSquares(_ rules: [Rule], classes: RegionClasses.Classes) throws -> PackedBytes {
        var packed = PackedBytes()
        var done: Set<[String]> = []
        for rule in rules where done.insert(Array(rule.desired.prefix(2))).inserted {
            let group = Array(rule.desired.prefix(2))
            let own = rules.filter { Array($0.desired.prefix(2)) == group }
            guard own.allSatisfy({ Array($0.supported.prefix(2)) == group }), let language = SubtagKey(group[0]),
                let script = group[1] == "*" ? 0 : SubtagKey.letters(group[1])
            else { throw rule.node.unexpected(wanted: "rules about the regions of one language") }
            try packed.append(language.value >> 31, width: 3, field: "language of regions")
            try packed.append(script, width: 3, field: "script of regions")
            for desired in 0..<classes.count {
                for supported in 0..<classes.count {
                    let first = own.first { rule in
                        let forward =
                            classes.matches(desired, rule.desired[2]) && classes.matches(supported, rule.supported[2])
                        let back =
                            classes.matches(desired, rule.supported[2]) && classes.matches(supported, rule.desired[2])
                        return forward || (back && !rule.isOneWay)
                    }
                    guard let first else { throw rule.node.unexpected(wanted: "a rule for all other regions") }
                    try packed.append(first.distance, width: 1, field: "distance of regions")
                }
            }
        }
        return packed
    }
}
