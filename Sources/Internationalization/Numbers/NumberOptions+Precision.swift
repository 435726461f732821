extension NumberOptions {
    /// How many digits of a number are printed, at least and at most.
    public struct Precision: Sendable, Hashable {
        /// The greatest number of digits that can be asked for.
        public static let greatestCount = 999

        enum Unit: UInt8 {
            case automatic, fraction, significant
        }

        let unit: Unit
        let minimum: Int
        let maximum: Int

        private init(unit: Unit, minimum: Int, maximum: Int) {
            self.unit = unit
            self.minimum = minimum
            self.maximum = maximum
        }

        /// Up to six fraction digits and as few as the number needs: 0.5, 0.333333. Compact numbers have none but where
        /// there is only one digit before the point: 1.2K, 12K.
        public static let automatic = Precision(unit: .automatic, minimum: 0, maximum: 6)

        /// Digits after the decimal point: with `2...2` 1.5 prints as 1.50, with `0...2` as 1.5.
        ///
        /// Bounds outside of 0 to ``greatestCount`` are taken as the nearest one inside.
        public static func fractionDigits(_ counts: ClosedRange<Int>) -> Precision {
            Precision(unit: .fraction, minimum: clamped(counts.lowerBound), maximum: clamped(counts.upperBound))
        }

        /// Exactly `count` digits after the decimal point.
        public static func fractionDigits(_ count: Int) -> Precision {
            fractionDigits(count...count)
        }

        /// Digits from the first that is not zero: with `1...3` 1234.5 prints as 1230 and 0.012345 as 0.0123.
        ///
        /// Bounds outside of 1 to ``greatestCount`` are taken as the nearest one inside.
        public static func significantDigits(_ counts: ClosedRange<Int>) -> Precision {
            Precision(
                unit: .significant,
                minimum: max(clamped(counts.lowerBound), 1), maximum: max(clamped(counts.upperBound), 1)
            )
        }

        /// Exactly `count` digits from the first that is not zero.
        public static func significantDigits(_ count: Int) -> Precision {
            significantDigits(count...count)
        }

        static func clamped(_ count: Int) -> Int {
            min(max(count, 0), greatestCount)
        }
    }
}
