/// Generates `LikelySubtagTable`: what script and region a language has when a tag does not say.
///
/// 7,207 of 7,788 rows are for a language alone. They lie in buckets by the first two letters: `buckets` says where the
/// rows of a pair of letters start, a row is the third letter and the number of a pair of script and region.
struct LikelySubtagFile {
    let tree: CLDRTree

    /// What a key of three parts or two adds.
    private struct Row {
        let key: SubtagKey
        let likely: SubtagKey
    }

    func file() throws -> GeneratedFile {
        var languages: [Row] = []
        var others: [Row] = []
        for (tag, node) in try tree.supplemental("likelySubtags").member("likelySubtags").members() {
            guard let key = SubtagKey(tag), let likely = SubtagKey(try node.text()) else {
                throw node.unexpected(wanted: "two language tags")
            }
            let row = Row(key: key, likely: likely)
            let isLanguageAlone = key.value & 0x7FFF_FFFF == 0 && key.value != 0
            if isLanguageAlone {
                guard likely.value >> 31 == key.value >> 31 else {
                    throw node.unexpected(wanted: "the same language in both tags")
                }
                languages.append(row)
            } else {
                others.append(row)
            }
        }
        let (buckets, rows, pairs) = try packLanguages(languages)
        var packedOthers = PackedBytes()
        for row in others.sorted(by: { $0.key < $1.key }) {
            try packedOthers.append(row.key.value, width: SubtagKey.width, field: "key of likely subtags")
            try packedOthers.append(row.likely.value, width: SubtagKey.width, field: "likely subtags")
        }
        return GeneratedFile(
            name: "LikelySubtagTable", documentation: "The likely subtags of every language, script and region.",
            source: "CLDR \(tree.version)",
            tables: [
                .init(
                    name: "buckets", documentation: "Where the rows of each pair of first letters start (2 bytes).",
                    packed: buckets),
                .init(
                    name: "languages",
                    documentation: "Rows of a third letter (1 byte) and the number of a pair (2 bytes).", packed: rows),
                .init(
                    name: "pairs", documentation: "Pairs of a script (3 bytes) and a region (2 bytes).", packed: pairs),
                .init(
                    name: "others", documentation: "Rows of a key and the likely subtags, of 7 bytes each.",
                    packed: packedOthers),
            ])
    }

    private func packLanguages(
        _ languages: [Row]
    ) throws -> (buckets: PackedBytes, rows: PackedBytes, pairs: PackedBytes) {
        // Five bits a letter, a language of two letters having an empty third.
        let sorted = languages.map { row in
            let letters = row.key.value >> 31
            return (letters: letters < 1024 ? letters << 5 : letters, pair: row.likely.value & 0x7FFF_FFFF)
        }.sorted { $0.letters < $1.letters }
        let pairValues = Set(sorted.map(\.pair)).sorted()
        var pairs = PackedBytes()
        var numbers: [Int: Int] = [:]
        for (number, pair) in pairValues.enumerated() {
            numbers[pair] = number
            try pairs.append(pair >> 11, width: 3, field: "likely script")
            try pairs.append(pair & 0x7FF, width: 2, field: "likely region")
        }
        var buckets = PackedBytes()
        var rows = PackedBytes()
        var next = 0
        for bucket in 0...1024 {
            try buckets.append(next, width: 2, field: "bucket of likely subtags")
            while next < sorted.count, sorted[next].letters >> 5 == bucket {
                try rows.append(sorted[next].letters & 31, width: 1, field: "third letter")
                try rows.append(numbers[sorted[next].pair] ?? 0, width: 2, field: "pair of likely subtags")
                next += 1
            }
        }
        return (buckets, rows, pairs)
    }
}
