/// The bytes of a file while they are scanned: reads that cannot leave the file.
///
/// This is the only place of the module that touches memory by hand. The argument for its safety: a value exists only
/// inside ``Swift/Array/withBytes(_:)``, during which the array's storage stays in place; and each read below compares
/// its offset with `count` first.
@safe
struct SourceBytes {
    private let start: UnsafePointer<UInt8>
    /// The number of bytes.
    let count: Int

    fileprivate init(_ start: UnsafePointer<UInt8>, count: Int) {
        unsafe self.start = start
        self.count = count
    }

    /// The byte at `offset`, or 0 outside the file. 0 is never part of valid JSON, so that it stops every loop.
    @inline(__always)
    subscript(offset: Int) -> UInt8 {
        UInt(bitPattern: offset) < UInt(bitPattern: count) ? unsafe start[offset] : 0
    }

    /// Whether eight bytes can be read at `offset`.
    @inline(__always)
    func hasWord(at offset: Int) -> Bool {
        offset >= 0 && offset <= count - 8
    }

    /// The eight bytes at `offset` as a number whose lowest byte is the first one, or 0 if they are not all in the file.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        guard hasWord(at: offset) else { return 0 }
        return unsafe UInt64(littleEndian: UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self))
    }

    /// Whether the `length` bytes at two offsets are the same.
    func isEqual(_ left: Int, _ right: Int, length: Int) -> Bool {
        var index = 0
        while index + 8 <= length {
            guard word(at: left + index) == word(at: right + index) else { return false }
            index += 8
        }
        while index < length {
            guard self[left + index] == self[right + index] else { return false }
            index += 1
        }
        return true
    }

    /// Whether one of the bytes of `range` is `byte`.
    @inline(__always)
    func contains(_ byte: UInt8, in range: Range<Int>) -> Bool {
        first(byte, in: range) != nil
    }

    /// The offset of the first byte of `range` that is `byte`.
    @inline(__always)
    func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let pattern = ones &* UInt64(byte)
        var offset = range.lowerBound
        while offset < range.upperBound, hasWord(at: offset) {
            let difference = word(at: offset) ^ pattern
            // The highest bit of each byte that is zero; the lowest of them is always right.
            let marks = (difference &- ones) & ~difference & 0x8080_8080_8080_8080
            if marks != 0 {
                offset += marks.trailingZeroBitCount >> 3
                return offset < range.upperBound ? offset : nil
            }
            offset += 8
        }
        while offset < range.upperBound {
            if self[offset] == byte { return offset }
            offset += 1
        }
        return nil
    }

    /// Whether the bytes at `offset` are `text`.
    @inline(__always)
    func hasText(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset >= 0, offset <= count - length else { return false }
        let here = unsafe UnsafeRawPointer(start + offset)
        let there = unsafe UnsafeRawPointer(text.utf8Start)
        guard length >= 4 else {
            for index in 0..<length where unsafe start[offset + index] != text.utf8Start[index] { return false }
            return true
        }
        // Four bytes at a time, the last four overlapping those before.
        var index = 0
        while index + 4 <= length {
            guard
                unsafe here.loadUnaligned(fromByteOffset: index, as: UInt32.self)
                    == there.loadUnaligned(fromByteOffset: index, as: UInt32.self)
            else { return false }
            index += 4
        }
        return unsafe here.loadUnaligned(fromByteOffset: length - 4, as: UInt32.self)
            == there.loadUnaligned(fromByteOffset: length - 4, as: UInt32.self)
    }

    /// Appends the bytes of `range`, cut to the file, to an array.
    func append(_ range: Range<Int>, to array: inout [UInt8]) {
        let range = range.clamped(to: 0..<count)
        unsafe array.append(contentsOf: UnsafeBufferPointer(start: start + range.lowerBound, count: range.count))
    }

    /// The bytes at `offset`, at most eight, as a number whose lowest byte is the first one.
    @inline(__always)
    func word(at offset: Int, length: Int) -> UInt64 {
        guard length < 8 else { return word(at: offset) }
        if hasWord(at: offset) { return word(at: offset) & (1 &<< UInt64(length * 8) &- 1) }
        return (0..<length).reduce(0) { $0 | UInt64(self[offset + $1]) << UInt64($1 * 8) }
    }
}

extension [UInt8] {
    /// Gives the array's bytes for reading without bounds that trap.
    @inline(__always)
    func withBytes<Result>(_ body: (SourceBytes) -> Result) -> Result {
        unsafe withUnsafeBufferPointer { unsafe $0.withBytes(body) }
    }
}

extension ArraySlice<UInt8> {
    /// Gives the slice's bytes, counted from 0, for reading without bounds that trap.
    @inline(__always)
    func withBytes<Result>(_ body: (SourceBytes) -> Result) -> Result {
        unsafe withUnsafeBufferPointer { unsafe $0.withBytes(body) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    @inline(__always)
    fileprivate func withBytes<Result>(_ body: (SourceBytes) -> Result) -> Result {
        guard let start = baseAddress else {
            var none: UInt8 = 0
            return unsafe withUnsafePointer(to: &none) { unsafe body(SourceBytes($0, count: 0)) }
        }
        return unsafe body(SourceBytes(start, count: count))
    }
}
