/// Writes bytes as a string literal of Swift source.
///
/// The literal is a multi-line one whose line ends are escaped, so that no line grows without bounds: compilers,
/// editors and `git diff` stay quick. Characters that cannot be seen, that reorder their line or that a Swift compiler
/// treats specially are escaped; all others stand as they are, so that a reader finds the texts.
///
/// The text `"50 %"`, a NUL and a right-to-left mark become:
///
/// ```swift
/// """
/// \"50 %\"\0\u{200F}
/// """
/// ```
enum SwiftStringLiteral {
    /// The number of bytes after which a line is broken.
    private static let lineLength = 100

    /// Appends the literal for `text`, which must be UTF-8; bytes that are not are replaced by U+FFFD.
    ///
    /// The closing quotes stand at the start of a line, so the content is taken without removing any indentation.
    static func append(multiLine text: [UInt8], to source: inout [UInt8]) {
        source.append(contentsOf: Array("\"\"\"\n".utf8))
        source.reserveCapacity(source.count + text.count + text.count / 2)
        var lineStart = source.count
        var index = 0
        while index < text.count {
            let byte = text[index]
            if source.count - lineStart >= lineLength, isPlaceToBreak(byte) {
                source.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "\n")])
                lineStart = source.count
            }
            if byte < 0x80 {
                append(ascii: byte, to: &source)
                index += 1
            } else {
                index += append(scalarOf: text[index...], to: &source)
            }
        }
        source.append(contentsOf: Array("\n\"\"\"".utf8))
    }

    /// The literal for a short text in one line, quotes included.
    static func singleLine(_ text: [UInt8]) -> String {
        var source: [UInt8] = [UInt8(ascii: "\"")]
        var index = 0
        while index < text.count {
            if text[index] < 0x80 {
                append(ascii: text[index], to: &source)
                index += 1
            } else {
                index += append(scalarOf: text[index...], to: &source)
            }
        }
        source.append(UInt8(ascii: "\""))
        return String(decoding: source, as: UTF8.self)
    }

    /// Whether a line may end before `byte`: anywhere but inside a character's bytes.
    private static func isPlaceToBreak(_ byte: UInt8) -> Bool {
        byte & 0xC0 != 0x80
    }

    private static func append(ascii byte: UInt8, to source: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            source.append(UInt8(ascii: "\\"))
            source.append(byte)
        case 0: source.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "0")])
        case 0x09: source.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "t")])
        case 0x0A: source.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
        case 0x0D: source.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "r")])
        case 0x20..<0x7F: source.append(byte)
        default: appendEscape(UInt32(byte), to: &source)
        }
    }

    /// Appends the character that begins with the first byte of `text`, and gives how many bytes it took.
    private static func append(scalarOf text: ArraySlice<UInt8>, to source: inout [UInt8]) -> Int {
        guard let (scalar, length) = UTF8Scalar.first(of: text) else {
            appendEscape(0xFFFD, to: &source)
            return 1
        }
        if scalar.isHiddenInSource {
            appendEscape(scalar.value, to: &source)
        } else {
            source.append(contentsOf: text.prefix(length))
        }
        return length
    }

    private static func appendEscape(_ value: UInt32, to source: inout [UInt8]) {
        source.append(contentsOf: "\\u{\(String(value, radix: 16, uppercase: true))}".utf8)
    }
}

/// Reads single characters from UTF-8 bytes.
enum UTF8Scalar {
    /// The first character of `text` and the number of its bytes, or `nil` where the bytes are not UTF-8.
    static func first(of text: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
        var decoder = UTF8()
        var bytes = text.makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
        return (scalar, UTF8.width(scalar))
    }
}

extension Unicode.Scalar {
    /// Whether the character cannot be seen, ends a line or reorders it, so that source code should show its number.
    ///
    /// The ranges are written out instead of asked from the standard library, whose version of Unicode differs between
    /// toolchains: the same catalog must give the same source everywhere.
    var isHiddenInSource: Bool {
        switch value {
        case 0..<0x20, 0x7F...0xA0, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x1680, 0x17B4...0x17B5, 0x180B...0x180F:
            true
        case 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0x3164, 0xE000...0xF8FF, 0xFDD0...0xFDEF:
            true
        case 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...:
            true
        // Marks that embrace the digits or letters behind them, and controls that arrange hieroglyphs.
        case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD, 0x13430...0x1343F:
            true
        default:
            value & 0xFFFE == 0xFFFE
        }
    }
}
