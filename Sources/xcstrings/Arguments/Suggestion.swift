/// Words that somebody may have meant.
enum Suggestion {
    /// No word longer than this many bytes is compared letter by letter: the effort grows with the square.
    private static let longestWord = 200

    /// The candidates nearest to `word`, the nearest first; of equally near ones in their own order.
    ///
    /// Near are those that differ in less than a third of their letters, case aside, and those that begin with the
    /// word.
    static func nearest(to word: String, among candidates: [String], limit: Int = 3) -> [String] {
        let wanted = Array(word.lowercased().utf8)
        guard !wanted.isEmpty, wanted.count <= longestWord else { return [] }
        var found: [(distance: Int, candidate: String)] = []
        for candidate in candidates where candidate != word {
            let bytes = Array(candidate.lowercased().utf8)
            if bytes.starts(with: wanted), wanted.count >= 2 {
                found.append((bytes.count == wanted.count ? 0 : 1, candidate))
                continue
            }
            let greatest = max(1, max(wanted.count, min(bytes.count, longestWord)) / 3)
            guard bytes.count <= longestWord, abs(bytes.count - wanted.count) <= greatest else { continue }
            let distance = distance(wanted, bytes)
            if distance <= greatest { found.append((distance, candidate)) }
        }
        let ranked = found.enumerated().sorted { left, right in
            (left.element.distance, left.offset) < (right.element.distance, right.offset)
        }
        return ranked.prefix(limit).map(\.element.candidate)
    }

    /// `; did you mean 'status'?`, or nothing where no candidate is near.
    static func clause(for word: String, among candidates: [String]) -> String {
        guard let best = nearest(to: word, among: candidates, limit: 1).first else { return "" }
        return "; did you mean '\(best)'?"
    }

    /// The number of single letters to insert, remove, replace or swap (optimal string alignment).
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in 1...max(left.count, 1) where !left.isEmpty {
            var current = [row]
            current.reserveCapacity(right.count + 1)
            for column in 0..<right.count {
                let isSame = left[row - 1] == right[column]
                var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
                if row > 1, column > 0, left[row - 1] == right[column - 1], left[row - 2] == right[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
