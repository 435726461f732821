/// A catalog that is made up, the same in every run: keys as developers write them and texts of a few words.
package struct SyntheticCatalog {
    package struct Entry {
        package var key: String
        /// The text in each language.
        package var texts: [String]
    }

    package let languages: [String]
    package let entries: [Entry]

    private static let words = [
        "order", "Straße", "menu", "účet", "settings", "файл", "window", "größer", "share", "réseau", "payment",
        "добавить",
        "profile", "aún", "language", "kártya", "search", "помощь", "number", "écran", "message", "ödeme", "delete",
    ]

    /// - Parameters:
    ///   - placeholders: whether one text in eight has a placeholder for an integer and one for a text.
    package init(keyCount: Int, languages: [String], placeholders: Bool = true, seed: UInt64 = 7) {
        var random = SeededGenerator(seed: seed)
        self.languages = languages
        entries = (0..<keyCount).map { number in
            func word(_ random: inout SeededGenerator) -> String {
                Self.words[Int(random.next() % UInt64(Self.words.count))]
            }
            let key = "\(word(&random)).\(word(&random)).\(number)"
            let texts = languages.map { language in
                var text = language
                for _ in 0..<(2 + random.next() % 5) { text += " " + word(&random) }
                if placeholders, number % 8 == 0 { text += " %lld: %@" }
                return text
            }
            return Entry(key: key, texts: texts)
        }
    }

    /// The catalog as Xcode writes it.
    package var bytes: [UInt8] {
        var output: [UInt8] = []
        output += "{\n  \"sourceLanguage\" : \"\(languages[0])\",\n  \"strings\" : {\n".utf8
        for (index, entry) in entries.enumerated() {
            output += "    \"\(entry.key)\" : {\n      \"localizations\" : {\n".utf8
            for (language, text) in entry.texts.enumerated() {
                output += "        \"\(languages[language])\" : {\n          \"stringUnit\" : {\n".utf8
                output += "            \"state\" : \"translated\",\n            \"value\" : \"\(text)\"\n".utf8
                output += "          }\n        }\(language + 1 < languages.count ? "," : "")\n".utf8
            }
            output += "      }\n    }\(index + 1 < entries.count ? "," : "")\n".utf8
        }
        output += "  },\n  \"version\" : \"1.0\"\n}".utf8
        return output
    }

    /// The same texts of one language as gettext's source.
    package func portableObject(language: Int) -> [UInt8] {
        var output: [UInt8] = []
        output += "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n".utf8
        for entry in entries {
            output += "msgid \"\(entry.key)\"\nmsgstr \"\(entry.texts[language])\"\n\n".utf8
        }
        return output
    }

    /// The same texts of one language as Foundation's `.strings`.
    package func stringsFile(language: Int) -> [UInt8] {
        var output: [UInt8] = []
        for entry in entries { output += "\"\(entry.key)\" = \"\(entry.texts[language])\";\n".utf8 }
        return output
    }

    /// Forty languages.
    package static let fortyLanguages = [
        "en", "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "es", "et", "fa", "fi", "fr", "gu", "he", "hi", "hr",
        "hu",
        "id", "is", "it", "ja", "kn", "ko", "lt", "lv", "mr", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sv",
        "th",
        "tr", "uk",
    ]
}
