import Internationalization
import LookupTable

extension MessageFormatter {
    /// Writes a text argument.
    func write(_ text: String, of form: MessageParts?, in context: LanguageContext, to sink: inout TextSink) {
        RawBytes.withBytes(of: text) { bytes in
            let needsIsolation = isolates && isOtherDirection(bytes, than: context.direction, form: form)
            if needsIsolation { sink.append(Self.isolate) }
            sink.append(bytes)
            if needsIsolation { sink.append(Self.isolateEnd) }
        }
    }

    /// U+2068 FIRST STRONG ISOLATE
    private static let isolate = "\u{2068}"
    /// U+2069 POP DIRECTIONAL ISOLATE
    private static let isolateEnd = "\u{2069}"

    /// Writes a text argument in the field that its placeholder asks for.
    ///
    /// - Returns: Whether a text fits the placeholder.
    func write(
        _ text: String, as specifier: FormatSpecifier, of form: MessageParts?, in context: LanguageContext,
        to sink: inout TextSink
    ) -> Bool {
        let fits: Bool
        switch specifier.conversion {
        case .object, .string: fits = true
        case .character: fits = text.dropFirst().isEmpty && !text.isEmpty
        default: fits = false
        }
        let needsIsolation = RawBytes.withBytes(of: text) { bytes in
            isolates && isOtherDirection(bytes, than: context.direction, form: form)
        }
        if needsIsolation { sink.append(Self.isolate) }
        if !fits || (specifier.width == 0 && specifier.precision == nil) {
            sink.append(text)
        } else {
            var field = Substring(text)
            if let precision = specifier.precision { field = field.prefix(Int(precision)) }
            let padding = max(0, Int(specifier.width) - field.count)
            let isLeftAligned = specifier.flags.contains(.leftAligned)
            if !isLeftAligned { sink.append(spaces: padding) }
            sink.append(String(field))
            if isLeftAligned { sink.append(spaces: padding) }
        }
        if needsIsolation { sink.append(Self.isolateEnd) }
        return fits
    }

    /// Whether the first strong character of a text has another direction than the message.
    private func isOtherDirection(_ text: RawBytes, than direction: WritingDirection, form: MessageParts?) -> Bool {
        guard let own = text.firstStrongDirection, own != direction else { return false }
        return !readsAgainst(direction, form: form)
    }

    /// Whether all of the message's own text goes against the direction of its language, as English words do that were
    /// left in a Hebrew catalog. macOS isolates no Latin name among those.
    private func readsAgainst(_ languageDirection: WritingDirection, form: MessageParts?) -> Bool {
        var hasOpposite = false
        for part in [message, form].compactMap(\.self) {
            var parts = part
            while case .some(let part) = parts.next() {
                guard case .text(let text) = part else { continue }
                for word in text.string.split(separator: " ") {
                    guard let direction = WritingDirection.firstStrong(in: String(word)) else { continue }
                    if direction == languageDirection { return false }
                    hasOpposite = true
                }
            }
        }
        return hasOpposite
    }
}
