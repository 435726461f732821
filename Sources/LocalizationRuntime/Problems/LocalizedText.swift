/// A text with the language it came from and what was wrong with it.
public struct LocalizedText: Sendable, Hashable {
    /// The text.
    public let text: String

    /// The tag of the language that the text is written in, as its catalog spells it. It differs from the localizer's
    /// where a translation is missing. `nil` when no table has the key, which then is the text.
    public let languageTag: String?

    /// What was wrong; empty when nothing was.
    public let problems: [LocalizationProblem]
}
