/// The parts of a message, or of one of its plural forms, in the order of the text.
///
/// Every part takes at least one byte of the message, so that walking over a damaged one ends too.
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

    let body: RawBytes
    let placeholders: RawBytes
    let texts: RawBytes
    private var offset = 0

    init(body: RawBytes, placeholders: RawBytes, texts: RawBytes) {
        self.body = body
        self.placeholders = placeholders
        self.texts = texts
    }

    /// The next part, or `nil` at the end.
    package mutating func next() -> Part? {
        guard let code = body.byte(at: offset) else { return nil }
        switch code {
        case TableLayout.PartCode.text:
            guard let count = body.number14(at: offset + 1) else { return damaged() }
            return text(at: offset + 3, count: count)
        case TableLayout.PartCode.longText:
            guard let count = body.number28(at: offset + 1) else { return damaged() }
            return text(at: offset + 5, count: count)
        case TableLayout.PartCode.escapedPercentSign:
            offset += 1
            return .escapedPercentSign
        case TableLayout.PartCode.placeholder:
            guard let index = body.number28(at: offset + 1),
                let record = TablePlaceholder(index: index, in: placeholders, texts: texts)
            else { return damaged() }
            offset += 5
            return record.isSilent ? .silent(record.spelling) : .placeholder(record)
        case TableLayout.PartCode.plural:
            return plural()
        default:
            return damaged()
        }
    }

    private mutating func text(at start: Int, count: Int) -> Part {
        guard let text = body.part(at: start, count: count) else { return damaged() }
        offset = start + count
        return .text(text)
    }

    private mutating func plural() -> Part {
        guard let index = body.number28(at: offset + 1),
            let driver = TablePlaceholder(index: index, in: placeholders, texts: texts),
            !driver.isSilent,
            let categories = body.byte(at: offset + 5),
            categories != 0, categories >> TableLayout.categoryCount == 0
        else { return damaged() }
        let lengths = offset + 6
        let formCount = categories.nonzeroBitCount
        var end = lengths + 4 * formCount
        for form in 0..<formCount {
            guard let length = body.number28(at: lengths + 4 * form) else { return damaged() }
            end += length
        }
        guard let whole = body.part(at: lengths, count: end - lengths) else { return damaged() }
        offset = end
        return .plural(
            TablePlural(driver: driver, categories: categories, forms: whole, placeholders: placeholders, texts: texts)
        )
    }

    /// Goes to the end.
    private mutating func damaged() -> Part {
        offset = body.count
        return .damaged
    }
}
