import CatalogCompiler
import Foundation
import StringCatalog
import TestSupport
import Testing

@testable import CatalogExchange

/// Tables of `.lproj` folders that become catalogs.
@Suite struct TableMigrationTests {
    private static func table(
        _ language: String, _ strings: String? = nil, _ stringsdict: [String: Any]? = nil
    ) throws -> StringsTable {
        let dictionary = try stringsdict.map { model in
            Array(try PropertyListSerialization.data(fromPropertyList: model, format: .xml, options: 0))
        }
        return StringsTable(
            languageTag: language, strings: strings.map { ("\(language).strings", Array($0.utf8)) },
            stringsdict: dictionary.map { ("\(language).stringsdict", $0) })
    }

    private static func migrate(_ tables: [StringsTable], into catalog: StringCatalog? = nil) throws -> ImportResult {
        let empty = StringCatalog.read(TableMigration.emptyCatalog(sourceLanguage: "en"), path: "New.xcstrings")
        return try TableMigration.run(tables, into: try #require(catalog ?? empty.catalog), order: .bytes)
    }

    @Test func aNewCatalog() throws {
        let result = try Self.migrate([
            try Self.table("de", "/* Deutsch */\n\"Size\" = \"Größe\";\n\"only\" = \"nur\";"),
            try Self.table("en", "/* A size */\n\"Size\" = \"Size\";"),
        ])
        #expect(
            String(decoding: result.bytes, as: UTF8.self) == """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "Size" : {
                      "comment" : "A size",
                      "extractionState" : "migrated",
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Größe"
                          }
                        },
                        "en" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Size"
                          }
                        }
                      }
                    },
                    "only" : {
                      "extractionState" : "migrated",
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "nur"
                          }
                        }
                      }
                    }
                  },
                  "version" : "1.0"
                }
                """)
        #expect(result.counts.changed == 3)
    }

    @Test func anExistingCatalog() throws {
        let catalog = try Catalogs.catalog(
            #""a" : {"localizations" : {"de" : \#(Catalogs.unit("A", "needs_review"))}}, "b %@" : {}, "c" : {}"#)
        let result = try Self.migrate(
            [
                try Self.table("de", "\"a\" = \"A\";\n\"b %@\" = \"B\";\n\"c\" = \"C\";"),
                try Self.table("en", "/* kept */ \"c\" = \"c\";"),
            ], into: catalog)
        let expected = Catalogs.text(
            #""a" : {"localizations" : {"de" : \#(Catalogs.unit("A", "needs_review"))}}, "b %@" : {}, "c" : {"localizations" : {"de" : \#(Catalogs.unit("C"))}}"#
        )
        #expect(try Catalogs.json(result.bytes) == Catalogs.json(Array(expected.utf8)))
        #expect(
            result.diagnostics.map(\.description) == [
                "de.strings:2:1: error: the translation lacks '%@' of the source text; put it in (de: b %@)"
            ])
        #expect(result.counts.unchanged == 2)
    }

