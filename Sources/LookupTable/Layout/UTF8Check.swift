/// Whether bytes are UTF-8.
package enum UTF8Check {
    /// The offset of the first byte that no UTF-8 text has there, or `nil` when all bytes are UTF-8 (The Unicode
    /// Standard, table 3-7).
    package static func firstInvalidOffset(in bytes: RawBytes) -> Int? {
        var offset = 0
        while true {
            // Eight ASCII bytes a step.
            while let word = bytes.word64(at: offset), word & 0x8080_8080_8080_8080 == 0 { offset += 8 }
            guard let first = bytes.byte(at: offset) else { return nil }
            if first < 0x80 {
                offset += 1
                continue
            }
            // The range of the second byte depends on the first one.
            let length: Int
            var second: ClosedRange<UInt8> = 0x80...0xBF
            switch first {
            case 0xC2...0xDF: length = 2
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xE1...0xEF: length = 3
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            case 0xF1...0xF3: length = 4
            default: return offset
            }
            guard let byte = bytes.byte(at: offset + 1), second.contains(byte) else { return offset }
            for next in 2..<max(length, 2) {
                guard let byte = bytes.byte(at: offset + next), byte & 0xC0 == 0x80 else { return offset }
            }
            offset += length
        }
    }
}
