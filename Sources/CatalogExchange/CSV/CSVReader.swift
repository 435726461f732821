import StringCatalog

/// Takes comma-separated values (RFC 4180) apart: fields in quotes may hold commas, line ends and doubled quotes.
///
/// Lines end with CRLF, LF or CR.
struct CSVReader {
    /// A field and where it begins.
    struct Field {
        var text: [UInt8]
        let offset: Int
        var string: String { String(decoding: text, as: UTF8.self) }
    }

    /// A line of fields.
    typealias Row = [Field]

    private let bytes: [UInt8]
    private var offset: Int
    /// What is wrong, by offset.
    private(set) var problems: [(message: DiagnosticMessage, offset: Int)] = []

    init(_ file: SourceFile) {
        bytes = file.bytes
        offset = file.contentStart
    }

    /// The next line that is not empty; nil at the end.
    mutating func nextRow() -> Row? {
        while offset < bytes.count {
            var row: Row = []
            while true {
                let isQuoted = peek == UInt8(ascii: "\"")
                row.append(isQuoted ? quotedField() : plainField())
                guard peek == UInt8(ascii: ",") else { break }
                offset += 1
            }
            skipLineEnd()
            if row.count > 1 || !row[0].text.isEmpty { return row }
        }
        return nil
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func plainField() -> Field {
        let start = offset
        while let byte = peek, byte != UInt8(ascii: ","), byte != 0x0A, byte != 0x0D {
            if byte == UInt8(ascii: "\"") { problems.append((.quoteInField, offset)) }
            offset += 1
        }
        return Field(text: Array(bytes[start..<offset]), offset: start)
    }

    private mutating func quotedField() -> Field {
        var field = Field(text: [], offset: offset)
        offset += 1
        while let byte = peek {
            offset += 1
            if byte != UInt8(ascii: "\"") {
                field.text.append(byte)
            } else if peek == UInt8(ascii: "\"") {
                field.text.append(byte)
                offset += 1
            } else {
                if let next = peek, next != UInt8(ascii: ","), next != 0x0A, next != 0x0D {
                    problems.append((.textAfterQuote, offset))
                    field.text += plainField().text
                }
                return field
            }
        }
        problems.append((.unterminatedField, field.offset))
        return field
    }

    private mutating func skipLineEnd() {
        if peek == 0x0D { offset += 1 }
        if peek == 0x0A { offset += 1 }
    }
}