    private static func rule(_ type: String, _ forms: [String: String]) -> [String: Any] {
        var rule: [String: Any] = forms
        rule["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
        rule["NSStringFormatValueTypeKey"] = type
        return rule
    }

    /// What an entry of a `.stringsdict` becomes, as JSON in one line.
    @Test func stringsdict() throws {
        let format = "NSStringLocalizedFormatKey"
        let model: [String: Any] = [
            "plural": [format: "%#@n@", "n": Self.rule("d", ["one": "%d cat", "other": "%d cats"])],
            "no number": [format: "%#@n@", "n": Self.rule("lu", ["one": "a cat", "other": "cats"])],
            "sentence": [
                format: "%@ has %2$#@n@", "n": Self.rule("lld", ["other": "%lld cats"]),
            ],
            "devices": ["NSStringDeviceSpecificRuleType": ["mac": "click"]],
            "widths": ["NSStringVariableWidthRuleType": ["20": "short", "50": "long text"]],
        ]
        let result = try Self.migrate([try Self.table("en", "\"devices\" = \"tap\"; \"plural\" = \"no\";", model)])
        let catalog = try Catalogs.read(String(decoding: result.bytes, as: UTF8.self))
        var found: [String: String] = [:]
        for entry in catalog.entries {
            let localization = try #require(entry.localizations["en"])
            let text = try #require(TableText(localization))
            let values = text.values.map { "\($0.key)=\($0.value)" }.sorted()
            let arguments = text.arguments.map { "\($0.key):\($0.value.number)\($0.value.specifier)" }
            found[entry.key] = (values + arguments).joined(separator: " | ")
        }
        #expect(
            found == [
                "plural": "plural.one=%d cat | plural.other=%d cats",
                "no number": "=%#@n@ | substitutions.n.plural.one=a cat | substitutions.n.plural.other=cats | n:1lu",
                "sentence": "=%@ has %#@n@ | substitutions.n.plural.other=%lld cats | n:2lld",
                "devices": "device.mac=click | device.other=tap",
                "widths": "width.20=short | width.50=long text",
            ])
        #expect(result.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("<key>k</key><integer>1</integer>", "1:26: error: a number where a text belongs; it is left out"),
        (
            "<key>k</key><dict/>",
            "1:26: error: this entry has neither 'NSStringLocalizedFormatKey' nor a rule for devices or widths; it is left out"
        ),
        (
            "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string></dict>",
            "1:26: error: the text names the variable 'n', which is not there; it is left out"
        ),
        (
            "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>other</key><string>%#@m@</string></dict></dict>",
            "1:125: error: a form names the variable 'm', which a catalog has no place for; write the text without it"
        ),
        (
            "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict/></dict>",
            "1:103: error: the variable 'n' has no forms; it is left out"
        ),
    ]) func defects(_ text: String, _ problem: String) {
        let table = StringsTable(
            languageTag: "de", strings: nil,
            stringsdict: ("x", Array("<plist><dict>\(text)</dict></plist>".utf8)))
        #expect(table.diagnostics.map(\.description) == ["x:\(problem) (de: k)"])
        #expect(table.isUnusable)
    }

    /// The order of the forms, which a property list does not keep, makes no other catalog.
    @Test(arguments: [["one", "other"], ["other", "one"]]) func formsOfTwoSpecifiersStayASubstitution(
        _ order: [String]
    ) throws {
        let forms = ["one": "%1$lld slice", "other": "%1$-ld slices"]
        let members = order.map { "<key>\($0)</key><string>\(forms[$0] ?? "")</string>" }.joined()
        let table = StringsTable(
            languageTag: "de", strings: nil,
            stringsdict: (
                "x",
                Array(
                    """
                    <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
                    <key>n</key><dict><key>NSStringFormatValueTypeKey</key><string>lld</string>\(members)</dict></dict></dict></plist>
                    """.utf8)
            ))
        #expect(table.diagnostics.isEmpty)
        #expect(table.entries.first?.text.values[VariationPath()] == "%#@n@")
        #expect(table.entries.first?.text.arguments["n"]?.specifier == "lld")
    }

    @Test func theLastOfTwoKeysCounts() throws {
        let table = try Self.table("de", "a = b;\nc = d;\na = e;")
        #expect(
            table.diagnostics.map(\.description) == [
                "de.strings:3:1: warning: the key 'a' stands in line 1 already; this one counts, remove one of the two"
            ])
        #expect(!table.isUnusable)
        #expect(table.entries.first?.text.values[VariationPath()] == "e")
    }

    @Test(arguments: [
        ("pt-BR.lproj", "pt-BR"), ("zh_CN.lproj", "zh_CN"), ("English.lproj", "en"), ("Base.lproj", nil),
    ]) func languagesOfFolders(_ folder: String, _ tag: String?) {
        #expect(StringsTable.languageTag(ofFolder: folder) == tag)
    }
}
