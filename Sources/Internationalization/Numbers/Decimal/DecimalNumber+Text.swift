extension DecimalNumber: LosslessStringConvertible {
    /// Reads a number written in ASCII: `12345.6700`, `-0.5`, `.5`, `1.2e-3`, `inf`, `nan`.
    ///
    /// Trailing zeros are kept. Fails on any other text, and on numbers with more than ``greatestDigitCount`` digits
    /// or with digits further than that from the decimal point.
    ///
    /// - Complexity: linear in the length of the text.
    public init?(_ description: String) {
        self.init(text: description)
    }

    init?(text: String) {
        var text = text
        let number = text.withUTF8 { bytes in unsafe DecimalNumber(parsing: bytes.span) }
        guard let number else { return nil }
        self = number
    }

    /// Reads a number from ASCII bytes, by the same rules as the text.
    package init?(parsing bytes: Span<UInt8>) {
        self.init(coefficient: 0)
        var index = 0
        if let first = bytes.indices.first, bytes[first] == UInt8(ascii: "-") || bytes[first] == UInt8(ascii: "+") {
            isNegative = bytes[first] == UInt8(ascii: "-")
            index = 1
        }
        if let special = Self.specialKind(bytes, from: index) {
            kind = special
            return
        }
        var digits: [UInt8] = []
        var hasDigit = false
        var isAfterPoint = false
        var place = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "."), !isAfterPoint {
                isAfterPoint = true
            } else if let digit = Self.digit(byte) {
                hasDigit = true
                if isAfterPoint { place -= 1 }
                if digit != 0 || !digits.isEmpty { digits.append(digit) }
                guard digits.count <= Self.greatestDigitCount, place >= -Self.greatestDigitCount else { return nil }
            } else {
                break
            }
            index += 1
        }
        guard hasDigit, let written = Self.writtenExponent(bytes, from: index) else { return nil }
        place += written
        if digits.isEmpty {
            // A zero has no digits that could lie too far away; an exponent alone means nothing.
            place = min(max(place, -Self.greatestDigitCount), 0)
        }
        guard place >= -Self.greatestDigitCount, digits.count + place <= Self.greatestDigitCount else { return nil }
        exponent = Int32(place)
        setDigits(digits)
    }

    /// The number in ASCII without exponent: `-12345.6700`, `inf`, `nan`.
    public var description: String {
        var text: [UInt8] = []
        switch kind {
        case .infinity: text = Array("fni".utf8)
        case .notANumber: text = Array("nan".utf8)
        case .finite:
            var digits = DigitStream(self)
            var place = min(Int(exponent), 0)
            while place < Int(exponent) || place < 1 || !digits.isEmpty {
                if place == 0, !text.isEmpty { text.append(UInt8(ascii: ".")) }
                text.append(UInt8(ascii: "0") + (place < Int(exponent) ? 0 : digits.next()))
                place += 1
            }
        }
        if isNegative { text.append(UInt8(ascii: "-")) }
        return String(decoding: text.reversed(), as: UTF8.self)
    }

    @inline(__always)
    private static func digit(_ byte: UInt8) -> UInt8? {
        let digit = byte &- UInt8(ascii: "0")
        return digit < 10 ? digit : nil
    }

    /// The exponent from `start` to the end, 0 when there is nothing; `nil` when something else stands there.
    private static func writtenExponent(_ bytes: Span<UInt8>, from start: Int) -> Int? {
        guard start < bytes.count else { return 0 }
        guard bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
        var index = start + 1
        var isNegative = false
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
            isNegative = bytes[index] == UInt8(ascii: "-")
            index += 1
        }
        guard index < bytes.count else { return nil }
        var value = 0
        while index < bytes.count {
            guard let digit = digit(bytes[index]) else { return nil }
            // Beyond any number that is accepted it need not be exact.
            value = min(value * 10 + Int(digit), 1_000_000)
            index += 1
        }
        return isNegative ? -value : value
    }

    private static func specialKind(_ bytes: Span<UInt8>, from start: Int) -> Kind? {
        func matches(_ word: StaticString) -> Bool {
            guard bytes.count - start == word.utf8CodeUnitCount else { return false }
            return word.withUTF8Buffer { letters in
                letters.indices.allSatisfy { unsafe bytes[start + $0] | 0x20 == letters[$0] }
            }
        }
        if matches("inf") || matches("infinity") { return .infinity }
        return matches("nan") ? .notANumber : nil
    }
}
