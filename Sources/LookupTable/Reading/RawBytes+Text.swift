extension RawBytes {
    /// The text, bytes that are not UTF-8 replaced by U+FFFD.
    ///
    /// The standard library looks at text that is not ASCII byte by byte. This looks at eight bytes a step, and lets it
    /// copy only.
    public var string: String {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            let encoding = UTF8Check.encoding(of: self)
            if encoding != .other {
                return unsafe withUnsafeBuffer { buffer in
                    // The bytes were just found to be what is said of them.
                    let text = unsafe UTF8Span(unchecked: buffer.span, isKnownASCII: encoding == .ascii)
                    return String(copying: text)
                }
            }
        }
        return unsafe withUnsafeBuffer { unsafe String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes from `offset` on, of which there are fewer than eight, the first one lowest, zeros after the last one.
    @inline(__always)
    func lastWord(from offset: Int) -> UInt64 {
        let rest = count &- offset
        guard offset >= 0, rest > 0, rest < 8 else { return 0 }
        if let word = word64(at: count &- 8) { return word &>> UInt64(truncatingIfNeeded: (8 &- rest) &* 8) }
        let part = tail(from: offset)
        if rest >= 4 { return part.first | part.second &<< UInt64(truncatingIfNeeded: (rest &- 4) &* 8) }
        // Three bytes are as they should be; of one or two some are there more than once.
        return part.first & ((1 &<< UInt64(truncatingIfNeeded: rest &* 8)) &- 1)
    }
}
