import Foundation
import Testing

struct ShowCommandTests {
    private static let podcasts = "Catalogs/Samples/Podcasts.xcstrings"
    private static let hint = """
        Usage: xcstrings show PATH KEY [ARGUMENT]… [options]
        Try 'xcstrings show --help'.

        """

    private static let pixels = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {"px": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "%#@px@"}, "substitutions": {"px": {
            "argNum": 1, "formatSpecifier": "f", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%.0f pixel"}},
              "other": {"stringUnit": {"state": "translated", "value": "%.0f pixels"}}}}}}},
          "da": {"stringUnit": {"state": "translated", "value": "%#@px@"}, "substitutions": {"px": {
            "argNum": 1, "formatSpecifier": "f", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%.1f billedpunkt"}},
              "other": {"stringUnit": {"state": "translated", "value": "%.1f billedpunkter"}}}}}}}}}}}
        """#

    static let cases: [CommandCase] = [
        // Plural forms.
        CommandCase("show \(podcasts) %lld·episodes 1", output: "1 episode\n"),
        CommandCase("show \(podcasts) %lld·episodes 21 -l ru", output: "21 выпуск\n"),
        CommandCase("show \(podcasts) %lld·episodes 22 -l ru", output: "22 выпуска\n"),
        CommandCase("show \(podcasts) %lld·episodes 11 -l ru", output: "11 выпусков\n"),
        CommandCase("show \(podcasts) %lld·episodes 22 -l pl-PL", output: "22 odcinki\n"),
        CommandCase("show \(podcasts) %lld·episodes 12 -l pl", output: "12 odcinków\n"),
        CommandCase("show \(podcasts) %lld·episodes 5 -l cs", output: "5 dílů\n"),
        CommandCase("show \(podcasts) %lld·episodes 10 -l lv", output: "10 sēriju\n"),
        CommandCase("show \(podcasts) %lld·episodes 21 -l lv", output: "21 sērija\n"),
        CommandCase("show \(podcasts) %lld·episodes 0 -l ar", output: "لا حلقات\n"),
        CommandCase("show \(podcasts) %lld·episodes 2 -l ar", output: "حلقتان\n"),
        CommandCase("show \(podcasts) %lld·episodes 2 -l iw", output: "שני פרקים\n"),
        CommandCase("show \(podcasts) %lld·episodes 3 -l ja", output: "3件のエピソード\n"),
        CommandCase("show \(podcasts) queue.summary 3 21 -l ru", output: "3 новых выпуска из 21 подкаста\n"),
        CommandCase("show \(podcasts) queue.summary 2 3 -l ja", output: "3番組の2件の新しいエピソード\n"),
        CommandCase("show \(podcasts) %lld·episodes -5", output: "-5 episodes\n"),
        // Devices and kinds of arguments.
        CommandCase("show \(podcasts) Tap·to·play -d mac -l cs", output: "Kliknutím spustíte přehrávání\n"),
        CommandCase("show \(podcasts) Tap·to·play --device appletv -l cs", output: "Klepnutím spustíte přehrávání\n"),
        CommandCase("show \(podcasts) Tap·to·play --device appletv", output: "Press to play\n"),
        CommandCase("show \(podcasts) Downloaded:·%@ half", output: "Downloaded: half\n"),
        CommandCase("show \(podcasts) Speed:·%@× 1.5", output: "Speed: 1.5×\n"),
        CommandCase("show \(podcasts) Speed:·%@× -1.5e3", output: "Speed: -1,500×\n"),
        CommandCase("show \(podcasts) Speed:·%@× 1e5x", output: "Speed: 1e5x×\n"),
        CommandCase("show \(podcasts) Downloaded:·%@ percent:25E-2", output: "Downloaded: 25%\n"),
        CommandCase("show \(podcasts) Speed:·%@× text:1.50", output: "Speed: 1.50×\n"),
        CommandCase("show \(podcasts) Speed:·%@× -- --fast", output: "Speed: --fast×\n"),
        CommandCase("show \(podcasts) Downloaded:·%@ percent:0.25", output: "Downloaded: 25%\n"),
        CommandCase("show \(podcasts) Downloaded:·%@ half -l he", output: "הורדו \u{2068}half\u{2069}\n"),
        CommandCase("show \(podcasts) Downloaded:·%@ half -l he --no-isolates", output: "הורדו half\n"),
        CommandCase("show \(podcasts) Downloaded:·%@ --raw -l ja", output: "%@ダウンロード済み\n"),
        // Languages.
        CommandCase("show \(podcasts) %lld·episodes 2 -l de,·pl;q=0.5", output: "2 odcinki\n"),
        CommandCase("show \(podcasts) %lld·episodes 2 -l de -l pl", output: "2 odcinki\n"),
        CommandCase(
            "show \(podcasts) Speed:·%@× 1.5 -l ja", output: "Speed: 1.5×\n",
            errors: "note: there is no text in 'ja'; this one is in 'en'\n"),
        CommandCase(
            "show \(podcasts) Sleep·Timer -l ko", output: "Sleep Timer\n",
            errors: "note: there is no language near 'ko'; this text is in 'en'\n"),
        // What is wrong is told beside the text.
        CommandCase(
            "show \(podcasts) %lld·episodes -l cs", output: "%lld dílů\n",
            errors: "warning: the placeholder %lld of the key “%lld episodes” has no argument 1\n"),
        CommandCase(
            "show \(podcasts) %lld·episodes text:5", output: "5 episodes\n",
            errors: "warning: argument 1 of the key “%lld episodes” is not of the kind of its placeholder %lld\n"),
        CommandCase(
            "show \(podcasts) speed:·%@×",
            errors: "error: there is no key 'speed: %@×'; did you mean 'Speed: %@×'?\n", exitCode: 1),
        CommandCase("show \(podcasts) qwertz", errors: "error: there is no key 'qwertz'\n", exitCode: 1),
        CommandCase(
            "show \(podcasts) Downloaded:·%@ percent:half",
            errors: "error: 'percent:half' is no percentage; write percent:0.25 for 25%\n" + hint, exitCode: 2),
        CommandCase(
            "show \(podcasts) Speed:·%@× 18446744073709551616",
            errors: """
                error: the integer 18446744073709551616 is too large; text:18446744073709551616 passes it as text

                """ + hint, exitCode: 2),
        CommandCase(
            "show \(podcasts) Speed:·%@× 1e999",
            errors: "error: the number 1e999 is too large; text:1e999 passes it as text\n" + hint, exitCode: 2),
        CommandCase("show \(podcasts)", errors: "error: KEY is missing\n" + hint, exitCode: 2),
        // A form is chosen by the number as it prints it.
        CommandCase("show - px 1.4 -l en", input: pixels, output: "1 pixel\n"),
        CommandCase("show - px 1.6 -l en", input: pixels, output: "2 pixels\n"),
        CommandCase("show - px 0.04 -l da", input: pixels, output: "0,0 billedpunkter\n"),
        CommandCase("show - px 1.04 -l da", input: pixels, output: "1,0 billedpunkt\n"),
        CommandCase(
            "show - a", input: #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{}}}},"version":"1.0"}"#,
            errors: """
                -:1:57: error: Missing required key 'stringUnit'; add one, or remove the localization (de: a)

                """, exitCode: 1),
    ]

    @Test(arguments: cases) func theTextAloneIsPrinted(_ test: CommandCase) throws {
        try test.check()
    }

    @Test func aTableGivesWhatItsCatalogGives() throws {
        let folder = try TemporaryFolder()
        #expect(try ToolRun(["compile", Self.podcasts, "-o", folder.url.path]).exitCode == 0)
        let table = folder.url.appending(path: "Podcasts.xctable").path
        for arguments in [["%lld episodes", "22", "-l", "ru"], ["Tap to play", "-d", "mac", "-l", "lv"], ["nothing"]] {
            #expect(try ToolRun(["show", table] + arguments) == ToolRun(["show", Self.podcasts] + arguments))
        }
    }

    @Test func whatIsNoTableIsRefused() throws {
        let folder = try TemporaryFolder()
        try folder.file("a.xctable", "text")
        let run = try ToolRun(["show", "a.xctable", "key"], in: folder.url)
        #expect(run.standardError == "error: cannot open 'a.xctable': not a lookup table\n")
        #expect(run.standardOutput == "" && run.exitCode == 1)
    }
}
