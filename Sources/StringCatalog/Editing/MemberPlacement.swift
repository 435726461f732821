/// Finds the places of new members among those that an object has.
///
/// In an object that is in order a new member goes where the order puts it. Where the members are in the order of their
/// bytes, as other tools than Xcode write them, it goes where that puts it. Otherwise the longest run of members that
/// are in order is taken as the order of the object: a few that somebody placed by hand do not draw new ones to them.
struct MemberPlacement {
    private let existing: [String]
    private let order: MemberOrder

    init(among existing: [String], order: MemberOrder) {
        self.existing = existing
        self.order = order
    }

    /// The new names in the order in which they are to be written, each with the number of existing members before it,
    /// which never falls.
    ///
    /// - Complexity: O((n + m) log(n + m)) comparisons at worst, of n existing and m new members; n + m log(n + m) where
    ///   the object is in order.
    func places(of new: [String]) -> [(name: String, place: Int)] {
        if isSorted(by: order) { return places(of: new, by: order, in: Array(existing.indices)) }
        if isSorted(by: .bytes) { return places(of: new, by: .bytes, in: Array(existing.indices)) }
        let run = longestRun()
        // Where not even half is in order there is no order to keep.
        if run.count * 2 < existing.count { return sorted(new, by: order).map { ($0, existing.count) } }
        return places(of: new, by: order, in: run)
    }

    private func isSorted(by order: MemberOrder) -> Bool {
        zip(existing, existing.dropFirst()).allSatisfy { order.precedes($0, $1) }
    }

    private func sorted(_ names: [String], by order: MemberOrder) -> [String] {
        names.count < 2 ? names : names.sorted(by: order.precedes)
    }

    /// `positions` are those of existing members that are in order.
    private func places(
        of new: [String], by order: MemberOrder, in positions: [Int]
    ) -> [(name: String, place: Int)] {
        sorted(new, by: order).map { name in
            let next = positions.partitioningIndex { order.precedes(name, existing[$0]) }
            if next < positions.count { return (name, positions[next]) }
            return (name, positions.last.map { $0 + 1 } ?? existing.count)
        }
    }

    /// The positions of a longest rising subsequence, found by patience sorting (Fredman, "On computing the length of
    /// longest increasing subsequences", 1975).
    private func longestRun() -> [Int] {
        // The position of the least last member of the runs of each length, and the position before each in its run.
        var lasts: [Int] = []
        var before: [Int?] = []
        for position in existing.indices {
            let length = lasts.partitioningIndex { !order.precedes(existing[$0], existing[position]) }
            before.append(length > 0 ? lasts[length - 1] : nil)
            if length < lasts.count { lasts[length] = position } else { lasts.append(position) }
        }
        var run: [Int] = []
        var position = lasts.last
        while let current = position {
            run.append(current)
            position = before[current]
        }
        return run.reversed()
    }
}

extension [Int] {
    /// The index of the first element for which `isAfter` holds, given that it holds for all after it.
    fileprivate func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
