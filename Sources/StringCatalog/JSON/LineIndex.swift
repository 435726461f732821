/// Turns offsets of a source text into lines and columns.
///
/// It notes line and column at every 4,096th byte, as far as positions were asked for, so that any question reads at
/// most that much of what was read before, even in a file of a single line.
package struct LineIndex: Sendable {
    private static let blockSize = 4096

    /// The position of the first code point that begins in a block, of the blocks that were looked at.
    private var blocks = [SourcePosition(line: 1, column: 1)]

    /// An index that has looked at nothing yet.
    package init() {}

    /// An index of the whole text.
    package init(_ source: SourceText) {
        extend(to: source.bytes.count, in: source)
    }

    /// Looks at the text up to the block that `offset` lies in.
    private mutating func extend(to offset: Int, in source: SourceText) {
        let block = min(offset, source.bytes.count) / Self.blockSize
        while blocks.count <= block {
            let start = (blocks.count - 1) * Self.blockSize
            let position = position(from: blocks.count - 1, to: start + Self.blockSize, in: source)
            blocks.append(position)
        }
    }

    /// The position of the code point at `offset`, as far as that was looked at.
    package func position(of offset: Int, in source: SourceText) -> SourcePosition {
        let offset = min(max(offset, source.contentStart), source.bytes.count)
        return position(from: min(offset / Self.blockSize, blocks.count - 1), to: offset, in: source)
    }

    /// The position of the code point at `offset`, up to which the text is looked at first.
    package mutating func position(lookingAheadTo offset: Int, in source: SourceText) -> SourcePosition {
        extend(to: offset, in: source)
        return position(of: offset, in: source)
    }

    private func position(from block: Int, to offset: Int, in source: SourceText) -> SourcePosition {
        let start = max(block * Self.blockSize, source.contentStart)
        return source.bytes.withBytes { bytes in
            Self.position(blocks[block], advancedOver: start..<max(start, offset), in: bytes)
        }
    }

    private static func position(
        _ position: SourcePosition, advancedOver range: Range<Int>, in bytes: SourceBytes
    ) -> SourcePosition {
        var line = position.line
        // Columns count in the last line alone.
        var lineStart: Int?
        var offset = range.lowerBound
        while offset < range.upperBound {
            if offset + 8 <= range.upperBound, bytes.hasWord(at: offset) {
                let word = bytes.word(at: offset)
                if Self.marks(of: UInt8(ascii: "\r"), in: word) == 0 {
                    let breaks = Self.marks(of: UInt8(ascii: "\n"), in: word)
                    if breaks != 0 {
                        line += breaks.nonzeroBitCount
                        lineStart = offset + 8 - breaks.leadingZeroBitCount >> 3
                    }
                    offset += 8
                    continue
                }
            }
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && bytes[offset] != UInt8(ascii: "\n") {
                line += 1
                lineStart = offset
            }
        }
        let codePoints = Self.codePointCount(in: (lineStart ?? range.lowerBound)..<range.upperBound, of: bytes)
        return SourcePosition(line: line, column: (lineStart == nil ? position.column : 1) + codePoints)
    }

    /// How many code points begin in `range`.
    private static func codePointCount(in range: Range<Int>, of bytes: SourceBytes) -> Int {
        var count = 0
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound, bytes.hasWord(at: offset) {
            count += 8 - continuationBytes(bytes.word(at: offset))
            offset += 8
        }
        while offset < range.upperBound {
            if bytes[offset] & 0xC0 != 0x80 { count += 1 }
            offset += 1
        }
        return count
    }

    /// The highest bit of each byte of a word that is `byte`.
    private static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
        return ~(((difference & low) &+ low) | difference | low)
    }

    /// How many bytes of a word are 10xxxxxx, and so begin no code point.
    private static func continuationBytes(_ word: UInt64) -> Int {
        (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
    }
}
