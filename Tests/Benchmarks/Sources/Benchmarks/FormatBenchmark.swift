import CPeers
import CatalogCompiler
import Foundation
import Harness
import LocalizationRuntime

/// A message with a plural, an integer and a text.
enum FormatBenchmark {
    static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"files": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "You have %1$lld file in %2$@"}},
            "other": {"stringUnit": {"state": "translated", "value": "You have %1$lld files in %2$@"}}}}},
          "ru": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "В папке %2$@ %1$lld файл"}},
            "few": {"stringUnit": {"state": "translated", "value": "В папке %2$@ %1$lld файла"}},
            "many": {"stringUnit": {"state": "translated", "value": "В папке %2$@ %1$lld файлов"}},
            "other": {"stringUnit": {"state": "translated", "value": "В папке %2$@ %1$lld файла"}}}}}}}}}
        """

    private static let patterns = [
        "en": "{0, plural, one {You have # file in {1}} other {You have # files in {1}}}",
        "ru":
            "{0, plural, one {В папке {1} # файл} few {В папке {1} # файла} many {В папке {1} # файлов} other {В папке {1} # файла}}",
    ]

    static func run(_ settings: Settings, _ report: inout Report) throws {
        let options = CompilationOptions(tableName: "Format")
        let result = CatalogCompiler.compile(Array(catalog.utf8), path: "Format.xcstrings", options: options)
        let table = try LocalizationTable(bytes: result.table ?? [])
        var random = SeededGenerator(seed: 11)
        let numbers = (0..<1_000).map { $0 % 3 == 0 ? Int(random.next() % 30) : Int(random.next() % 100_000) }
        for (language, name) in [("en", "Documents"), ("ru", "Документы")] {
            let localizer = Localizer(LocalizationTables(table), language: language)
            let message = cpeers_message_open(language, patterns[language])
            defer { cpeers_message_close(message) }
            let locale = Locale(identifier: language)
            func foundation(_ number: Int) -> String {
                // Foundation on Linux chooses no form, so this is the English rule by hand.
                let format = number == 1 ? "You have %lld file in %@" : "You have %lld files in %@"
                return String(format: format, locale: locale, number, name as NSString)
            }
            var buffer = [CChar](repeating: 0, count: 512)
            let icu = Side("ICU MessageFormat", reach: 5) {
                var checksum = Checksum()
                for number in numbers {
                    let count = cpeers_message_format(message, Int64(number), name, &buffer, 512)
                    checksum.add(text(buffer, Int(count)))
                }
                return checksum.value
            }
            var peers = [icu]
            if language == "en" {
                peers.append(
                    Side("Foundation String(format:)", reach: 100) {
                        var checksum = Checksum()
                        for number in numbers { checksum.add(foundation(number)) }
                        return checksum.value
                    })
            }
            report.add(
                Work(
                    "message with a plural, \(language)", .calls(numbers.count), rounds: 11, repeats: 3,
                    ours: Side("text") {
                        var checksum = Checksum()
                        for number in numbers { checksum.add(localizer.text("files", number, name)) }
                        return checksum.value
                    }, peers: peers))
            var output = [UInt8](repeating: 0, count: 512)
            report.add(
                Work(
                    "the same into memory of the caller, \(language)", .calls(numbers.count), rounds: 11, repeats: 3,
                    ours: Side("write") {
                        var checksum = Checksum()
                        for number in numbers {
                            var span = output.mutableSpan
                            let written = localizer.write("files", arguments: Arguments(number, name), into: &span)
                            checksum.add(span.span.extracting(0..<written.byteCount))
                        }
                        return checksum.value
                    }, peers: [icu]))
        }
    }

    private static func text(_ buffer: [CChar], _ count: Int) -> String {
        buffer.withUnsafeBytes { String(decoding: $0.prefix(max(0, count)), as: UTF8.self) }
    }
}
