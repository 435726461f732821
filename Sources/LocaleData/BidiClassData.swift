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

    /// The kind of a character, given by its number; neutral for what is no character.
    package static func kind(of scalar: UInt32) -> Kind {
        let runs = BidiClassTable.runs
        var low = 0
        var high = runs.count / 4
        // The last run that begins at the character or before it is `low - 1`.
        while low < high {
            let middle = (low + high) / 2
            if runs.integer(at: 4 * middle, width: 3) <= Int(scalar) { low = middle + 1 } else { high = middle }
        }
        return Kind(rawValue: runs.byte(at: 4 * low - 1)) ?? .neutral
    }
}
