public import Foundation
public import LocalizationRuntime

extension Decimal: Argument {
    /// The number with all its digits: 0.1 is exactly that.
    public var argumentValue: ArgumentValue {
        // Its text has a point, whatever the locale; only "not a number" is none.
        DecimalNumber(description)?.argumentValue ?? .double(.nan)
    }
}
