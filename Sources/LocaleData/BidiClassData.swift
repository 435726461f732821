/// Finds whether a character has a direction of its own.
package enum BidiClassData {
    /// What the search for the first strong character tells apart (UAX #9, P2).
    package enum Kind: UInt8 {
        case neutral = 0
        case leftToRight = 1
        case rightToLeft = 2
        case isolateInitiator = 3
        case isolateEnd = 4
        case paragraphEnd = 5
    }

    /// For every 64 characters of the Basic Multilingual Plane, and for those after it, how many runs begin at the first
    /// of them or before it. Few such blocks hold more than one run.
    private static let blocks: [UInt16] = {
        let runs = BidiClassTable.runs
        var counts: [UInt16] = []
        var count = 0
        for block in 0...1024 {
            while 4 * count < runs.count, runs.integer(at: 4 * count, width: 3) <= 64 * block { count += 1 }
            counts.append(UInt16(clamping: count))
        }
        return counts
    }()

    /// The kind of a character, given by its number; neutral for what is no character.
    package static func kind(of scalar: UInt32) -> Kind {
        let runs = BidiClassTable.runs
        let blocks = blocks
        let block = Int(scalar >> 6)
        // The last run that begins at the character or before it is `low - 1`.
        var low = block + 1 < blocks.count ? Int(blocks[block]) : 0
        var high = block + 1 < blocks.count ? Int(blocks[block + 1]) : runs.count / 4
        while low < high {
            let middle = (low + high) / 2
            if runs.integer(at: 4 * middle, width: 3) <= Int(scalar) { low = middle + 1 } else { high = middle }
        }
        return Kind(rawValue: runs.byte(at: 4 * low - 1)) ?? .neutral
    }
}
