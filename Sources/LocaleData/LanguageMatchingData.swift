/// Finds how far a supported language, script or region is from a wanted one.
package enum LanguageMatchingData {
    /// The distance of languages for which ``distance(of:from:)`` has no row.
    package static var languageDistance: Int { LanguageMatchingTable.languageDistance }

    /// Where the rows for a wanted language begin, as a place for ``distance(of:from:)``; nil when it has none.
    package static func rows(forWanted language: Int) -> Int? {
        LanguageMatchingTable.languages.offset(ofRowFor: language, keyWidth: 3, width: 7)
    }

    /// The distance of a supported language in the rows that begin at `rows`; nil when it is not among them.
    package static func distance(of supported: Int, from rows: Int) -> Int? {
        let table = LanguageMatchingTable.languages
        let wanted = table.integer(at: rows, width: 3)
        var row = rows
        while row < table.count, table.integer(at: row, width: 3) == wanted {
            if table.integer(at: row + 3, width: 3) == supported { return Int(table.byte(at: row + 6)) }
            row += 7
        }
        return nil
    }

    /// The distance of two different scripts, given as keys of language and script.
    package static func scriptDistance(wanted: Int, supported: Int) -> Int {
        let table = LanguageMatchingTable.scripts
        var row = table.offset(ofRowFor: wanted, keyWidth: 7, width: 15) ?? table.count
        while row < table.count, table.integer(at: row, width: 7) == wanted {
            if table.integer(at: row + 7, width: 7) == supported { return Int(table.byte(at: row + 14)) }
            row += 15
        }
        return LanguageMatchingTable.scriptDistance
    }

    /// The set of classes that a region belongs to, for ``regionDistance(language:script:wanted:supported:)``.
    package static func classes(ofRegion region: Int) -> UInt16 {
        UInt16(truncatingIfNeeded: LanguageMatchingTable.regions.value(for: region, keyWidth: 2, valueWidth: 2) ?? 1)
    }

    /// The distance of two different regions, given by their classes, for a language and script that both sides share;
    /// where a region belongs to several classes, the largest. Nil for the language says that they share none.
    package static func regionDistance(language: Int?, script: Int, wanted: UInt16, supported: UInt16) -> Int {
        let count = LanguageMatchingTable.classCount
        let width = 6 + count * count
        let table = LanguageMatchingTable.squares
        guard let language else { return LanguageMatchingTable.regionDistance }
        var row = 0
        while row < table.count {
            let rowScript = table.integer(at: row + 3, width: 3)
            if table.integer(at: row, width: 3) == language, rowScript == 0 || rowScript == script { break }
            row += width
        }
        guard row < table.count else { return LanguageMatchingTable.regionDistance }
        var largest = 0
        for one in 0..<count where wanted & (1 << one) != 0 {
            for other in 0..<count where supported & (1 << other) != 0 {
                largest = max(largest, Int(table.byte(at: row + 6 + one * count + other)))
            }
        }
        return largest
    }

    /// The locales that win ties, as packed subtags.
    package static var paradigms: [Int] {
        let table = LanguageMatchingTable.paradigms
        return stride(from: 0, to: table.count, by: 7).map { table.integer(at: $0, width: 7) }
    }
}
