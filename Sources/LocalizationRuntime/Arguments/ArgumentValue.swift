/// The value of an argument, of one of the kinds that messages print.
public enum ArgumentValue: Sendable {
    /// An integer: 1,234, in Hindi १,२३४ where the language tag asks for its digits.
    case integer(Int64)

    /// An integer without sign.
    case unsignedInteger(UInt64)

    /// A decimal number, printed with as few digits as tell it from other `Float` values.
    case float(Float)

    /// A decimal number: 1,234.5, in German 1.234,5.
    case double(Double)

    /// A ratio, printed as a percentage: 0.256 as 25.6%, in Turkish %25,6.
    case percent(Double)

    /// A percentage given in hundredths: 25.6 as 25.6%.
    case percentHundredths(Double)

    /// A number that says how it is printed.
    indirect case number(FormattedNumber)

    /// A number that is printed already, such as 1.2M.
    indirect case localized(LocalizedNumber)

    /// Text, isolated from the text around it where their directions differ.
    case text(String)
}
