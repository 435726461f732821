/// Whether bytes are UTF-8 (The Unicode Standard, table 3-7).
package enum UTF8Check {
    /// What bytes are.
    package enum Encoding: Sendable {
        case ascii
        case utf8
        case other
    }

    /// What the bytes are. Looks at eight of them a step.
    package static func encoding(of bytes: RawBytes) -> Encoding {
        var check = UTF8WordCheck()
        var all: UInt64 = 0
        var offset = 0
        // Most texts have scalars of one and two bytes only, which are looked at in registers alone.
        while let word = bytes.word64(at: offset) {
            guard check.lookAtShort(word) else { return encoding(of: bytes, from: offset, check) }
            all |= word
            offset &+= 8
        }
        // Zeros after the last byte are ASCII, which ends every scalar.
        let word = bytes.lastWord(from: offset)
        guard check.lookAtShort(word) else { return encoding(of: bytes, from: offset, check) }
        guard check.isUTF8 else { return .other }
        return UTF8WordCheck.isASCII(all | word) ? .ascii : .utf8
    }

    /// The same from the first longer scalar on, before which everything was looked at.
    private static func encoding(of bytes: RawBytes, from start: Int, _ check: UTF8WordCheck) -> Encoding {
        var check = check
        var offset = start
        while let word = bytes.word64(at: offset) {
            check.look(at: word)
            offset &+= 8
        }
        check.look(at: bytes.lastWord(from: offset))
        return check.isUTF8 ? .utf8 : .other
    }

    /// The offset of the first byte that no UTF-8 text has there, or `nil` when all bytes are UTF-8.
    package static func firstInvalidOffset(in bytes: RawBytes) -> Int? {
        guard encoding(of: bytes) == .other else { return nil }
        var offset = 0
        while let first = bytes.byte(at: offset) {
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
        return nil
    }
}
