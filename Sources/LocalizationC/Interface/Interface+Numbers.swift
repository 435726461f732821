public import LocalizationCHeader
internal import LocalizationRuntime

// What the header declares; the compiler compares each function with its declaration there, which says what it does.

/// Writes a number or a percentage.
@c @implementation
public func localization_number(
    _ localizer: localization_handle, _ number: localization_argument, _ fractionDigits: Int32,
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int64 {
    Status.or { () throws(Status) -> Int64 in
        let localizer = try HandleTable.shared.localizer(localizer).localizer
        let options = try NumberOptions(fractionDigits: fractionDigits)
        let text =
            if let ratio = unsafe number.ratio {
                localizer.percent(ratio, options: options)
            } else {
                localizer.number(unsafe try number.number, options: options)
            }
        return unsafe try CallerMemory.write(text, to: buffer, capacity)
    }
}

/// The plural category of a number.
@c @implementation
public func localization_plural_category(
    _ localizer: localization_handle, _ number: localization_argument, _ fractionDigits: Int32
) -> Int32 {
    Status.or { () throws(Status) -> Int32 in
        let localizer = try HandleTable.shared.localizer(localizer).localizer
        let options = try NumberOptions(fractionDigits: fractionDigits)
        // The header has the numbers of the categories.
        return Int32(localizer.pluralCategory(of: unsafe try number.number, options: options).rawValue)
    }
}

extension NumberOptions {
    /// Options with so many fraction digits; as many as a number needs for -1.
    fileprivate init(fractionDigits: Int32) throws(Status) {
        switch Int(fractionDigits) {
        case -1: self.init()
        case 0...Precision.greatestCount: self.init(precision: .fractionDigits(Int(fractionDigits)))
        default: throw .invalidArgument
        }
    }
}
