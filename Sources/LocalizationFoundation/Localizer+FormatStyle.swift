public import Foundation
public import LocalizationRuntime

extension Localizer {
    /// A value as a style of Foundation's prints it in the language of the texts, as an argument of a message.
    ///
    /// ```swift
    /// localizer.text("Delivered on %@", localizer.formatted(date, .dateTime.day().month(.wide)))  // 5 марта
    /// localizer.text("Price: %@", localizer.formatted(12.5, .currency(code: "EUR")))              // 12,50 €
    /// ```
    ///
    /// Everything else that the style says, such as its time zone, stays as it is.
    public func formatted<Style: FormatStyle>(_ value: Style.FormatInput, _ style: Style) -> String
    where Style.FormatOutput == String {
        style.locale(locale).format(value)
    }

    /// A date with a date style and a time style.
    public func formatted(_ date: Date, date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle)
        -> String
    {
        formatted(date, Date.FormatStyle(date: dateStyle, time: time))
    }
}
