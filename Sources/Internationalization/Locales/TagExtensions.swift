/// The extensions of a language tag as they are read: `-u-` with its keywords, `-t-`, others, and `-x-` at the end.
struct TagExtensions {
    private var attributes: [Substring] = []
    private var keywords: [(key: String, value: String)] = []
    private var others: [(singleton: Substring, content: String)] = []
    private var hasUnicodeExtension = false

    /// Adds the extension `singleton` with its subtags.
    ///
    /// - Returns: false when it is there already.
    mutating func add(_ singleton: Substring, _ content: ArraySlice<Substring>) -> Bool {
        guard singleton == "u" else {
            if others.contains(where: { $0.singleton == singleton }) { return false }
            others.append((singleton, content.joined(separator: "-")))
            return true
        }
        if hasUnicodeExtension { return false }
        hasUnicodeExtension = true
        var rest = content
        attributes = rest.prefix { $0.utf8.count > 2 }.sorted()
        rest = rest.dropFirst(attributes.count)
        while let key = rest.popFirst() {
            let value = rest.prefix { $0.utf8.count > 2 }
            rest = rest.dropFirst(value.count)
            addKeyword(String(key), value.joined(separator: "-"))
        }
        return true
    }

    /// Adds a keyword of the `-u-` extension unless its key is there already (the first one counts, RFC 6067).
    mutating func addKeyword(_ key: String, _ value: String) {
        hasUnicodeExtension = true
        if keywords.contains(where: { $0.key == key }) { return }
        keywords.append((key, value))
    }

    /// The extensions in canonical order: by singleton, keywords by key, `true` left out, private use last.
    var text: String {
        var sorted = others
        if hasUnicodeExtension {
            let pieces =
                attributes.map(String.init)
                + keywords.sorted { $0.key < $1.key }.flatMap { keyword in
                    keyword.value.isEmpty || keyword.value == "true" ? [keyword.key] : [keyword.key, keyword.value]
                }
            sorted.append(("u", pieces.joined(separator: "-")))
        }
        sorted.sort { left, right in
            (left.singleton == "x" ? 1 : 0, left.singleton) < (right.singleton == "x" ? 1 : 0, right.singleton)
        }
        return sorted.map { "-\($0.singleton)-\($0.content)" }.joined()
    }
}

extension TagExtensions {
    /// Variants and extensions of `tag`, each replaced by those of `other` where it has any: its variants if it has
    /// variants, its `-u-` extension if it has one, and so on.
    static func tail(of tag: LanguageTag, overriddenBy other: LanguageTag) -> String {
        var variants = other.variants
        if variants.isEmpty { variants = tag.variants }
        var extensions = TagExtensions()
        for source in [other, tag] {
            var parts = source.tail.split(separator: "-").dropFirst(source.variants.count)
            while let singleton = parts.popFirst() {
                let content = singleton == "x" ? parts : parts.prefix { $0.utf8.count > 1 }
                parts = parts.dropFirst(content.count)
                // What is there already stays.
                _ = extensions.add(singleton, content)
            }
        }
        return variants.map { "-" + $0 }.joined() + extensions.text
    }
}
