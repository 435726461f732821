/// Looks at a text eight bytes a step, and tells whether it is UTF-8.
///
/// A mask has the highest bit of a byte set where something holds for that byte, so that one operation works on eight.
/// What a byte demands of those after it is a mask too, moved up by as many bytes; what goes beyond the word is left for
/// the next one. Numbers are compared by adding to the low bits of each byte what brings them to 80.
struct UTF8WordCheck {
    private static let highest: UInt64 = 0x8080_8080_8080_8080
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Bytes of the next word that must continue a scalar.
    private var open: UInt64 = 0

    /// The first byte of the next word where it must not be below A0, not above 9F, not below 90, not above 8F.
    private var atLeastA0: UInt64 = 0
    private var atMost9F: UInt64 = 0
    private var atLeast90: UInt64 = 0
    private var atMost8F: UInt64 = 0

    private var failures: UInt64 = 0

    /// Whether all words were UTF-8 and the last scalar ended.
    var isUTF8: Bool { (failures & Self.highest) | open == 0 }

    /// Whether all bytes of a word are ASCII.
    @inline(__always)
    static func isASCII(_ word: UInt64) -> Bool { word & highest == 0 }

    /// Looks at a word without scalars of more than two bytes, as all words before it were; `false` when it has one, and
    /// then it was not looked at.
    @inline(__always)
    mutating func lookAtShort(_ word: UInt64) -> Bool {
        let high = word & Self.highest
        let lead = high & word &<< 1
        guard lead & word &<< 2 == 0 else { return false }
        failures |= (open | lead &<< 8) ^ (high & ~lead) | lead & ~Self.isAbove1(word)
        open = lead &>> 56
        return true
    }

    /// Looks at a word.
    mutating func look(at word: UInt64) {
        let high = word & Self.highest
        let lead = high & word &<< 1
        let lead3 = lead & word &<< 2
        let demanded = open | lead &<< 8
        open = lead &>> 56
        failures |= lead & ~lead3 & ~Self.isAbove1(word)
        failures |= (demanded | lookAtLong(word, lead3)) ^ (high & ~lead)
    }

    /// Bytes of which more than the lowest of their five lowest bits is set. C0 and C1 are the others among those that
    /// start two bytes: their scalars would fit into one.
    @inline(__always)
    private static func isAbove1(_ word: UInt64) -> UInt64 {
        (word & (ones &* 0x1E)) &+ ones &* 0x7E
    }

    /// Looks at scalars of three and four bytes, and gives the further bytes that must continue one.
    @inline(__always)
    private mutating func lookAtLong(_ word: UInt64, _ lead3: UInt64) -> UInt64 {
        let bit5 = word &<< 2
        let bit4 = word &<< 3
        let lead4 = lead3 & bit4
        let low = word & (Self.ones &* 0x0F)
        let isAbove0 = low &+ Self.ones &* 0x7F
        let isAbove3 = low &+ Self.ones &* 0x7C
        let isAbove4 = low &+ Self.ones &* 0x7B
        let isAbove12 = low &+ Self.ones &* 0x73
        let isAbove13 = low &+ Self.ones &* 0x72
        // F5 and above would be beyond the last scalar.
        failures |= lead4 & isAbove4
        // The byte after some of them has a narrower range.
        let e0 = lead3 & ~lead4 & ~isAbove0
        let ed = lead3 & ~lead4 & isAbove12 & ~isAbove13
        let f0 = lead4 & ~isAbove0
        let f4 = lead4 & isAbove3 & ~isAbove4
        failures |= (atLeastA0 | e0 &<< 8) & ~bit5
        failures |= (atMost9F | ed &<< 8) & bit5
        failures |= (atLeast90 | f0 &<< 8) & ~(bit5 | bit4)
        failures |= (atMost8F | f4 &<< 8) & (bit5 | bit4)
        atLeastA0 = e0 &>> 56
        atMost9F = ed &>> 56
        atLeast90 = f0 &>> 56
        atMost8F = f4 &>> 56
        open |= lead3 &>> 48 | lead4 &>> 40
        return lead3 &<< 16 | lead4 &<< 24
    }
}
