/// A language tag as a list of texts that keeps the separators as they were written.
struct SeparatedSubtags {
    struct Subtag {
        /// `-`, `_`, or nothing before the first.
        var separator: String
        var text: String
    }

    private var subtags: [Subtag] = []

    /// Takes a tag apart and lowers its letters; nil when it has an empty subtag, or anything but ASCII letters, digits
    /// and separators.
    init?(_ tag: String) {
        var current = Subtag(separator: "", text: "")
        for byte in tag.utf8 {
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "_"):
                if current.text.isEmpty { return nil }
                subtags.append(current)
                current = Subtag(separator: byte == UInt8(ascii: "-") ? "-" : "_", text: "")
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                current.text.unicodeScalars.append(Unicode.Scalar(byte))
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                current.text.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
            default:
                return nil
            }
        }
        if current.text.isEmpty { return nil }
        subtags.append(current)
    }

    var first: Subtag? { subtags.first }

    var text: String { subtags.map { $0.separator + $0.text }.joined() }

    /// The tag with hyphens only.
    var hyphenated: String { subtags.map(\.text).joined(separator: "-") }

    func contains(_ text: String) -> Bool { subtags.contains { $0.text == text } }

    /// The script, when one follows the language.
    var script: String? { indexOfScript.map { subtags[$0].text } }

    /// The region, when one follows the language or the script.
    var region: String? { indexOfRegion.map { subtags[$0].text } }

    var isRegionAfterUnderscore: Bool { indexOfRegion.map { subtags[$0].separator == "_" } ?? false }

    private var indexOfScript: Int? {
        subtags.count > 1 && Self.isScript(subtags[1].text) ? 1 : nil
    }

    var indexOfRegion: Int? {
        let index = indexOfScript == nil ? 1 : 2
        guard index < subtags.count else { return nil }
        let bytes = subtags[index].text.utf8
        let isRegion =
            bytes.count == 2 && bytes.allSatisfy { $0 > UInt8(ascii: "9") }
            || bytes.count == 3 && bytes.allSatisfy { $0 <= UInt8(ascii: "9") }
        return isRegion ? index : nil
    }

    /// Puts `new` in the place of the first `count` subtags.
    mutating func replaceFirst(_ count: Int, by new: [String]) {
        let replacement = new.enumerated().map { Subtag(separator: $0 == 0 ? "" : "-", text: $1) }
        subtags.replaceSubrange(0..<min(count, subtags.count), with: replacement)
    }

    mutating func replaceRegion(by region: String) {
        if let index = indexOfRegion { subtags[index].text = region }
    }

    /// Removes every subtag after the first that is `text`, whatever its case.
    mutating func remove(_ text: String) {
        let lowered = text.lowercased()
        let rest = subtags.dropFirst().filter { $0.text.lowercased() != lowered }
        subtags = subtags.prefix(1) + rest
    }

    /// Gives script and region their case and a hyphen to the script; a variant after an underscore, as in
    /// `en_US_POSIX`, is in capitals.
    mutating func normalizeCase() {
        let region = indexOfRegion
        if let index = indexOfScript {
            subtags[index].separator = "-"
            subtags[index].text =
                subtags[index].text.prefix(1).uppercased() + subtags[index].text.dropFirst().lowercased()
        }
        if let region { subtags[region].text = subtags[region].text.uppercased() }
        let firstVariant = (region ?? indexOfScript ?? 0) + 1
        for index in subtags.indices.dropFirst(firstVariant) where subtags[index].separator == "_" {
            subtags[index].text = subtags[index].text.uppercased()
        }
    }

    private static func isScript(_ text: String) -> Bool {
        text.utf8.count == 4 && text.utf8.allSatisfy { $0 > UInt8(ascii: "9") }
    }
}
