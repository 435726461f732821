public import Foundation
public import LocalizationRuntime

extension Localizer {
    /// A localizer for the language of a locale, whose region and numbering system numbers are printed by.
    public init(_ tables: LocalizationTables, locale: Locale, options: LocalizerOptions = LocalizerOptions()) {
        self.init(tables, languages: [locale.identifier(.bcp47)], options: options)
    }

    /// Foundation's locale for the language of the texts, with the region and the extensions that were wanted: `ar-EG`
    /// where that was wanted and the texts are in `ar`.
    public var locale: Locale { Locale(components: Locale.Components(identifier: formattingTag)) }
}
