/// The parts of a message, or of one of its plural forms, in the order of the text.
///
/// Every part takes at least one byte of the message, so that walking over a damaged one ends too.
@usableFromInline
package struct MessageParts: Sendable {
    /// One part.
    package enum Part: Sendable {
        /// Literal text.
        case text(RawBytes)
        /// `%%`.
        case escapedPercentSign
        /// A slot for an argument.
        case placeholder(TablePlaceholder)
        /// `%n`, with its spelling.
        case silent(RawBytes)
        /// A choice by plural category.
        case plural(TablePlural)
        /// Something that is not a part. Nothing follows it.
        case damaged
    }

    @usableFromInline let body: RawBytes
    @usableFromInline let placeholders: RawBytes
    @usableFromInline let texts: RawBytes
    @usableFromInline var offset = 0

    @inlinable @inline(__always)
    init(body: RawBytes, placeholders: RawBytes, texts: RawBytes) {
        self.body = body
        self.placeholders = placeholders
        self.texts = texts
    }

    /// What the next part is.
    @usableFromInline
    package enum Kind: Sendable {
        case text, escapedPercentSign, placeholder, plural, damaged
    }

    /// What the next part is, or `nil` at the end. Whoever asks takes the part before asking again.
    @inlinable @inline(__always)
    package var nextKind: Kind? {
        guard let code = body.byte(at: offset) else { return nil }
        switch code {
        case TableLayout.PartCode.text, TableLayout.PartCode.longText: return .text
        case TableLayout.PartCode.escapedPercentSign: return .escapedPercentSign
        case TableLayout.PartCode.placeholder: return .placeholder
        case TableLayout.PartCode.plural: return .plural
        default: return .damaged
        }
    }

    /// The next part, which is a text; `nil`, and then nothing follows, when it is damaged.
    @inlinable @inline(__always)
    package mutating func takeText() -> RawBytes? {
        let isLong = body.byte(at: offset) == TableLayout.PartCode.longText
        let start = offset &+ (isLong ? 5 : 3)
        guard let count = isLong ? body.number28(at: offset &+ 1) : body.number14(at: offset &+ 1),
            let text = body.part(at: start, count: count)
        else {
            end()
            return nil
        }
        offset = start &+ count
        return text
    }

    /// Goes over the next part, which is `%%`.
    @inlinable @inline(__always)
    package mutating func skipEscapedPercentSign() { offset &+= 1 }

    /// The next part, which is a placeholder; `nil`, and then nothing follows, when it is damaged.
    @inlinable @inline(__always)
    package mutating func takePlaceholder() -> TablePlaceholder? {
        guard let index = body.number28(at: offset &+ 1),
            let placeholder = TablePlaceholder(index: index, in: placeholders, texts: texts)
        else {
            end()
            return nil
        }
        offset &+= 5
        return placeholder
    }

    /// The next part, which is a plural; `nil`, and then nothing follows, when it is damaged.
    @inlinable @inline(__always)
    package mutating func takePlural() -> TablePlural? {
        guard let index = body.number28(at: offset &+ 1),
            let driver = TablePlaceholder(index: index, in: placeholders, texts: texts),
            !driver.isSilent,
            let categories = body.byte(at: offset &+ 5),
            categories != 0, categories >> TableLayout.categoryCount == 0
        else {
            end()
            return nil
        }
        let lengths = offset &+ 6
        let formCount = categories.nonzeroBitCount
        // No offset in a table has more than 28 bits, nor has a length, so that nothing overflows.
        var end = lengths &+ 4 &* formCount
        for form in 0..<formCount {
            guard let length = body.number28(at: lengths &+ 4 &* form) else {
                self.end()
                return nil
            }
            end &+= length
        }
        guard let forms = body.part(at: lengths, count: end &- lengths) else {
            self.end()
            return nil
        }
        offset = end
        return TablePlural(
            driver: driver, categories: categories, forms: forms, placeholders: placeholders, texts: texts)
    }

    /// The next part, or `nil` at the end.
    package mutating func next() -> Part? {
        guard let kind = nextKind else { return nil }
        switch kind {
        case .text: return takeText().map { .text($0) } ?? .damaged
        case .escapedPercentSign:
            skipEscapedPercentSign()
            return .escapedPercentSign
        case .placeholder:
            guard let placeholder = takePlaceholder() else { return .damaged }
            return placeholder.isSilent ? .silent(placeholder.spelling) : .placeholder(placeholder)
        case .plural: return takePlural().map { .plural($0) } ?? .damaged
        case .damaged:
            end()
            return .damaged
        }
    }

    /// Goes to the end.
    @inlinable @inline(__always)
    mutating func end() { offset = body.count }
}
