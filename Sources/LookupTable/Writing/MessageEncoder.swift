import LookupTable

/// Writes messages in parts as bytes.
///
/// Placeholders are numbered in the order in which they were met; ``renumber(_:_:)`` gives a message the numbers that
/// the finished table uses.
struct MessageEncoder {
    /// A placeholder as its record will hold it.
    struct Record: Hashable {
        var argument: UInt8
        var isSilent: Bool
        var specifier: FormatSpecifier
        /// The spelling's number among the texts.
        var spelling: Int

        /// Argument and spelling tell nearly all apart.
        func hash(into hasher: inout Hasher) {
            hasher.combine(spelling << 8 | Int(argument))
        }
    }

    /// The placeholders that were met, in that order.
    private(set) var records: [Record] = []

    /// The first thing that cannot be written.
    private(set) var failure: TableWriterError?

    private var recordNumbers: [Record: Int] = [:]

    /// The bytes of `parts`. Adjacent texts become one.
    mutating func body(of parts: [MessagePart], texts: inout BytePool) -> [UInt8] {
        var body: [UInt8] = []
        // As much as most messages need.
        body.reserveCapacity(96)
        append(parts, to: &body, texts: &texts, canChoose: true)
        return body
    }

    /// The bytes of a message that is one long text.
    static func body(ofText text: RawBytes) -> [UInt8] {
        var body: [UInt8] = []
        body.reserveCapacity(text.count + 5)
        appendHead(ofText: text.count, to: &body)
        text.append(to: &body)
        return body
    }

    private mutating func append(
        _ parts: [MessagePart],
        to body: inout [UInt8],
        texts: inout BytePool,
        canChoose: Bool
    ) {
        // Adjacent texts are one; usually a text stands alone.
        var text: [UInt8] = []
        for part in parts {
            if case .text(let more) = part {
                check(more)
                if text.isEmpty { text = more } else { text += more }
                continue
            }
            Self.append(text: &text, to: &body)
            switch part {
            case .text:
                break
            case .escapedPercentSign:
                body.append(TableLayout.PartCode.escapedPercentSign)
            case .placeholder(let placeholder):
                body.append(TableLayout.PartCode.placeholder)
                body.append28(number(of: placeholder, isSilent: false, texts: &texts))
            case .silent(let spelling):
                body.append(TableLayout.PartCode.placeholder)
                let silent = Placeholder(argument: 0, specifier: FormatSpecifier(.object), spelling: spelling)
                body.append28(number(of: silent, isSilent: true, texts: &texts))
            case .plural(let choice):
                append(choice, to: &body, texts: &texts, canChoose: canChoose)
            }
        }
        Self.append(text: &text, to: &body)
    }

    private mutating func append(
        _ choice: PluralChoice,
        to body: inout [UInt8],
        texts: inout BytePool,
        canChoose: Bool
    ) {
        let categories = choice.forms.map { Int($0.category) }
        let isOrdered = zip(categories, categories.dropFirst()).allSatisfy { $0 < $1 }
        guard canChoose, let last = categories.last, isOrdered, last < TableLayout.categoryCount else {
            fail(.malformedPlural(spelling: String(decoding: choice.driver.spelling, as: UTF8.self)))
            return
        }
        body.append(TableLayout.PartCode.plural)
        body.append28(number(of: choice.driver, isSilent: false, texts: &texts))
        body.append(categories.reduce(0) { $0 | 1 << UInt8($1) })
        var forms: [UInt8] = []
        for form in choice.forms {
            let start = forms.count
            append(form.parts, to: &forms, texts: &texts, canChoose: false)
            body.append28(forms.count - start)
        }
        body += forms
    }

    /// The number of a placeholder's record.
    private mutating func number(of placeholder: Placeholder, isSilent: Bool, texts: inout BytePool) -> Int {
        let specifier = placeholder.specifier
        // One more than the precision is stored.
        if specifier.width > SevenBitNumber.greatest14 || (specifier.precision ?? 0) >= SevenBitNumber.greatest14 {
            fail(.placeholderOutOfRange(spelling: String(decoding: placeholder.spelling, as: UTF8.self)))
        }
        check(placeholder.spelling)
        let record = Record(
            argument: placeholder.argument,
            isSilent: isSilent,
            specifier: specifier,
            spelling: RawBytes.withBytes(of: placeholder.spelling.span) { texts.intern($0) }
        )
        if let number = recordNumbers[record] { return number }
        let number = records.count
        records.append(record)
        recordNumbers[record] = number
        return number
    }

    /// Notes a text that starts within a scalar. That the table as a whole is UTF-8 is checked in the end; as no text
    /// starts so, each text then is UTF-8 by itself.
    mutating func check(_ text: [UInt8]) {
        if let first = text.first, first & 0xC0 == 0x80 { fail(.textNotUTF8) }
    }

    mutating func fail(_ error: TableWriterError) {
        if failure == nil { failure = error }
    }

    private static func append(text: inout [UInt8], to body: inout [UInt8]) {
        guard !text.isEmpty else { return }
        appendHead(ofText: text.count, to: &body)
        body += text
        text = []
    }

    private static func appendHead(ofText count: Int, to body: inout [UInt8]) {
        if count <= SevenBitNumber.greatest14 {
            body.append(TableLayout.PartCode.text)
            body.append14(count)
        } else {
            body.append(TableLayout.PartCode.longText)
            body.append28(count)
        }
    }

    /// Replaces the number of each placeholder in a message that this encoder wrote, in order.
    static func renumber(_ body: inout [UInt8], _ newNumber: (Int) -> Int) {
        func number(at offset: Int, bytes: Int) -> Int {
            (0..<bytes).reduce(0) { $0 | Int(body[offset + $1]) << (7 * $1) }
        }
        var offset = 0
        while offset < body.count {
            switch body[offset] {
            case TableLayout.PartCode.text:
                offset += 3 + number(at: offset + 1, bytes: 2)
            case TableLayout.PartCode.longText:
                offset += 5 + number(at: offset + 1, bytes: 4)
            case TableLayout.PartCode.placeholder:
                body.put28(newNumber(number(at: offset + 1, bytes: 4)), at: offset + 1)
                offset += 5
            case TableLayout.PartCode.plural:
                body.put28(newNumber(number(at: offset + 1, bytes: 4)), at: offset + 1)
                // The forms follow as parts like any others.
                offset += 6 + 4 * body[offset + 5].nonzeroBitCount
            default:
                offset += 1
            }
        }
    }
}
