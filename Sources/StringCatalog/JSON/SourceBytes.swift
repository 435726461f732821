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

    /// Feeds the bytes of `range`, cut to the file, to a hasher.
    func hash(_ range: Range<Int>, into hasher: inout Hasher) {
        let range = range.clamped(to: 0..<count)
        unsafe hasher.combine(bytes: UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count))
    }
}

extension [UInt8] {
    /// Gives the array's bytes for reading without bounds that trap.
    @inline(__always)
    func withBytes<Result>(_ body: (SourceBytes) -> Result) -> Result {
        unsafe withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else {
                var none: UInt8 = 0
                return unsafe withUnsafePointer(to: &none) { unsafe body(SourceBytes($0, count: 0)) }
            }
            return unsafe body(SourceBytes(start, count: buffer.count))
        }
    }
}
