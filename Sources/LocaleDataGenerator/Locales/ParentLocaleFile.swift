/// Generates `ParentLocaleTable`: the parents that are not found by cutting the last subtag, and the scripts that are
/// written from right to left.
struct ParentLocaleFile {
    let tree: CLDRTree

    func file() throws -> GeneratedFile {
        let parentLocales = try tree.supplemental("parentLocales").member("parentLocales")
        // The reader of the table knows this one rule: a script that is not the likely one has no parent but root.
        if let rules = try parentLocales.memberIfPresent("_localeRules") {
            let rule = try rules.member("parentLocale").member("nonlikelyScript")
            guard try rule.text() == "root", try rules.members().count == 1 else {
                throw rules.unexpected(wanted: "the one rule 'nonlikelyScript: root'")
            }
        }
        var rows: [(key: SubtagKey, parent: SubtagKey)] = []
        for (tag, node) in try parentLocales.member("parentLocale").members() {
            guard let key = SubtagKey(tag), let parent = SubtagKey(try node.text()) else {
                throw node.unexpected(wanted: "two language tags")
            }
            rows.append((key, parent))
        }
        var parents = PackedBytes()
        for row in rows.sorted(by: { $0.key < $1.key }) {
            try parents.append(row.key.value, width: SubtagKey.width, field: "locale with a parent")
            try parents.append(row.parent.value, width: SubtagKey.width, field: "parent locale")
        }
        return GeneratedFile(
            name: "ParentLocaleTable", documentation: "Parents of locales, and the direction of scripts.",
            source: "CLDR \(tree.version)",
            tables: [
                .init(
                    name: "parents", documentation: "Rows of a key and its parent, of 7 bytes each.", packed: parents),
                .init(
                    name: "rightToLeftScripts", documentation: "The scripts written from right to left (3 bytes).",
                    packed: try rightToLeftScripts()),
            ])
    }

    private func rightToLeftScripts() throws -> PackedBytes {
        var scripts: [Int] = []
        for (name, node) in try tree.core("scriptMetadata").member("scriptMetadata").members() {
            guard try node.member("rtl").text() == "YES" else { continue }
            guard let script = SubtagKey.letters(name) else { throw node.unexpected(wanted: "a script") }
            scripts.append(script)
        }
        var packed = PackedBytes()
        for script in scripts.sorted() { try packed.append(script, width: 3, field: "script") }
        return packed
    }
}
