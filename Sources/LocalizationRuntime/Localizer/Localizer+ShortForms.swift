public import Internationalization

// The data for these is a good part of all locale data. Nothing else refers to it, so that a program that does not
// call them is linked without it.

extension Localizer {
    /// A number in short: 1234567 is 1.2M in English, 1,2 Mio. in German, 123万 in Japanese.
    ///
    /// - Parameters:
    ///   - width: `1.2M` or `1.2 million`.
    ///   - options: fraction digits, rounding and signs; without a precision it has two digits or is an integer.
    /// - Complexity: a few binary searches for the patterns of the language, at each call.
    public func compact(
        _ number: DecimalNumber, width: CompactNumberPrinter.Width = .short, options: NumberOptions = NumberOptions()
    ) -> LocalizedNumber {
        let printer = CompactNumberPrinter(
            for: storage.choice.numberTag ?? storage.language, width: width,
            numberingSystem: storage.options.numberingSystem)
        var output: [UInt8] = []
        let printed = printer.print(number, options: options, to: &output)
        return LocalizedNumber(
            text: String(decoding: output, as: UTF8.self), operands: printed.operands, isZero: number.isZero)
    }

    /// A floating-point number in short.
    public func compact(
        _ number: Double, width: CompactNumberPrinter.Width = .short, options: NumberOptions = NumberOptions()
    ) -> LocalizedNumber {
        compact(DecimalNumber(number), width: width, options: options)
    }

    /// An integer in short.
    public func compact(
        _ number: some BinaryInteger, width: CompactNumberPrinter.Width = .short,
        options: NumberOptions = NumberOptions()
    ) -> LocalizedNumber {
        compact(DecimalNumber(number), width: width, options: options)
    }

    /// Items as a list: `A, B, and C`, in Spanish `padre e hijo`.
    ///
    /// - Parameters:
    ///   - kind: whether all items are meant, one of them, or parts of one amount.
    ///   - width: how short the words between the items are.
    public func list(
        _ items: some Sequence<String>, kind: ListPrinter.Kind = .and, width: ListPrinter.Width = .wide
    ) -> String {
        ListPrinter(for: storage.language, kind: kind, width: width).text(items)
    }
}
