import Foundation
import PseudoLocalization
import StringCatalog
import TestSupport
import Testing

struct PseudoLocalizationTests {
    private static func pseudo(_ json: String, _ style: PseudoStyle) throws -> (text: String, count: Int) {
        let catalog = try #require(StringCatalog.read(Array(json.utf8), path: "T.xcstrings").catalog)
        var editor = try CatalogEditor(catalog, order: .bytes)
        let count = try PseudoLocalization(style).add(to: &editor, of: catalog)
        return (String(decoding: editor.bytes(), as: UTF8.self), count)
    }

    private static func catalog(_ entries: String) -> String {
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
        \(entries)
          },
          "version" : "1.0"
        }
        """
    }

    @Test("variations and substitutions keep their shape, their texts change")
    func shape() throws {
        let source = Self.catalog(
            """
                "birds" : {
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "%#@birds@ sing"
                      },
                      "substitutions" : {
                        "birds" : {
                          "argNum" : 1,
                          "formatSpecifier" : "lld",
                          "variations" : {
                            "plural" : {
                              "one" : {
                                "stringUnit" : {
                                  "state" : "translated",
                                  "value" : "%arg bird"
                                }
                              },
                              "other" : {
                                "stringUnit" : {
                                  "state" : "translated",
                                  "value" : "%arg birds"
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                },
                "Done" : {
                  "shouldTranslate" : false
                },
                "Tap" : {
                  "localizations" : {
                    "de" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Tippen"
                      }
                    }
                  }
                }
            """)
        let (text, count) = try Self.pseudo(source, .accented)
        #expect(count == 2)
        let added = text.split(separator: "\n").filter { $0.contains("value") || $0.contains("argNum") }
        #expect(
            added.map { $0.trimmingCharacters(in: .whitespaces) } == [
                "\"value\" : \"%#@birds@ sing\"", "\"argNum\" : 1,", "\"value\" : \"%arg bird\"",
                "\"value\" : \"%arg birds\"",
                "\"value\" : \"[%#@birds@ šîñĝ]\"", "\"argNum\" : 1,", "\"value\" : \"%arg ƀîŕđ\"",
                "\"value\" : \"%arg ƀîŕđš\"",
                "\"value\" : \"Tippen\"", "\"value\" : \"[Ţåþ]\"",
            ])
        #expect(try Self.pseudo(text, .accented).text == text)
    }

    @Test(
        "placeholders of every real catalog stay, and what is there already",
        .enabled(if: ReferenceData.isPresent("corpus"), "no reference data"), arguments: PseudoStyle.allCases)
    func corpus(style: PseudoStyle) throws {
        let folder = ReferenceData.url("corpus")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var compared = 0
        for case let file as URL in files where file.pathExtension == "xcstrings" {
            let bytes = Array(try Data(contentsOf: file))
            let reading = StringCatalog.read(bytes, path: file.path)
            guard let catalog = reading.catalog, !reading.hasErrors else { continue }
            var editor = try CatalogEditor(catalog, order: .bytes)
            let pseudo = PseudoLocalization(style)
            _ = try pseudo.add(to: &editor, of: catalog)
            let result = try #require(StringCatalog.read(editor.bytes(), path: file.path).catalog)
            for (before, after) in zip(catalog.entries, result.entries) where before.shouldTranslate {
                let source = before.localizations[catalog.sourceLanguage]
                guard let changed = after.localizations[pseudo.language]?.stringUnit?.value?.string else { continue }
                let value = source?.stringUnit?.value?.string ?? before.key
                #expect(Self.placeholders(changed) == Self.placeholders(value), "\(file.lastPathComponent) \(value)")
                compared += 1
            }
        }
        #expect(compared > 5_000)
    }

    private static func placeholders(_ value: String) -> [String] {
        let bytes = Array(value.utf8)
        return FormatString(bytes[...]).segments.filter { $0.kind != .literal }
            .map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
}
