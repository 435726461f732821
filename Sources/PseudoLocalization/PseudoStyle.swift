/// What a pseudo-translation is to show of a program before any translator has worked on it.
public enum PseudoStyle: String, Sendable, CaseIterable {
    /// Letters get accents and the text gets brackets: `[Ŝéţţîñĝš]`. What stays plain is not localized, a missing
    /// bracket shows a text that is cut off or put together from pieces.
    case accented

    /// The same with more words, as many as translations are longer than English: `[Ŝéţţîñĝš öñé ţŵö]`.
    case expanded

    /// Words run from right to left, as in Arabic, by U+202E RIGHT-TO-LEFT OVERRIDE, with the letters unchanged.
    case bidi

    /// The language tag of CLDR's pseudo-locales: `en-XA`, and `ar-XB` whose layout is right-to-left (UTS #35, part 1,
    /// "Unicode Language and Locale Identifiers").
    public var languageTag: String {
        switch self {
        case .accented, .expanded: "en-XA"
        case .bidi: "ar-XB"
        }
    }
}
