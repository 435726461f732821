/// A string of a JSON file, which stays undecoded until it is asked for.
public struct JSONString: Sendable {
    let document: JSONDocument
    /// The bytes between the quotes, as offsets into the document's UTF-8 text.
    let range: Range<Int>
    /// Whether the string is written with escapes, so that ``utf8`` has to copy it.
    public let hasEscapes: Bool

    /// The text.
    public var string: String {
        String(decoding: utf8, as: UTF8.self)
    }

    /// The text as UTF-8 bytes: a slice of the file without a copy, or a decoded copy where there are escapes.
    ///
    /// The indices of the slice mean nothing; take `startIndex` from it.
    public var utf8: ArraySlice<UInt8> {
        guard hasEscapes else { return document.source.bytes[range] }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(range.count)
        document.source.bytes.withBytes { JSONEscapes.decode($0, range, into: &decoded) }
        return decoded[...]
    }

    /// Appends the text as UTF-8 bytes.
    public func append(to bytes: inout [UInt8]) {
        if hasEscapes {
            document.source.bytes.withBytes { JSONEscapes.decode($0, range, into: &bytes) }
        } else {
            bytes.append(contentsOf: document.source.bytes[range])
        }
    }

    /// Whether the text has no bytes.
    public var isEmpty: Bool { range.isEmpty }

    /// The place of the opening quote.
    public var position: SourcePosition { document.position(of: range.lowerBound - 1) }

    /// The place in the file of the byte at `offset` of ``utf8``. Escapes make the text shorter than its source.
    public func position(at offset: Int) -> SourcePosition {
        guard hasEscapes else { return document.position(of: range.lowerBound + min(max(offset, 0), range.count)) }
        let sourceOffset = document.source.bytes.withBytes {
            JSONEscapes.sourceOffset($0, range, decodedOffset: offset)
        }
        return document.position(of: sourceOffset)
    }

    /// Whether the text equals `text`, compared byte by byte.
    public static func == (string: JSONString, text: String) -> Bool {
        string.utf8.elementsEqual(text.utf8)
    }
}

extension JSONString: CustomStringConvertible {
    /// The text.
    public var description: String { string }
}
