import Foundation
import Testing

struct InspectCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let run = try ToolRun(["compile", "Catalogs/Samples/Ferry.xcstrings", "-o", folder.url.path])
        #expect(run.exitCode == 0)
    }

    private func inspect(_ arguments: String...) throws -> ToolRun {
        try ToolRun(["inspect", "Ferry.xctable"] + arguments, in: folder.url)
    }

    @Test func theHeaderIsShown() throws {
        let run = try inspect()
        let lines = run.standardOutput.split(separator: "\n").map(String.init)
        #expect(run.standardError == "" && run.exitCode == 0)
        #expect(lines.first == "Ferry.xctable")
        let size = try #require(folder.contents("Ferry.xctable")).count
        for line in [
            "  table            Ferry", "  size             \(size) bytes", "  keys             5",
            "  source language  de", "  devices          applewatch, iphone",
            "  language  in full     own texts", "  de        de-Latn-DE          5",
            "  da        da-Latn-DK          4", "  cs        cs-Latn-CZ          4",
        ] {
            #expect(lines.contains(line))
        }
        #expect(lines.contains { $0.hasPrefix("  checksum         ") && $0.hasSuffix(", right") })
        let sections = try JSONSerialization.jsonObject(with: Data(inspect("--json").standardOutput.utf8))
        let object = try #require(sections as? [String: Any])
        let sizes = try #require(object["sections"] as? [String: Int])
        #expect(sizes.values.reduce(0, +) == size)
        #expect(object["isDamaged"] as? Bool == false)
    }

    @Test func aMessageIsShownInParts() throws {
        let run = try inspect("Noch %lld Plätze frei", "-l", "cs")
        #expect(
            run.standardOutput == """
                Noch %lld Plätze frei
                  cs on iphone
                    plural by argument 1 as %lld
                      one
                        text "Zbývá "
                        argument 1 as %lld
                        text " místo"
                      few
                        text "Zbývají "
                        argument 1 as %lld
                        text " místa"
                      many
                        text "Zbývá "
                        argument 1 as %lld
                        text " místa"
                      other
                        text "Zbývá "
                        argument 1 as %lld
                        text " míst"
                  cs
                    text "Volná místa: "
                    argument 1 as %lld

                """)
        #expect(run.standardError == "" && run.exitCode == 0)
    }

    @Test func theLanguageThatATextComesFromIsTold() throws {
        let run = try inspect("Heute fällt die Fähre aus.", "-l", "cs", "-l", "en")
        #expect(
            run.standardOutput == """
                Heute fällt die Fähre aus.
                  cs, text from de
                    text "Heute fällt die Fähre aus."
                  en
                    text "The ferry is cancelled today."

                """)
    }

    @Test func aMessageIsPrintedAsJSON() throws {
        let run = try inspect("Fahrplan", "-l", "fr", "--json")
        #expect(
            run.standardOutput == """
                {
                  "key": "Fahrplan",
                  "messages": [
                    {
                      "language": "fr",
                      "device": null,
                      "textLanguage": "fr",
                      "parts": [
                        {
                          "text": "Horaires"
                        }
                      ]
                    }
                  ]
                }

                """)
    }

    @Test func whatIsNotThereIsSuggested() throws {
        let key = try inspect("Fahrplann")
        #expect(key.standardError == "error: there is no key 'Fahrplann'; did you mean 'Fahrplan'?\n")
        #expect(key.standardOutput == "" && key.exitCode == 1)
        let language = try inspect("-l", "ce")
        #expect(language.standardError == "error: the table has no language 'ce'; did you mean 'de'?\n")
        #expect(language.exitCode == 1)
    }

    @Test func damageIsReported() throws {
        var bytes = try #require(folder.contents("Ferry.xctable"))
        let place = try #require(bytes.range(of: Data("Horaires".utf8))).lowerBound
        bytes[place] = UInt8(ascii: "J")
        try bytes.write(to: folder.url.appending(path: "Ferry.xctable"))
        let changed = try inspect()
        #expect(changed.standardOutput.contains(", wrong\n"))
        #expect(changed.standardError == "error: 'Ferry.xctable' is damaged: the checksum is not that of the table\n")
        #expect(changed.exitCode == 1)

        try bytes.dropLast().write(to: folder.url.appending(path: "Ferry.xctable"))
        let short = try inspect()
        #expect(
            short.standardError == "error: cannot open 'Ferry.xctable': it should have \(bytes.count) bytes and has "
                + "\(bytes.count - 1)\n")
        #expect(short.standardOutput == "" && short.exitCode == 1)

        try folder.file("Ferry.xctable", "text")
        let text = try inspect()
        #expect(text.standardError == "error: cannot open 'Ferry.xctable': it is no compiled table\n")
        #expect(text.exitCode == 1)
    }
}
