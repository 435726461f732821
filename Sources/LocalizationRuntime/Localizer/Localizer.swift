public import Internationalization
import LookupTable

/// Looks texts up in one language and formats them.
///
/// Make one for each request, from the languages that its user wants:
///
/// ```swift
/// let localizer = Strings.localizer(for: request.headers["Accept-Language"])
/// localizer.text(.pizzaSlices(3))                  // Russian: 3 куска пиццы
/// localizer.text("You have %lld pizza slices.", 3) // the same by its key
/// localizer.text("Progress: %@", .percent(0.256))  // German: Fortschritt: 25,6 %
/// localizer.languageTag                            // for Content-Language
/// ```
///
/// A lookup always gives a text. What was wrong is told beside it: see ``localized(_:device:arguments:)`` and
/// ``LocalizerOptions/problemHandler``. Lookups take no lock and count no references, so that threads do not wait for
/// one another.
public struct Localizer: Sendable {
    @usableFromInline let storage: LocalizerStorage

    /// A localizer for an `Accept-Language` header, such as `ru, de;q=0.8`; in the source language when that is `nil`
    /// or asks for nothing that there is.
    public init(
        _ tables: LocalizationTables,
        acceptLanguage header: String?,
        options: LocalizerOptions = LocalizerOptions()
    ) {
        let accepted = header.map { AcceptLanguage($0) }
        let choice = tables.choice { matcher in accepted.flatMap { matcher.bestMatch(for: $0) } }
        storage = LocalizerStorage(tables, choice: choice, options: options)
    }

    /// A localizer for a list of language tags, the most wanted first. Texts that are no tag are passed over.
    ///
    /// A tag that is spelled as one of the catalog's, `pt_BR` say, gives that very language where it is the first.
    public init(
        _ tables: LocalizationTables,
        languages: [String],
        options: LocalizerOptions = LocalizerOptions()
    ) {
        let choice: LanguageChoice
        if let first = languages.first, let exact = tables.choice(spelling: first) {
            choice = exact
        } else {
            let wanted = languages.compactMap { LanguageTag($0) }
            choice = tables.choice { $0.bestMatch(for: wanted) }
        }
        storage = LocalizerStorage(tables, choice: choice, options: options)
    }

    /// A localizer for one language.
    public init(
        _ tables: LocalizationTables,
        language: String,
        options: LocalizerOptions = LocalizerOptions()
    ) {
        self.init(tables, languages: [language], options: options)
    }

    /// The tag of the language that was chosen, with hyphens, as `Content-Language` wants it: `pt-BR`.
    public var languageTag: String { storage.language.description }

    /// The direction of the language that was chosen, for HTML's `dir`.
    public var direction: WritingDirection { storage.language.direction }
}
