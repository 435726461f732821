/// Which of the things that a target could do with an input it does: all of them, or, so that a fuzzer tries many inputs
/// a second, one of each kind that the input itself decides about.
public struct Choice: Sendable {
    /// Nil where everything is done.
    private var state: UInt64?

    /// Everything is done.
    public static let everything = Choice(state: nil)

    private init(state: UInt64?) {
        self.state = state
    }

    /// One thing of each kind, the same whenever the input is the same.
    public init(by input: [UInt8]) {
        state = input.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// All of the elements, or one.
    mutating func some<Element>(of elements: [Element]) -> ArraySlice<Element> {
        guard let number = next(below: elements.count) else { return elements[...] }
        return elements[number...number]
    }

    /// Whether one of `count` things is done.
    mutating func takes(oneOf count: Int) -> Bool {
        next(below: count).map { $0 == 0 } ?? true
    }

    private mutating func next(below count: Int) -> Int? {
        guard let old = state, count > 0 else { return nil }
        let new = old &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        state = new
        return Int((new >> 33) % UInt64(count))
    }
}
