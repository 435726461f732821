import LookupTable

/// Byte sequences of which equal ones are stored once.
struct BytePool {
    /// All items, one after another.
    private(set) var bytes: [UInt8] = []

    /// Where each item starts, and at the end where the next one will.
    private var starts: [Int] = [0]

    private var hashes: [UInt64] = []

    /// One more than an item's number, at a place its hash tells or the next free one; 0 where nothing is. Its count is
    /// a power of two, more than half of it free.
    private var index = [UInt32](repeating: 0, count: 64)

    /// The number of items.
    var count: Int { hashes.count }

    /// Where the item lies in ``bytes``.
    func range(of item: Int) -> Range<Int> {
        starts[item]..<starts[item + 1]
    }

    /// The hash of the item, ``KeyHash/full(_:)``.
    func hash(of item: Int) -> UInt64 {
        hashes[item]
    }

    /// Calls `body` with the bytes of the item, which it must not keep.
    func withBytes<Result>(of item: Int, _ body: (RawBytes) -> Result) -> Result {
        RawBytes.withBytes(of: bytes.span.extracting(range(of: item)), body)
    }

    /// The text of the item.
    func string(_ item: Int) -> String {
        withBytes(of: item) { $0.string }
    }

    /// The number of the item that has these bytes, which becomes a new one when there is none.
    mutating func intern(_ item: RawBytes) -> Int {
        let hash = KeyHash.full(item)
        var place = Int(truncatingIfNeeded: hash) & (index.count - 1)
        let found = RawBytes.withBytes(of: bytes.span) { arena -> Int? in
            while index[place] != 0 {
                let candidate = Int(index[place]) - 1
                if hashes[candidate] == hash, let range = arena.part(range(of: candidate)), range.isEqual(to: item) {
                    return candidate
                }
                place = (place + 1) & (index.count - 1)
            }
            return nil
        }
        if let found { return found }

        item.append(to: &bytes)
        starts.append(bytes.count)
        hashes.append(hash)
        index[place] = UInt32(hashes.count)
        if hashes.count * 2 > index.count { growIndex() }
        return hashes.count - 1
    }

    /// The number of the item that has the bytes of `text`.
    mutating func intern(text: String) -> Int {
        RawBytes.withBytes(of: text) { intern($0) }
    }

    private mutating func growIndex() {
        var larger = [UInt32](repeating: 0, count: index.count * 4)
        for (item, hash) in hashes.enumerated() {
            var place = Int(truncatingIfNeeded: hash) & (larger.count - 1)
            while larger[place] != 0 { place = (place + 1) & (larger.count - 1) }
            larger[place] = UInt32(item + 1)
        }
        index = larger
    }
}

extension RawBytes {
    fileprivate func part(_ range: Range<Int>) -> RawBytes? {
        part(at: range.lowerBound, count: range.count)
    }
}
