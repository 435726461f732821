import Internationalization

/// What formatting needs to know about a language: its plural rules, its direction and how it prints numbers.
struct LanguageContext: Sendable {
    /// The tag that the text is written in.
    let tag: LanguageTag
    let direction: WritingDirection
    let pluralRules: PluralRules

    /// A context for text in `tag`, numbers printed as `numbers` says.
    init(tag: LanguageTag, numbers: LanguageTag) {
        self.tag = tag
        direction = tag.direction
        pluralRules = PluralRules(for: tag)
    }
}
