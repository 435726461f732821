/// Generates `LanguageAliasTable`: what takes the place of outdated languages, scripts, regions, variants and whole
/// tags (UTS #35 part 1, annex C).
struct LanguageAliasFile {
    let tree: CLDRTree

    /// A rule that asks about variants, such as `hy-arevmda` → `hyw`.
    private struct VariantRule {
        let key: SubtagKey
        let variants: [String]
        let replacement: SubtagKey
        let replacementVariants: [String]
    }

    func file() throws -> GeneratedFile {
        let aliases = try tree.supplemental("aliases").member("metadata").member("alias")
        var languages = PackedBytes()
        var languageRows: [(key: SubtagKey, replacement: SubtagKey, isDeprecated: Bool)] = []
        var variantRules: [VariantRule] = []
        var legacyTags: [(tag: String, replacement: String)] = []
        for (tag, node) in try aliases.member("languageAlias").members() {
            let replacement = try node.member("_replacement").text()
            let reason = try node.member("_reason").text()
            if let key = SubtagKey(tag), let value = SubtagKey(replacement) {
                languageRows.append((key, value, reason == "deprecated"))
            } else if let rule = variantRule(tag, replacement) {
                variantRules.append(rule)
            } else {
                legacyTags.append((tag.lowercased(), replacement.lowercased()))
            }
        }
        for row in languageRows.sorted(by: { $0.key < $1.key }) {
            try languages.append(row.key.value, width: SubtagKey.width, field: "outdated language")
            try languages.append(row.replacement.value, width: SubtagKey.width, field: "language")
            try languages.append(row.isDeprecated ? 1 : 0, width: 1, field: "reason")
        }
        var texts = TextPool()
        let rules = try pack(variantRules, texts: &texts)
        let variants = try packVariants(aliases.member("variantAlias"), texts: &texts)
        var legacy = PackedBytes()
        // The longest first, so that `zh-min-nan` is found before `zh-min`.
        for (tag, replacement) in legacyTags.sorted(by: {
            $0.tag.utf8.count == $1.tag.utf8.count ? $0.tag < $1.tag : $0.tag.utf8.count > $1.tag.utf8.count
        }) {
            try append([tag, replacement], to: &legacy, texts: &texts)
        }
        let (regions, successors) = try packRegions(aliases.member("territoryAlias"))
        return GeneratedFile(
            name: "LanguageAliasTable", documentation: "What takes the place of outdated subtags and tags.",
            source: "CLDR \(tree.version)",
            tables: [
                .init(
                    name: "languages",
                    documentation: "Rows of a key and its replacement (7 bytes each) and 1 for a deprecated one.",
                    packed: languages),
                .init(
                    name: "variantRules",
                    documentation: "Rows of key, replacement (7 bytes each), and two texts: variants that go and come.",
                    packed: rules),
                .init(name: "variants", documentation: "Rows of two texts: a variant and another.", packed: variants),
                .init(name: "legacyTags", documentation: "Rows of two texts: a whole tag and another.", packed: legacy),
                .init(
                    name: "scripts", documentation: "Rows of a script and another (3 bytes each).",
                    packed: try packScripts(aliases.member("scriptAlias"))),
                .init(
                    name: "regions",
                    documentation:
                        "Rows of a region (3 bytes) and another, or 8192 + a place in `successors` (2 bytes).",
                    packed: regions),
                .init(
                    name: "successors", documentation: "Lists of regions (2 bytes each), each ended by 0.",
                    packed: successors),
                .init(name: "texts", documentation: "What the texts of the rows point into.", packed: texts.packed),
            ])
    }

    /// Reads `hy-arevmda` or `und-hepburn-heploc`; nil when it is no tag with variants.
    private func variantRule(_ tag: String, _ replacement: String) -> VariantRule? {
        func split(_ tag: String) -> (SubtagKey, [String])? {
            let parts = tag.split(separator: "-").map(String.init)
            let variants = parts.filter { $0.count > 4 }
            guard let key = SubtagKey(parts.dropLast(variants.count).joined(separator: "-")) else { return nil }
            return (key, variants)
        }
        guard let (key, variants) = split(tag), let (value, others) = split(replacement), !variants.isEmpty else {
            return nil
        }
        return VariantRule(key: key, variants: variants, replacement: value, replacementVariants: others)
    }

    private func pack(_ rules: [VariantRule], texts: inout TextPool) throws -> PackedBytes {
        // Rules for more fields come first; those for no language come after those for one.
        let sorted = rules.enumerated().sorted { left, right in
            let leftRank = (-left.element.variants.count, left.element.key.value == 0 ? 1 : 0, left.offset)
            let rightRank = (-right.element.variants.count, right.element.key.value == 0 ? 1 : 0, right.offset)
            return leftRank < rightRank
        }.map(\.element)
        var packed = PackedBytes()
        for rule in sorted {
            try packed.append(rule.key.value, width: SubtagKey.width, field: "language of a variant")
            try packed.append(rule.replacement.value, width: SubtagKey.width, field: "language for a variant")
            try append(
                [rule.variants.joined(separator: "-"), rule.replacementVariants.joined(separator: "-")],
                to: &packed, texts: &texts)
        }
        return packed
    }

    private func packVariants(_ aliases: CLDRNode, texts: inout TextPool) throws -> PackedBytes {
        var packed = PackedBytes()
        for (variant, node) in try aliases.members() {
            let replacement = try node.member("_replacement").text().lowercased()
            try append([variant.lowercased(), replacement], to: &packed, texts: &texts)
        }
        return packed
    }

    private func packScripts(_ aliases: CLDRNode) throws -> PackedBytes {
        var packed = PackedBytes()
        for (script, node) in try aliases.members() {
            guard let old = SubtagKey.letters(script),
                let new = SubtagKey.letters(try node.member("_replacement").text())
            else { throw node.unexpected(wanted: "scripts") }
            try packed.append(old, width: 3, field: "outdated script")
            try packed.append(new, width: 3, field: "script")
        }
        return packed
    }

    private func packRegions(_ aliases: CLDRNode) throws -> (regions: PackedBytes, successors: PackedBytes) {
        var rows: [(region: Int, replacement: Int)] = []
        var successors = PackedBytes()
        for (name, node) in try aliases.members() {
            let replacements = try node.member("_replacement").text().split(separator: " ").map {
                SubtagKey.region($0)
            }
            // A code of three letters stands above all codes that a tag can hold.
            let letters = name.count == 3 ? SubtagKey.letters(name).map { 32768 + $0 } : nil
            guard let region = SubtagKey.region(name) ?? letters, let first = replacements.first, let only = first
            else { throw node.unexpected(wanted: "regions") }
            if replacements.count == 1 {
                rows.append((region, only))
                continue
            }
            rows.append((region, 8192 + successors.count))
            for replacement in replacements {
                guard let replacement else { throw node.unexpected(wanted: "regions") }
                try successors.append(replacement, width: 2, field: "region")
            }
            try successors.append(0, width: 2, field: "end of regions")
        }
        var packed = PackedBytes()
        for row in rows.sorted(by: { $0.region < $1.region }) {
            try packed.append(row.region, width: 3, field: "outdated region")
            try packed.append(row.replacement, width: 2, field: "region")
        }
        return (packed, successors)
    }

    private func append(_ pieces: [String], to packed: inout PackedBytes, texts: inout TextPool) throws {
        for piece in pieces {
            let place = texts.place(of: piece)
            try packed.append(place.offset, width: 2, field: "place of a text")
            try packed.append(place.length, width: 1, field: "length of a text")
        }
    }
}
