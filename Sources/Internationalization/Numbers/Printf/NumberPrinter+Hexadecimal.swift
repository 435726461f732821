extension NumberPrinter {
    /// Appends an integer in hexadecimal or octal, in ASCII. A negative one is printed in two's complement, in the
    /// width that the placeholder states or in 64 bits when it does not fit.
    func appendBits(
        of integer: (magnitude: UInt64, isNegative: Bool), as specifier: NumberSpecifier, to output: inout TextSink
    ) {
        var bits = integer.magnitude
        if integer.isNegative {
            bits = ~bits &+ 1
            let width = UInt64(specifier.bitWidth.rawValue)
            if integer.magnitude <= 1 << (width - 1), width < 64 { bits &= (1 << width) - 1 }
        }
        let isOctal = specifier.conversion == .octal
        var digits = Array(
            String(bits, radix: isOctal ? 8 : 16, uppercase: specifier.conversion == .hexadecimalUppercase).utf8)
        var prefix: [UInt8] = []
        if specifier.flags.contains(.alternateForm), bits != 0 {
            switch specifier.conversion {
            case .octal: digits.insert(UInt8(ascii: "0"), at: 0)
            case .hexadecimalUppercase: prefix = Array("0X".utf8)
            default: prefix = Array("0x".utf8)
            }
        }
        var least = specifier.precision ?? 1
        if specifier.isZeroPadded, specifier.precision == nil { least = specifier.width - prefix.count }
        let zeros = repeatElement(UInt8(ascii: "0"), count: max(least - digits.count, 0))
        appendPadded(prefix + zeros + digits, as: specifier, to: &output)
    }

    /// Appends a floating-point number in hexadecimal, such as `0x1.8p+1` for 3, with the locale's decimal separator.
    ///
    /// Without a precision as many digits as the number needs; numbers below the normal range have 0 before the point.
    func appendHexadecimal(_ value: Double, as specifier: NumberSpecifier, to output: inout TextSink) {
        let isUppercase = specifier.conversion == .hexadecimalFloatUppercase
        func letters(_ text: String) -> [UInt8] { Array((isUppercase ? text.uppercased() : text).utf8) }
        var sign: [UInt8] = []
        if value.sign == .minus {
            sign = [UInt8(ascii: "-")]
        } else if specifier.flags.contains(.plusSign) {
            sign = [UInt8(ascii: "+")]
        } else if specifier.flags.contains(.space) {
            sign = [UInt8(ascii: " ")]
        }
        guard value.isFinite else {
            appendPadded(sign + letters(value.isNaN ? "nan" : "inf"), as: specifier, to: &output)
            return
        }
        let fractionDigits = 13
        var significand = value.significandBitPattern
        if value.isNormal { significand |= 1 << UInt64(fractionDigits * 4) }
        let exponent =
            value.isNormal ? Int(value.exponent) : value.isZero ? 0 : Int(Double.leastNormalMagnitude.exponent)
        var kept = fractionDigits
        if let precision = specifier.precision, precision < fractionDigits {
            kept = precision
            let dropped = UInt64(fractionDigits - precision) * 4
            let remainder = significand & ((1 << dropped) - 1)
            let half: UInt64 = 1 << (dropped - 1)
            significand >>= dropped
            if remainder > half || (remainder == half && significand & 1 == 1) { significand += 1 }
        } else if specifier.precision == nil {
            while kept > 0, significand & 0xF == 0 {
                significand >>= 4
                kept -= 1
            }
        }
        let integer = significand >> UInt64(kept * 4)
        let fraction = significand - integer << UInt64(kept * 4)
        var text = letters(String(integer, radix: 16))
        if kept > 0 || (specifier.precision ?? 0) > 0 || specifier.flags.contains(.alternateForm) {
            for index in 0..<symbols.decimalSeparator.count { text.append(symbols.decimalSeparator[index]) }
        }
        if kept > 0 {
            let digits = letters(String(fraction, radix: 16))
            text += repeatElement(UInt8(ascii: "0"), count: kept - digits.count)
            text += digits
        }
        text += repeatElement(UInt8(ascii: "0"), count: max((specifier.precision ?? 0) - fractionDigits, 0))
        text += letters("p") + Array((exponent < 0 ? "\(exponent)" : "+\(exponent)").utf8)
        var prefix = sign + letters("0x")
        if specifier.isZeroPadded {
            let used = prefix.count + text.count { $0 & 0xC0 != 0x80 }
            prefix += repeatElement(UInt8(ascii: "0"), count: max(specifier.width - used, 0))
        }
        appendPadded(prefix + text, as: specifier, to: &output)
    }
}
