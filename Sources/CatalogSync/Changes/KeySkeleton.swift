import StringCatalog

/// A format string without its placeholders, to find those that differ in them alone.
struct KeySkeleton: Hashable {
    /// The text, with a zero character where a placeholder is.
    let text: String

    /// Takes a format string apart.
    ///
    /// - Returns: The skeleton and the placeholders in order, explicit positions left out. Nil of a text without any.
    static func parse(_ text: String) -> (skeleton: KeySkeleton, specifiers: [String])? {
        let bytes = Array(text.utf8)
        guard !FormatString.isPlain(bytes[...]) else { return nil }
        var skeleton: [UInt8] = []
        var specifiers: [String] = []
        for segment in FormatString(bytes[...]).segments {
            let piece = bytes[segment.range]
            if case .placeholder(let placeholder) = segment.kind {
                skeleton.append(0)
                var specifier = piece.dropFirst()
                if placeholder.position != nil, let dollar = specifier.firstIndex(of: UInt8(ascii: "$")) {
                    specifier = specifier[(dollar + 1)...]
                }
                specifiers.append("%" + String(decoding: specifier, as: UTF8.self))
            } else {
                skeleton += piece
            }
        }
        guard !specifiers.isEmpty else { return nil }
        return (KeySkeleton(text: String(decoding: skeleton, as: UTF8.self)), specifiers)
    }

    /// Whether the placeholders of a catalog can be those of interpolations.
    static func fit(_ specifiers: [String], _ kinds: [PlaceholderKind]) -> Bool {
        guard specifiers.count == kinds.count else { return false }
        return zip(specifiers, kinds).allSatisfy { specifier, kind in kind.isOpen || kind.specifier == specifier }
    }

    /// The format string with a number in each placeholder, as Xcode writes source texts with more than one: `%@ of
    /// %lld` becomes `%1$@ of %2$lld`. A text that has numbers is left as it is.
    static func positioned(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard !FormatString.isPlain(bytes[...]) else { return text }
        var starts: [Int] = []
        for segment in FormatString(bytes[...]).segments {
            switch segment.kind {
            case .placeholder(let placeholder):
                if placeholder.position != nil { return text }
                // `100% anonymous` is prose.
                if !placeholder.flags.contains(.space) { starts.append(segment.range.lowerBound) }
            case .substitution, .argument: return text
            case .literal, .percentSign: break
            }
        }
        guard starts.count > 1 else { return text }
        var result: [UInt8] = []
        var end = 0
        for (index, start) in starts.enumerated() {
            result += bytes[end...start]
            result += "\(index + 1)$".utf8
            end = start + 1
        }
        result += bytes[end...]
        return String(decoding: result, as: UTF8.self)
    }
}
