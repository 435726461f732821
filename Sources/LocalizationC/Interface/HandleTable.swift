import Synchronization

/// What C knows by number. A number is never given to two objects, so that one which was closed is refused.
///
/// A handle holds, from its lowest bits: a shard, a place in it, and how many objects had that place before and with
/// this one. Shards keep threads that use different handles from waiting for one another.
final class HandleTable: Sendable {
    private struct Slot {
        var generation: UInt64 = 0
        var object: HandleObject?
    }

    private struct Slots {
        var slots: [Slot] = []
        var free: [Int] = []
    }

    private final class Shard: Sendable {
        let slots = Mutex(Slots())
    }

    private static let shardBits: UInt64 = 5
    private static let placeBits: UInt64 = 24
    private static let greatestGeneration = UInt64.max >> (shardBits + placeBits)

    private let shards = (0..<(1 << HandleTable.shardBits)).map { _ in Shard() }
    private let next = Atomic<UInt64>(0)

    /// All handles of the process.
    static let shared = HandleTable()

    /// Gives an object a handle; `nil` when there are too many.
    func insert(_ object: HandleObject) -> UInt64? {
        let shard = next.wrappingAdd(1, ordering: .relaxed).oldValue & (1 << Self.shardBits - 1)
        return shards[Int(shard)].slots.withLock { slots in
            let place: Int
            if let free = slots.free.popLast() {
                place = free
            } else {
                guard slots.slots.count < 1 << Self.placeBits else { return nil }
                place = slots.slots.count
                slots.slots.append(Slot())
            }
            slots.slots[place].generation += 1
            slots.slots[place].object = object
            let generation = slots.slots[place].generation
            return generation << (Self.shardBits + Self.placeBits) | UInt64(place) << Self.shardBits | shard
        }
    }

    /// The object of a handle; `nil` when it was closed or never given.
    func object(_ handle: UInt64) -> HandleObject? {
        withSlot(of: handle) { slots, place in slots.slots[place].object }
    }

    /// Takes the object of a handle out, for the caller to let go; `nil` when it was closed or never given.
    func remove(_ handle: UInt64) -> HandleObject? {
        withSlot(of: handle) { slots, place in
            let object = slots.slots[place].object.take()
            // A place whose count is used up is left empty for good.
            if slots.slots[place].generation < Self.greatestGeneration { slots.free.append(place) }
            return object
        }
    }

    private func withSlot(of handle: UInt64, _ body: (inout Slots, Int) -> HandleObject?) -> HandleObject? {
        let shard = Int(handle & (1 << Self.shardBits - 1))
        let place = Int(handle >> Self.shardBits & (1 << Self.placeBits - 1))
        let generation = handle >> (Self.shardBits + Self.placeBits)
        return shards[shard].slots.withLock { slots in
            guard slots.slots.indices.contains(place), slots.slots[place].generation == generation,
                slots.slots[place].object != nil
            else { return nil }
            return body(&slots, place)
        }
    }
}
