/// One of those that do the same work.
package struct Side {
    package var name: String

    /// By how much it is to be beaten, where that was set out.
    package var reach: Double?

    /// Does the work once and gives its checksum.
    package var run: () -> UInt64

    /// The seconds that the work of one round took, where the side measures itself: a program in another language,
    /// whose start does not count.
    package var measuredSeconds: (() -> Double)?

    package init(
        _ name: String, reach: Double? = nil, measuredSeconds: (() -> Double)? = nil, run: @escaping () -> UInt64
    ) {
        self.name = name
        self.reach = reach
        self.measuredSeconds = measuredSeconds
        self.run = run
    }
}
