/// What a key looks like.
enum KeyShape {
    /// Whether a key is likelier a name of code than a text: `settings.general.title`, `ERROR_NETWORK`, `orderPlaced`.
    ///
    /// `README.md`, `example.com`, `v1.2`, `iPhone` and `Wi-Fi` are texts.
    static func isIdentifier(_ text: TextBytes) -> Bool {
        guard text.count >= 5, text.count <= 200 else { return false }
        var words: [Range<Int>] = []
        var start = 0
        var hasSeparator = false
        for offset in 0...text.count {
            let byte = text[offset]
            let isEnd = offset == text.count
            guard isEnd || isSeparator(byte) else {
                guard isLetterOrDigit(byte) else { return false }
                continue
            }
            if offset > start { words.append(start..<offset) }
            if !isEnd, byte != UInt8(ascii: "-") { hasSeparator = true }
            start = offset + 1
        }
        guard hasSeparator else { return isCamelCase(text) }
        // A text ends with a period, a name does not begin or end with one.
        guard isLetterOrDigit(text[0]), isLetterOrDigit(text[text.count - 1]), words.count >= 2 else { return false }
        guard words.contains(where: { word in word.count >= 3 && word.contains { !isDigit(text[$0]) } }),
            words.allSatisfy({ isWord(text, $0) })
        else { return false }
        return !(words.count <= 3 && endings.contains(text.text(words[words.count - 1]).lowercased()))
    }

    /// Whether a part is a word of letters, with digits behind them if any, and not a number.
    private static func isWord(_ text: TextBytes, _ range: Range<Int>) -> Bool {
        range.contains { !isDigit(text[$0]) } || range.lowerBound > 0 && range.count < 4
    }

    /// Whether a text is two words or more in one, `orderPlaced`: each with two letters or more, so that `iPhone`,
    /// `macOS` and `YouTube` are none.
    private static func isCamelCase(_ text: TextBytes) -> Bool {
        guard isLower(text[0]), isLower(text[1]) else { return false }
        var humps = 0
        for offset in 1..<text.count {
            guard isLetterOrDigit(text[offset]) else { return false }
            if isUpper(text[offset]) {
                guard isLower(text[offset + 1]), isLower(text[offset + 2]) else { return false }
                humps += 1
            }
        }
        return humps > 0
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isDigit(byte) || isLower(byte | 0x20) }

    /// The ends of names of files and hosts, which are shown as they are.
    private static let endings: Set<String> = [
        "app", "com", "csv", "dev", "edu", "gov", "html", "icloud", "io", "jpeg", "jpg", "json", "md", "me", "mp3",
        "mp4", "net", "org", "pdf", "plist", "png", "strings", "swift", "toml", "tv", "txt", "xcstrings", "xml", "yaml",
        "yml", "zip",
    ]

    /// Where in a key a backslash and a letter stand for a character, as in source code; nil where nowhere.
    static func escape(in text: TextBytes) -> Range<Int>? {
        var offset = 0
        while offset + 1 < text.count {
            if isPath(text, at: offset) {
                while offset < text.count, text[offset] > UInt8(ascii: " ") { offset += 1 }
                continue
            }
            guard text[offset] == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            switch text[offset + 1] {
            case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "\""), UInt8(ascii: "'"):
                return offset..<offset + 2
            case UInt8(ascii: "u"), UInt8(ascii: "U"):
                var end = offset + 2
                if text[end] == UInt8(ascii: "{") { end += 1 }
                let digits = end
                while isHexadecimal(text[end]), end - digits < 8 { end += 1 }
                if end - digits >= 4 || text[digits - 1] == UInt8(ascii: "{") && text[end] == UInt8(ascii: "}") {
                    return offset..<(text[end] == UInt8(ascii: "}") ? end + 1 : end)
                }
            default: break
            }
            offset += 2
        }
        return nil
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }

    /// Whether a path of Windows begins at `offset`, whose backslashes separate folders: `:\new\table`.
    private static func isPath(_ text: TextBytes, at offset: Int) -> Bool {
        text[offset] == UInt8(ascii: ":") && text[offset + 1] == UInt8(ascii: "\\") && isLetterOrDigit(text[offset - 1])
    }
}
