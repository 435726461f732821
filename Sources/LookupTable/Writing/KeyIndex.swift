import LookupTable

/// Gives each key a place of its own, by its hash alone.
///
/// Hash and displace: the hash chooses a group of two keys on average, and the group's number says how its members are
/// placed, so that a key is found in one step and there are exactly as many places as keys. Groups are placed from the
/// largest to the smallest. A group of several tries displacements until all its keys fall on free places; a group of
/// one simply takes the next free place. All of this depends on the set of hashes alone, not on their order.
struct KeyIndex {
    /// Two keys, by their indices, that cannot have places of their own.
    struct Collision: Error, Equatable {
        var one: Int
        var other: Int
    }

    /// For each group: twice its displacement, or twice the place of its only key plus one.
    private(set) var groups: [UInt32]

    /// The place of each key.
    private(set) var places: [Int]

    /// How often a group is tried before giving up. Groups of different hashes need a few dozen tries.
    private static let greatestDisplacement = 1 << 22

    /// The number of groups for so many keys.
    static func groupCount(keyCount: Int) -> Int {
        (keyCount + 1) / 2
    }

    init(hashes: [UInt64]) throws(Collision) {
        let count = hashes.count
        let groupCount = Self.groupCount(keyCount: count)
        groups = [UInt32](repeating: 0, count: groupCount)
        places = [Int](repeating: 0, count: count)

        // Members of each group, side by side.
        var starts = [Int](repeating: 0, count: groupCount + 1)
        for hash in hashes { starts[KeyHash.group(hash, count: groupCount) + 1] += 1 }
        var largest = 0
        for group in 0..<groupCount {
            largest = max(largest, starts[group + 1])
            starts[group + 1] += starts[group]
        }
        var members = [Int](repeating: 0, count: count)
        var next = starts
        for (key, hash) in hashes.enumerated() {
            let group = KeyHash.group(hash, count: groupCount)
            members[next[group]] = key
            next[group] += 1
        }

        // Groups by their size.
        var bySize = [[Int]](repeating: [], count: largest + 1)
        for group in 0..<groupCount { bySize[starts[group + 1] - starts[group]].append(group) }

        var taken = [Bool](repeating: false, count: count)
        var size = largest
        while size > 1 {
            for group in bySize[size] {
                try place(Array(members[starts[group]..<starts[group + 1]]), of: group, hashes: hashes, taken: &taken)
            }
            size -= 1
        }
        guard largest > 0 else { return }
        var free = 0
        for group in bySize[1] {
            while taken[free] { free += 1 }
            taken[free] = true
            places[members[starts[group]]] = free
            groups[group] = UInt32(free) << 1 | 1
        }
    }

    /// Finds the least displacement that puts all `members` of `group` on free places.
    private mutating func place(
        _ members: [Int],
        of group: Int,
        hashes: [UInt64],
        taken: inout [Bool]
    ) throws(Collision) {
        for (index, member) in members.enumerated() {
            for other in members[..<index] where hashes[other] == hashes[member] {
                throw Collision(one: min(other, member), other: max(other, member))
            }
        }
        for displacement in 0..<Self.greatestDisplacement {
            var placed = 0
            for member in members {
                let place = KeyHash.place(hashes[member], displacement: displacement, count: hashes.count)
                guard !taken[place] else { break }
                taken[place] = true
                places[member] = place
                placed += 1
            }
            if placed == members.count {
                groups[group] = UInt32(displacement) << 1
                return
            }
            for member in members[..<placed] { taken[places[member]] = false }
        }
        throw Collision(one: members[0], other: members[1])
    }
}
