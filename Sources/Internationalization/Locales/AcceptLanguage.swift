/// An `Accept-Language` header (RFC 9110, 12.5.4): what a user wants to read, most wanted first.
///
/// `da, en-GB;q=0.8, en;q=0.7` asks for Danish, then British English, then any English. Malformed parts are passed over.
/// At most 4,096 bytes and 32 ranges are read, so that no header takes long.
public struct AcceptLanguage: Hashable, Sendable {
    /// How many bytes of a header are read.
    public static let longestHeader = 4096

    /// How many ranges of a header are read.
    public static let mostRanges = 32

    /// The wanted languages, most wanted first; those of the same quality as the header has them. `*` is not among them.
    public private(set) var languages: [LanguageTag] = []

    /// The languages with `q=0`, which are not wanted at all.
    public private(set) var excluded: [LanguageTag] = []

    /// How many of ``languages`` are wanted at least as much as `*`, any other language; nil when there is no `*`.
    public private(set) var wildcardPosition: Int?

    /// Whether everything that is not named is unwanted: `*;q=0`.
    public private(set) var excludesOthers = false

    /// Reads a header. No header is malformed as a whole; one without any sound part wants nothing.
    public init(_ header: String) {
        header.withUTF8Span { read($0) }
    }

    var hasExclusions: Bool { excludesOthers || !excluded.isEmpty }

    /// Whether a range covers the locale.
    func names(_ tag: LanguageTag) -> Bool {
        languages.contains { Self.covers($0, tag) }
    }

    /// Whether a locale is unwanted: the longest range that covers it has `q=0`, or no range covers it and `*` has.
    func excludes(_ tag: LanguageTag) -> Bool {
        func longest(_ ranges: [LanguageTag]) -> Int? {
            ranges.filter { Self.covers($0, tag) }.map(\.description.utf8.count).max()
        }
        let wanted = longest(languages)
        guard let unwanted = longest(excluded) else { return wanted == nil && excludesOthers }
        return unwanted > wanted ?? -1
    }

    /// Whether `range` is `tag` or what it begins with: `de` covers `de-CH`.
    private static func covers(_ range: LanguageTag, _ tag: LanguageTag) -> Bool {
        range.subtags.language == tag.subtags.language
            && (range.subtags.script == 0 || range.subtags.script == tag.subtags.script)
            && (range.subtags.region == 0 || range.subtags.region == tag.subtags.region)
            && (range.tail.isEmpty || range.tail == tag.tail)
    }

    private mutating func read(_ header: Span<UInt8>) {
        // The quality of each language, in thousandths, beside `languages`.
        var qualities: [Int] = []
        // Most headers have a handful of ranges.
        qualities.reserveCapacity(8)
        languages.reserveCapacity(8)
        var wildcardQuality: Int?
        var rangeCount = 0
        let end = min(header.count, Self.longestHeader)
        var start = 0
        while start < end, rangeCount < Self.mostRanges {
            var stop = start
            while stop < end, header[stop] != UInt8(ascii: ",") { stop += 1 }
            // A part that the limit cuts off is not read as what is left of it.
            let isCut = stop == Self.longestHeader && stop < header.count && header[stop] != UInt8(ascii: ",")
            if !isCut, let (bounds, quality) = Self.range(in: header, start..<stop) {
                let bytes = header.extracting(bounds)
                if bytes.count == 1, bytes[0] == UInt8(ascii: "*") {
                    rangeCount += 1
                    wildcardQuality = max(quality, wildcardQuality ?? 0)
                } else if let tag = LanguageTag(utf8: bytes) {
                    rangeCount += 1
                    if quality == 0 {
                        excluded.append(tag)
                    } else {
                        // Mostly the header is sorted already, and this moves nothing.
                        var place = languages.count
                        while place > 0, qualities[place - 1] < quality { place -= 1 }
                        languages.insert(tag, at: place)
                        qualities.insert(quality, at: place)
                    }
                }
            }
            start = stop + 1
        }
        if let wildcardQuality {
            if wildcardQuality == 0 {
                excludesOthers = true
            } else {
                wildcardPosition = qualities.prefix { $0 >= wildcardQuality }.count
            }
        }
    }

    /// Finds range and quality in one part: `en-GB ; q=0.8`.
    ///
    /// - Returns: where the range is and its quality in thousandths; nil when the part is malformed.
    private static func range(in header: Span<UInt8>, _ part: Range<Int>) -> (Range<Int>, quality: Int)? {
        var end = part.lowerBound
        while end < part.upperBound, header[end] != UInt8(ascii: ";") { end += 1 }
        let range = trimmed(header, part.lowerBound..<end)
        if range.isEmpty { return nil }
        if end == part.upperBound { return (range, 1000) }
        let weight = trimmed(header, (end + 1)..<part.upperBound)
        guard weight.count >= 3, header[weight.lowerBound] | 0x20 == UInt8(ascii: "q"),
            header[weight.lowerBound + 1] == UInt8(ascii: "=")
        else { return nil }
        return quality(header, (weight.lowerBound + 2)..<weight.upperBound).map { (range, $0) }
    }

    /// Reads `0`, `1` or either with a point and at most three digits, no more than 1, in thousandths.
    private static func quality(_ header: Span<UInt8>, _ bounds: Range<Int>) -> Int? {
        guard bounds.count <= 5, let first = bounds.first,
            header[first] == UInt8(ascii: "0") || header[first] == UInt8(ascii: "1")
        else { return nil }
        var quality = Int(header[first] - UInt8(ascii: "0")) * 1000
        var scale = 100
        for index in bounds.dropFirst() {
            let byte = header[index]
            if index == first + 1 {
                guard byte == UInt8(ascii: ".") else { return nil }
            } else {
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
                quality += Int(byte - UInt8(ascii: "0")) * scale
                scale /= 10
            }
        }
        return quality <= 1000 ? quality : nil
    }

    /// The bounds without spaces and tabs at the ends.
    private static func trimmed(_ header: Span<UInt8>, _ bounds: Range<Int>) -> Range<Int> {
        var lower = bounds.lowerBound
        var upper = bounds.upperBound
        while lower < upper, isSpace(header[lower]) { lower += 1 }
        while lower < upper, isSpace(header[upper - 1]) { upper -= 1 }
        return lower..<upper
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
