/// Finds the keyword that a name is, without making a text of the name.
struct SwiftWordTable {
    /// The words by their first byte.
    private let words: [[(spelling: [UInt8], word: SwiftWord)]]

    init() {
        var words: [[(spelling: [UInt8], word: SwiftWord)]] = Array(repeating: [], count: 256)
        for word in SwiftWord.allCases {
            let spelling = Array(word.rawValue.utf8)
            if let first = spelling.first { words[Int(first)].append((spelling, word)) }
        }
        self.words = words
    }

    /// The word that the bytes of a range spell.
    func word(_ bytes: [UInt8], _ range: Range<Int>) -> SwiftWord {
        candidates: for (spelling, word) in words[Int(bytes[range.lowerBound])] where spelling.count == range.count {
            for offset in 1..<range.count where bytes[range.lowerBound + offset] != spelling[offset] {
                continue candidates
            }
            return word
        }
        return .other
    }
}
