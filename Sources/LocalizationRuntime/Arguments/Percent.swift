/// A percentage as an argument, printed in the pattern of the language: 25.6%, in German 25,6 %, in Turkish %25,6,
/// in Arabic (Egypt) ٢٥٫٦٪.
///
/// ```swift
/// localizer.text("Progress: %@", .percent(0.256))
/// localizer.text("Progress: %@", .percent(hundredths: 25.6))   // the same
/// ```
public struct Percent: Argument, Hashable {
    private let value: Double
    private let isInHundredths: Bool

    /// The percentage of a ratio: 1 is 100%.
    public init(_ ratio: Double) {
        value = ratio
        isInHundredths = false
    }

    /// A percentage given in hundredths: 100 is 100%.
    public init(hundredths: Double) {
        value = hundredths
        isInHundredths = true
    }

    /// A percentage.
    public var argumentValue: ArgumentValue {
        isInHundredths ? .percentHundredths(value) : .percent(value)
    }
}

extension Argument where Self == Percent {
    /// The percentage of a ratio: `.percent(0.25)` prints 25%, and so `.percent(1)` prints 100%.
    public static func percent(_ ratio: Double) -> Percent { Percent(ratio) }

    /// A percentage given in hundredths: `.percent(hundredths: 25)` prints 25%.
    public static func percent(hundredths: Double) -> Percent { Percent(hundredths: hundredths) }
}
