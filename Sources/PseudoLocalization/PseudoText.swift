/// The pseudo-translation of one value.
struct PseudoText {
    private static let accented: [UInt8: String] = {
        let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let letters = "åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
        return Dictionary(uniqueKeysWithValues: zip(plain.utf8, letters.map(String.init)))
    }()

    /// What lengthens a text: words, so that lines break as they would.
    private static let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

    private let style: PseudoStyle
    private let bytes: [UInt8]
    private let isKept: [Bool]

    init(_ value: String, style: PseudoStyle) {
        self.style = style
        bytes = Array(value.utf8)
        isKept = KeptRanges(of: bytes).isKept
    }

    /// The text.
    ///
    /// - Parameter isWhole: Whether it is a text of its own, and no part that stands for a substitution in one.
    func text(isWhole: Bool) -> String {
        // What has no letter, such as `%@ – %@`, is not worth translating.
        guard Self.hasLetter(bytes.indices.filter { !isKept[$0] }.map { bytes[$0] }) else { return Self.text(bytes) }
        let changed = style == .bidi ? Self.text(turned()) : accentedText(bytes, isKept)
        guard isWhole, style != .bidi else { return changed }
        let leading = changed.prefix { $0.isWhitespace }
        let trailing = changed.dropFirst(leading.count).reversed().prefix { $0.isWhitespace }.reversed()
        let core = changed.dropFirst(leading.count).dropLast(trailing.count)
        return leading + "[" + core + padding() + "]" + String(trailing)
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func accentedText(_ bytes: [UInt8], _ isKept: [Bool]) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count * 2)
        for (index, byte) in bytes.enumerated() {
            if !isKept[index], let letter = Self.accented[byte] {
                output.append(contentsOf: letter.utf8)
            } else {
                output.append(byte)
            }
        }
        return Self.text(output)
    }

    /// The words that a translation is longer by. Short texts grow most: twice as long up to ten letters, by a third
    /// above seventy.
    private func padding() -> String {
        guard style == .expanded else { return "" }
        let length = bytes.indices.count { !isKept[$0] && bytes[$0] & 0xC0 != 0x80 }
        let percent =
            switch length {
            case ...10: 100
            case ...20: 80
            case ...30: 60
            case ...50: 40
            default: 33
            }
        let missing = (length * percent + 99) / 100
        var added = 0
        var output = ""
        var word = 0
        while added < missing {
            let next = " " + Self.words[word % Self.words.count]
            output += accentedText(Array(next.utf8), [Bool](repeating: false, count: next.utf8.count))
            added += next.utf8.count
            word += 1
        }
        return output
    }

    /// The text with each word that may change between U+202E RIGHT-TO-LEFT OVERRIDE and U+202C POP DIRECTIONAL
    /// FORMATTING, and U+200F RIGHT-TO-LEFT MARK around those.
    private func turned() -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count * 4)
        var index = 0
        while index < bytes.count {
            var end = index
            while end < bytes.count, !isKept[end], bytes[end] > 0x20 { end += 1 }
            guard end > index else {
                output.append(bytes[index])
                index += 1
                continue
            }
            let word = bytes[index..<end]
            if Self.hasLetter(word) {
                output.append(contentsOf: "\u{200F}\u{202E}".utf8)
                output.append(contentsOf: word)
                output.append(contentsOf: "\u{202C}\u{200F}".utf8)
            } else {
                output.append(contentsOf: word)
            }
            index = end
        }
        return output
    }

    private static func hasLetter(_ bytes: some Collection<UInt8>) -> Bool {
        String(decoding: bytes, as: UTF8.self).contains { $0.isLetter }
    }
}
