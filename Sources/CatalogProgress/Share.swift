/// A part of a whole, told in percent and never rounded up.
///
/// 2,499 of 2,500 are 99.96% and print as `99.9`: `100` means that nothing is left. Of an empty whole nothing is left.
package struct Share: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Tenths of a percent, from 0 to 1,000, rounded down.
    package let tenths: Int
    private let part: Int
    private let whole: Int

    /// - Parameters:
    ///   - part: From 0 to `whole`.
    ///   - whole: From 0.
    package init(of part: Int, in whole: Int) {
        self.part = part
        self.whole = whole
        // Counts of things in memory are far below the limit of this product.
        tenths = whole == 0 ? 1000 : part * 1000 / whole
    }

    /// The percent with one decimal, `99.9`, `0.0`, and `100` where nothing is left.
    package var description: String {
        tenths == 1000 ? "100" : "\(tenths / 10).\(tenths % 10)"
    }

    /// Whether the exact share is below `thousandths` of a percent: 99,960 of 99.96%.
    package func isBelow(thousandths: Int) -> Bool {
        whole > 0 && part * 100_000 < whole * thousandths
    }

    package static func < (left: Share, right: Share) -> Bool {
        left.tenths < right.tenths
    }
}
