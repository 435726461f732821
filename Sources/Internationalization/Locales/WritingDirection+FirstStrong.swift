import LocaleData

extension WritingDirection {
    /// The direction of the first character that has one, passing over what stands between an isolate initiator and its
    /// end (UAX #9, P2 and P3); nil when no character has one, as in `12:30`.
    ///
    /// An isolate that is not ended goes on to the end of its paragraph; the search goes on in the next one.
    public static func firstStrong(in text: String) -> WritingDirection? {
        text.withUTF8Span { firstStrong(ofUTF8: $0) }
    }

    /// The same for a text given by its bytes. Bytes that are no UTF-8 have no direction.
    package static func firstStrong(ofUTF8 bytes: Span<UInt8>) -> WritingDirection? {
        var index = 0
        var openIsolates = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                index += 1
                if openIsolates == 0 {
                    let letter = byte | 0x20
                    if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") { return .leftToRight }
                }
                // Below a space are the paragraph ends; there is nothing else to look for in ASCII.
                if byte < 0x20, BidiClassData.kind(of: UInt32(byte)) == .paragraphEnd { openIsolates = 0 }
                continue
            }
            let (scalar, length) = scalar(in: bytes, at: index)
            index += length
            switch BidiClassData.kind(of: scalar) {
            case .neutral: break
            case .leftToRight: if openIsolates == 0 { return .leftToRight }
            case .rightToLeft: if openIsolates == 0 { return .rightToLeft }
            case .isolateInitiator: openIsolates += 1
            case .isolateEnd: openIsolates = max(0, openIsolates - 1)
            case .paragraphEnd: openIsolates = 0
            }
        }
        return nil
    }

    /// The character at `index`, which is not ASCII, and how many bytes it has; U+FFFD and one byte when it is damaged.
    private static func scalar(in bytes: Span<UInt8>, at index: Int) -> (scalar: UInt32, length: Int) {
        let first = bytes[index]
        let length =
            switch first {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        guard length > 1, length <= bytes.count - index else { return (0xFFFD, 1) }
        var scalar = UInt32(first) & (0x7F >> UInt32(length))
        for place in (index + 1)..<(index + length) {
            guard bytes[place] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
            scalar = scalar << 6 | UInt32(bytes[place] & 0x3F)
        }
        let isShortest = length == 2 || scalar >= (length == 3 ? 0x800 : 0x10000)
        guard isShortest, Unicode.Scalar(scalar) != nil else { return (0xFFFD, 1) }
        return (scalar, length)
    }
}
