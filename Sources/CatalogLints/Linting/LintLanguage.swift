internal import Internationalization

/// What lints need to know about a language of a catalog.
struct LintLanguage {
    /// The tag as the catalog spells it.
    let tag: String
    /// The tag, nil where it is malformed.
    let languageTag: LanguageTag?
    /// The canonical language subtag, such as `zh`; empty where the tag is malformed.
    let code: String
    /// The script that the language is written in, such as `Hans`; nil where it is not known.
    let script: String?
    /// Whether it is the source language.
    let isSource: Bool
    /// What its plural categories are used for.
    let plurals: PluralUse

    init(tag: String, isSource: Bool) {
        self.tag = tag
        self.isSource = isSource
        let languageTag = LanguageTag(tag)
        self.languageTag = languageTag
        code = languageTag?.canonical.language ?? ""
        script = languageTag?.maximized?.script ?? languageTag?.script
        plurals = PluralUse(languageTag)
    }

    /// Whether the language is known to CLDR.
    var isKnown: Bool { languageTag.map { $0.language == "und" || $0.maximized != nil } ?? true }

    /// Whether it is no language but a test of how an app looks in others, such as `en-XA`.
    var isPseudo: Bool { ["XA", "XB", "XC"].contains(languageTag?.region) }

    /// Whether words are written without spaces between them.
    var isWrittenWithoutSpaces: Bool {
        switch script {
        case "Hans", "Hant", "Hani", "Jpan", "Thai", "Laoo", "Khmr", "Mymr", "Tibt": true
        default: false
        }
    }

    /// Whether sentences end without a mark, so that one that is missing says nothing.
    var endsSentencesWithoutMark: Bool {
        switch script {
        case "Thai", "Laoo", "Khmr", "Mymr", "Tibt": true
        default: false
        }
    }
}
