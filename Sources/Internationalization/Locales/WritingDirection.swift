import LocaleData

/// The direction in which a script, and so a text, is written.
public enum WritingDirection: Hashable, Sendable {
    case leftToRight
    case rightToLeft
}

extension LanguageTag {
    /// The direction of the tag's script, given or likely: right to left for `ar`, `he`, `ur`, `az-Arab`, `uz-AF`; left
    /// to right where CLDR does not know the language.
    public var direction: WritingDirection {
        let subtags = canonical.subtags
        let script = subtags.script != 0 ? subtags.script : subtags.maximal?.script ?? 0
        return ParentLocaleData.isRightToLeft(script: Int(script)) ? .rightToLeft : .leftToRight
    }
}
