import LocaleData

/// Reads language tags. Nearly all are a language with perhaps a script and a region, and those are read in one pass
/// over the bytes; the rest takes the longer way.
enum LanguageTagParser {
    /// Longer tags count as malformed.
    static let longestTag = 512

    static func tag(from bytes: Span<UInt8>) -> LanguageTag? {
        if let subtags = plainSubtags(from: bytes) { return LanguageTag(subtags: subtags) }
        guard bytes.count <= longestTag else { return nil }
        var lowered: [UInt8] = []
        lowered.reserveCapacity(bytes.count)
        for index in bytes.indices {
            let byte = bytes[index]
            lowered.append(byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : lowerCase(byte))
        }
        return ExtendedTagReader.tag(from: String(decoding: lowered, as: UTF8.self))
    }

    /// Reads a tag that has only language, script and region; nil when it is not one.
    private static func plainSubtags(from bytes: Span<UInt8>) -> LanguageSubtags? {
        var subtags = LanguageSubtags()
        var index = 0
        var isFirst = true
        while true {
            var letters: UInt64 = 0
            var number: UInt16 = 0
            var letterCount = 0
            var digitCount = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { break }
                let letter = byte | 0x20
                if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") {
                    letters = letters << 5 | UInt64(letter - 96)
                    letterCount += 1
                } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), digitCount < 3 {
                    number = number * 10 + UInt16(byte - 48)
                    digitCount += 1
                } else {
                    return nil
                }
                if letterCount > 8 { return nil }
                index += 1
            }
            switch (letterCount, digitCount) {
            case (2, 0), (3, 0), (5, 0), (6, 0), (7, 0), (8, 0):
                if isFirst {
                    subtags.language = letters == und ? 0 : letters
                } else if letterCount == 2, subtags.region == 0 {
                    subtags.region = UInt16(letters)
                } else {
                    return nil
                }
            case (4, 0):
                guard !isFirst, subtags.script == 0, subtags.region == 0 else { return nil }
                subtags.script = UInt32(letters)
            case (0, 3):
                guard !isFirst, subtags.region == 0 else { return nil }
                subtags.region = 1024 + number
            default:
                return nil
            }
            if index == bytes.count { return subtags }
            index += 1
            isFirst = false
        }
    }

    /// The packed letters of `und`.
    private static var und: UInt64 { 21 << 10 | 14 << 5 | 4 }

    private static func lowerCase(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
