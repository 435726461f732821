import LookupTable

/// Byte sequences of which equal ones are stored once.
///
/// Most are parts of one text that the owner has anyway, such as the file they were read from: of those only the place
/// is kept. The others are copied.
struct BytePool {
    /// Where an item lies, and where it goes. Together in 16 bytes, since a large pool is read in no order.
    private struct Item {
        /// The offset in ``shared``; behind its end, the offset in ``bytes`` and the count of ``shared``.
        var start: Int

        /// The number of bytes. No table has longer ones, so that none which is cut to 32 bits gets into one.
        var count: UInt32

        /// Where whoever takes the items out has put it; ``notPlaced`` until then.
        var place: UInt32
    }

    /// The place of an item that has none.
    private static let notPlaced = UInt32.max

    /// The text whose parts need no copy.
    private let shared: [UInt8]

    /// All other items, one after another.
    private(set) var bytes: [UInt8] = []

    private var items: [Item] = []

    /// The upper half of an item's hash, and below it one more than its number, at a slot that this half tells or the
    /// next free one; 0 where nothing is. Its count is a power of two, a quarter of it free.
    private var index = [UInt64](repeating: 0, count: 64)

    /// A pool without items, of parts of `shared` and of other bytes.
    init(shared: [UInt8] = []) {
        self.shared = shared
    }

    /// The number of bytes of all items together.
    private(set) var itemByteCount = 0

    /// The number of items.
    var count: Int { items.count }

    /// Makes room for so many items, so that they are not moved when more come.
    mutating func reserveCapacity(itemCount: Int) {
        items.reserveCapacity(itemCount)
    }

    /// The number of bytes of the item.
    func byteCount(of item: Int) -> Int { Int(items[item].count) }

    /// Calls `body` with the bytes of the item, which it must not keep.
    func withBytes<Result>(of item: Int, _ body: (RawBytes) -> Result) -> Result {
        RawBytes.withBytes(of: shared.span) { shared in
            RawBytes.withBytes(of: bytes.span) { bytes in body(Self.part(items[item], shared, bytes)) }
        }
    }

    /// Calls `body` with a part of the shared text, which it must not keep. What lies outside is cut off.
    func withShared<Result>(_ range: Range<Int>, _ body: (RawBytes) -> Result) -> Result {
        let range = range.clamped(to: 0..<shared.count)
        return RawBytes.withBytes(of: shared.span.extracting(range), body)
    }

    /// Appends the bytes of the items, one after another.
    func append(_ numbers: [Int], to output: inout [UInt8]) {
        RawBytes.withBytes(of: shared.span) { shared in
            RawBytes.withBytes(of: bytes.span) { bytes in
                for number in numbers { Self.part(items[number], shared, bytes).append(to: &output) }
            }
        }
    }

    /// The text of the item.
    func string(_ item: Int) -> String {
        withBytes(of: item) { $0.string }
    }

    private static func part(_ item: Item, _ shared: RawBytes, _ bytes: RawBytes) -> RawBytes {
        let part =
            item.start < shared.count
            ? shared.part(at: item.start, count: Int(item.count))
            : bytes.part(at: item.start - shared.count, count: Int(item.count))
        return part ?? .empty
    }

    // MARK: Places

    /// Where the item was put, or `nil` when it was not.
    func place(of item: Int) -> Int? {
        let place = items[item].place
        return place == Self.notPlaced ? nil : Int(place)
    }

    /// Where the item was put, and the number of its bytes. It is put at `end` when it has no place yet, and the end
    /// moves on.
    @inline(__always)
    mutating func put(_ item: Int, atEnd end: inout Int) -> (place: Int, byteCount: Int, isNew: Bool) {
        let count = Int(items[item].count)
        let place = items[item].place
        guard place == Self.notPlaced else { return (Int(place), count, false) }
        let new = end
        items[item].place = UInt32(truncatingIfNeeded: new)
        end += count
        return (new, count, true)
    }

    // MARK: Adding

    /// The number of the item that has these bytes, which becomes a new one when there is none.
    mutating func intern(_ item: RawBytes) -> Int {
        let hash = KeyHash.full(item)
        let found = RawBytes.withBytes(of: shared.span) { search(item, hash: hash, shared: $0) }
        if let number = found.number { return number }
        let start = shared.count + bytes.count
        item.append(to: &bytes)
        return add(Item(start: start, count: UInt32(clamping: item.count), place: Self.notPlaced), hash, at: found.slot)
    }

    /// The number of the item that has the bytes of a part of the shared text, as ``intern(_:)``, and its hash.
    ///
    /// - Parameter range: A part of the shared text. What lies outside is cut off.
    mutating func intern(shared range: Range<Int>) -> (number: Int, hash: UInt64) {
        let range = range.clamped(to: 0..<shared.count)
        let (found, hash) = RawBytes.withBytes(of: shared.span) { shared in
            let item = shared.part(at: range.lowerBound, count: range.count) ?? .empty
            let hash = KeyHash.full(item)
            return (search(item, hash: hash, shared: shared), hash)
        }
        if let number = found.number { return (number, hash) }
        let item = Item(start: range.lowerBound, count: UInt32(clamping: range.count), place: Self.notPlaced)
        return (add(item, hash, at: found.slot), hash)
    }

    /// The number of the item that has the bytes of `text`.
    mutating func intern(text: String) -> Int {
        RawBytes.withBytes(of: text) { intern($0) }
    }

    /// The number of the item that has the bytes of `item`, or the slot of the index where it belongs.
    @inline(__always)
    private func search(_ item: RawBytes, hash: UInt64, shared: RawBytes) -> (number: Int?, slot: Int) {
        let mask = index.count - 1
        let half = hash >> 32
        var slot = Int(half) & mask
        while index[slot] != 0 {
            if index[slot] >> 32 == half {
                let number = Int(index[slot] & 0xFFFF_FFFF) - 1
                let isEqual = RawBytes.withBytes(of: bytes.span) {
                    Self.part(items[number], shared, $0).isEqual(to: item)
                }
                if isEqual { return (number, slot) }
            }
            slot = (slot + 1) & mask
        }
        return (nil, slot)
    }

    private mutating func add(_ item: Item, _ hash: UInt64, at slot: Int) -> Int {
        items.append(item)
        itemByteCount += Int(item.count)
        index[slot] = (hash >> 32) << 32 | UInt64(items.count)
        if items.count * 4 > index.count * 3 { growIndex() }
        return items.count - 1
    }

    private mutating func growIndex() {
        var larger = [UInt64](repeating: 0, count: index.count * 2)
        let mask = larger.count - 1
        for entry in index where entry != 0 {
            var slot = Int(entry >> 32) & mask
            while larger[slot] != 0 { slot = (slot + 1) & mask }
            larger[slot] = entry
        }
        index = larger
    }
}
