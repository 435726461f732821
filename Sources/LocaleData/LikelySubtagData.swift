/// Finds what likely subtags add to a key.
package enum LikelySubtagData {
    /// The row for exactly the packed subtags `key`, as packed subtags; nil when CLDR has none.
    package static func row(for key: Int) -> Int? {
        let isLanguageAlone = key & 0x7FFF_FFFF == 0 && key > 0
        guard isLanguageAlone else {
            return LikelySubtagTable.others.value(for: key, keyWidth: 7, valueWidth: 7)
        }
        let language = key >> 31
        let letters = language < 1024 ? language << 5 : language
        let buckets = LikelySubtagTable.buckets
        let rows = LikelySubtagTable.languages
        let bucket = 2 * (letters >> 5)
        var row = buckets.integer(at: bucket, width: 2)
        let end = buckets.integer(at: bucket + 2, width: 2)
        // At most 27 rows begin with the same two letters.
        while row < end {
            if Int(rows.byte(at: 3 * row)) == letters & 31 {
                let pairs = LikelySubtagTable.pairs
                let pair = 5 * rows.integer(at: 3 * row + 1, width: 2)
                return key | pairs.integer(at: pair, width: 3) << 11 | pairs.integer(at: pair + 3, width: 2)
            }
            row += 1
        }
        return nil
    }
}
