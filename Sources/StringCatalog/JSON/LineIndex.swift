/// Turns offsets of a source text into lines and columns.
///
/// It is built when the first position is asked for, by one pass that notes line and column at every 4,096th byte, so
/// that any later question reads at most that much, even in a file of a single line.
package struct LineIndex: Sendable {
    private static let blockSize = 4096

    /// The position of the first code point that begins in a block.
    private var blocks: [SourcePosition] = []

    package init(_ source: SourceText) {
        blocks.reserveCapacity(source.bytes.count / Self.blockSize + 1)
        var position = SourcePosition(line: 1, column: 1)
        var start = 0
        repeat {
            blocks.append(position)
            let end = min(start + Self.blockSize, source.bytes.count)
            Self.advance(&position, over: max(start, source.contentStart)..<max(end, source.contentStart), in: source)
            start = end
        } while start < source.bytes.count
    }

    /// The position of the code point at `offset`.
    package func position(of offset: Int, in source: SourceText) -> SourcePosition {
        let offset = min(max(offset, source.contentStart), source.bytes.count)
        let block = min(offset / Self.blockSize, blocks.count - 1)
        var position = blocks[block]
        let start = max(block * Self.blockSize, source.contentStart)
        Self.advance(&position, over: start..<max(start, offset), in: source)
        return position
    }

    private static func advance(_ position: inout SourcePosition, over range: Range<Int>, in source: SourceText) {
        source.bytes.withBytes { bytes in
            var offset = range.lowerBound
            while offset < range.upperBound {
                if offset + 8 <= range.upperBound, bytes.hasWord(at: offset) {
                    let word = bytes.word(at: offset)
                    if Self.hasNoControlCharacter(word) {
                        position.column += 8 - Self.continuationBytes(word)
                        offset += 8
                        continue
                    }
                }
                let byte = bytes[offset]
                if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && bytes[offset + 1] != UInt8(ascii: "\n") {
                    position.line += 1
                    position.column = 1
                } else if byte & 0xC0 != 0x80 {
                    position.column += 1
                }
                offset += 1
            }
        }
    }

    private static func hasNoControlCharacter(_ word: UInt64) -> Bool {
        (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080 == 0
    }

    /// How many bytes of a word are 10xxxxxx, and so begin no code point.
    private static func continuationBytes(_ word: UInt64) -> Int {
        (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
    }
}
