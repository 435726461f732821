package import LookupTable

/// One piece of a message, in the order of its text.
///
/// Messages are taken apart when a catalog is compiled, so that formatting never parses a format string. The text
/// `"%#@slices@ for %@ (100%%)"` with a substitution `slices` becomes a plural choice, the text `" for "`, a
/// placeholder, the text `" (100"`, an escaped percent sign and the text `")"`.
package enum MessagePart: Hashable, Sendable {
    /// Literal text, UTF-8.
    case text([UInt8])

    /// `%%`: prints one percent sign. Kept apart from literal text so that the raw text can be told.
    case escapedPercentSign

    /// A slot that an argument fills, `%lld` or `%arg`.
    case placeholder(Placeholder)

    /// A slot that eats an argument and prints nothing: `%n`. It has an effect on numbering only, which is resolved
    /// when compiling; it stays in the message for the raw text.
    case silent(spelling: [UInt8])

    /// A choice by plural category, `%#@slices@` or a plural variation of the whole text.
    case plural(PluralChoice)
}

/// A slot in a message: which argument it takes and how that is printed.
package struct Placeholder: Hashable, Sendable {
    /// The index of the argument, from 0. Format strings count from 1.
    package var argument: UInt8

    /// How the argument is printed.
    package var specifier: FormatSpecifier

    /// The placeholder as written, `%1$lld` or `%arg`: what is printed when the argument is missing.
    package var spelling: [UInt8]

    package init(argument: UInt8, specifier: FormatSpecifier, spelling: [UInt8]) {
        self.argument = argument
        self.specifier = specifier
        self.spelling = spelling
    }
}

/// A choice of text by the plural category of one argument.
package struct PluralChoice: Hashable, Sendable {
    /// The argument whose plural category chooses, and how it would be printed: the category of a decimal number is
    /// that of its printed digits (UTS #35, part 3, "Operands").
    package var driver: Placeholder

    /// The forms that the catalog has, each category at most once, in the order of ``PluralForm/category``.
    /// Never empty. A form holds no plural choice of its own.
    package var forms: [PluralForm]

    package init(driver: Placeholder, forms: [PluralForm]) {
        self.driver = driver
        self.forms = forms
    }
}

/// The text for one plural category.
package struct PluralForm: Hashable, Sendable {
    /// The category as its number: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other.
    package var category: UInt8

    /// The pieces of the form's text.
    package var parts: [MessagePart]

    package init(category: UInt8, parts: [MessagePart]) {
        self.category = category
        self.parts = parts
    }
}
