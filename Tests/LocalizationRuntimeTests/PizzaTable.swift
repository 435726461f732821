import LocalizationRuntime
import LookupTable
import LookupTableWriter

/// Tables that tests look texts up in.
enum PizzaTable {
    /// A placeholder of one argument, counted from 1 as format strings do.
    static func placeholder(
        _ argument: UInt8,
        _ specifier: FormatSpecifier,
        _ spelling: String
    ) -> MessagePart {
        .placeholder(Placeholder(argument: argument - 1, specifier: specifier, spelling: Array(spelling.utf8)))
    }

    static func text(_ text: String) -> MessagePart { .text(Array(text.utf8)) }

    /// A choice by the argument of that number, counted from 1.
    static func plural(
        _ argument: UInt8,
        _ specifier: FormatSpecifier = FormatSpecifier(.signedInteger, length: .longLong),
        spelling: String = "%lld",
        _ forms: [(PluralCategory, [MessagePart])]
    ) -> MessagePart {
        .plural(
            PluralChoice(
                driver: Placeholder(argument: argument - 1, specifier: specifier, spelling: Array(spelling.utf8)),
                forms: forms.map { PluralForm(category: $0.rawValue, parts: $1) }
            )
        )
    }

    /// A table of one key whose message is the same in all languages.
    static func table(_ parts: [MessagePart], languages: [String] = ["en"], key: String = "key") throws
        -> LocalizationTable
    {
        try table(languages: languages, [key: languages.map { _ in parts }])
    }

    /// A table of keys with a message for each language; `nil` stands for one that is missing, and gives the first's.
    static func table(name: String = "Pizza", languages: [String], _ messages: [String: [[MessagePart]?]]) throws
        -> LocalizationTable
    {
        var writer = TableWriter(
            name: name,
            languages: languages.map {
                TableLanguage(tag: $0, maximizedTag: LanguageTag($0)?.maximized?.description ?? $0)
            },
            sourceLanguage: 0
        )
        for (key, messages) in messages {
            var slots: [TableWriter.Slot] = []
            for (language, parts) in messages.enumerated() {
                let message = writer.addMessage(parts ?? messages[0] ?? [])
                slots.append(.every(.init(message: message, language: parts == nil ? 0 : language)))
            }
            writer.addEntry(key: key, slots: slots)
        }
        return try LocalizationTable(bytes: writer.finish())
    }
}

extension LocalizationTable {
    /// A localizer for one language.
    func localizer(_ language: String, options: LocalizerOptions = LocalizerOptions()) -> Localizer {
        Localizer(LocalizationTables(self), language: language, options: options)
    }
}
