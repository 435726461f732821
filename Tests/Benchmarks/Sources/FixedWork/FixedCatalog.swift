import CatalogCompiler
import LocalizationRuntime
import StringCatalog

/// A catalog of two languages that is the same in every run.
enum FixedCatalog {
    static let keyCount = 2_000

    static let keys = (0..<keyCount).map { "section.\($0 * 7_919 % keyCount).title" }

    static let bytes: [UInt8] = {
        var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
        for number in 0..<keyCount {
            text += """
                    "section.\(number).title" : {
                      "comment" : "The title of section \(number)",
                      "localizations" : {
                        "en" : { "stringUnit" : { "state" : "translated", "value" : "Title of section \(number)" } },
                        "ru" : { "stringUnit" : { "state" : "translated", "value" : "Заголовок раздела \(number)" } }
                      }
                    },

                """
        }
        text += """
                "files" : { "localizations" : {
                  "en" : { "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld file in %2$@" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld files in %2$@" } } } } },
                  "ru" : { "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld файл в папке %2$@" } },
                    "few" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld файла в папке %2$@" } },
                    "many" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld файлов в папке %2$@" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld файла в папке %2$@" } } } } }
                } }
              },
              "version" : "1.0"
            }
            """
        return Array(text.utf8)
    }()

    static func compile(_ bytes: [UInt8]) -> [UInt8] {
        let options = CompilationOptions(tableName: "Fixed")
        return CatalogCompiler.compile(bytes, path: "Fixed.xcstrings", options: options).table ?? []
    }

    /// The symbols of the keys: number and hash as the generated source has them. Their keys, for tables that were
    /// replaced, stay empty, since a literal cannot be made here.
    static let symbols: [MessageSymbol] = {
        let options = CompilationOptions(tableName: "Fixed")
        let reading = StringCatalog.read(bytes, path: "Fixed.xcstrings")
        guard let catalog = reading.catalog,
            let sources = CatalogCompiler.swiftSources(of: catalog, table: compile(bytes), options: options)
        else { return [] }
        return String(decoding: sources.symbols, as: UTF8.self).split(separator: "\n").compactMap { line in
            // `Self(MessageSymbol(12, 0x1f0a443322110f0e, "key"))`
            let pieces = line.split(separator: "(")
            guard let place = pieces.firstIndex(where: { $0.hasSuffix("MessageSymbol") }), place + 1 < pieces.count
            else { return nil }
            let numbers = pieces[place + 1].split(separator: ",")
            guard numbers.count >= 2, let number = UInt32(numbers[0]),
                let hash = UInt64(numbers[1].dropFirst(3), radix: 16)
            else { return nil }
            return MessageSymbol(number, hash, "")
        }
    }()
}

/// The table of the catalog, as generated code has one.
enum FixedStrings: StringTable {
    static let table = (try? LocalizationTable(bytes: FixedCatalog.compile(FixedCatalog.bytes))) ?? .embedded("")
}
