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

        // The hashes of each group's members, side by side, and whose they are.
        var starts = [Int](repeating: 0, count: groupCount + 1)
        for hash in hashes { starts[KeyHash.group(hash, count: groupCount) + 1] += 1 }
        var largest = 0
        for group in 0..<groupCount {
            largest = max(largest, starts[group + 1])
            starts[group + 1] += starts[group]
        }
        var members = [Member](repeating: Member(hash: 0, key: 0), count: count)
        var next = starts
        for (key, hash) in hashes.enumerated() {
            let group = KeyHash.group(hash, count: groupCount)
            members[next[group]] = Member(hash: hash, key: key)
            next[group] += 1
        }

        var taken = [Bool](repeating: false, count: count)
        for (group, range) in Self.largestFirst(starts, largest: largest) {
            try place(members[range], of: group, taken: &taken)
        }
        var free = 0
        for group in 0..<groupCount where starts[group + 1] - starts[group] == 1 {
            while taken[free] { free += 1 }
            taken[free] = true
            places[members[starts[group]].key] = free
            groups[group] = UInt32(free) << 1 | 1
        }
    }

    /// A key in its group.
    private struct Member {
        var hash: UInt64
        var key: Int
    }

    /// The groups of several members with where those are, the largest groups first, by their numbers among equals.
    private static func largestFirst(_ starts: [Int], largest: Int) -> [(group: Int, range: Range<Int>)] {
        guard largest > 1 else { return [] }
        let ranges = zip(starts, starts.dropFirst())
        // How many groups come before those of each size.
        var next = [Int](repeating: 0, count: largest + 1)
        for (start, end) in ranges where end - start > 1 { next[end - start - 1] += 1 }
        for size in (0..<largest).reversed() { next[size] += next[size + 1] }
        var sorted = [(group: Int, range: Range<Int>)](repeating: (0, 0..<0), count: next[1])
        for (group, (start, end)) in ranges.enumerated() where end - start > 1 {
            sorted[next[end - start]] = (group, start..<end)
            next[end - start] += 1
        }
        return sorted
    }

    /// Finds the least displacement that puts all `members` of `group` on free places.
    private mutating func place(_ members: ArraySlice<Member>, of group: Int, taken: inout [Bool]) throws(Collision) {
        for index in members.indices {
            for other in members.startIndex..<index where members[other].hash == members[index].hash {
                let (one, other) = (members[other].key, members[index].key)
                throw Collision(one: min(one, other), other: max(one, other))
            }
        }
        for displacement in 0..<Self.greatestDisplacement {
            var next = members.startIndex
            while next < members.endIndex {
                let place = KeyHash.place(members[next].hash, displacement: displacement, count: taken.count)
                guard !taken[place] else { break }
                taken[place] = true
                places[members[next].key] = place
                next += 1
            }
            if next == members.endIndex {
                groups[group] = UInt32(displacement) << 1
                return
            }
            while next > members.startIndex {
                next -= 1
                taken[places[members[next].key]] = false
            }
        }
        throw Collision(one: members[members.startIndex].key, other: members[members.startIndex + 1].key)
    }
}
