import Internationalization

/// What formatting needs to know about a language: its plural rules, its direction and how it prints numbers.
final class LanguageContext: Sendable {
    /// The tag that the text is written in.
    let tag: LanguageTag
    let direction: WritingDirection
    let pluralRules: PluralRules
    let numbers: NumberPrinter

    /// A context for text in `tag`, numbers printed as those of `numberTag` are.
    init(tag: LanguageTag, numberTag: LanguageTag, numberingSystem: NumberingSystem = .automatic) {
        self.tag = tag
        direction = tag.direction
        pluralRules = PluralRules(for: tag)
        numbers = NumberPrinter(for: numberTag, numberingSystem: numberingSystem)
    }
}
