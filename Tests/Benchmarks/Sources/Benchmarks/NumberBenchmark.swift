import CPeers
import Foundation
import Harness
import LocalizationRuntime

/// Integers, decimals and percents in three languages.
enum NumberBenchmark {
    static func run(_ settings: Settings, _ report: inout Report) throws {
        let empty = LocalizationTable.embedded("")
        var random = SeededGenerator(seed: 5)
        let integers = (0..<1_000).map { _ in Int(random.next() % 10_000_000) }
        let decimals = integers.map { Double($0) / 100 }
        let ratios = integers.map { Double($0 % 2_000) / 1_000 }
        for language in ["en", "ar-EG", "hi"] {
            let localizer = Localizer(LocalizationTables(empty), language: language)
            _ = localizer
            let locale = Locale(identifier: language.replacingOccurrences(of: "-", with: "_"))
            let printer = NumberPrinter(for: LanguageTag(language) ?? .root)
            func work(
                _ kind: String, _ skeleton: String, _ ours: @escaping (Int) -> String,
                _ icu: @escaping (OpaquePointer?, Int, UnsafeMutablePointer<CChar>) -> Int32,
                _ foundation: @escaping (Int) -> String
            ) -> Work {
                let formatter = cpeers_number_open(language, skeleton)
                var buffer = [CChar](repeating: 0, count: 256)
                func sum(_ text: (Int) -> String) -> UInt64 {
                    var checksum = Checksum()
                    for index in integers.indices { checksum.add(text(index)) }
                    return checksum.value
                }
                return Work(
                    "\(kind), \(language)", .calls(integers.count), rounds: 11, repeats: 3,
                    ours: Side("number") { sum(ours) },
                    peers: [
                        Side("ICU NumberFormatter", reach: 5) {
                            sum { index in
                                buffer.withUnsafeMutableBufferPointer { memory in
                                    guard let start = memory.baseAddress else { return "" }
                                    let count = icu(formatter, index, start)
                                    let bytes = UnsafeRawBufferPointer(memory).prefix(Int(max(0, count)))
                                    return String(decoding: bytes, as: UTF8.self)
                                }
                            }
                        },
                        Side("Foundation FormatStyle") { sum(foundation) },
                    ])
            }
            report.add(
                work(
                    "integer", "", { printer.text(DecimalNumber(integers[$0])) },
                    { cpeers_number_format_integer($0, Int64(integers[$1]), $2, 256) },
                    { integers[$0].formatted(.number.locale(locale)) }))
            report.add(
                work(
                    "decimal", ".######", { printer.text(DecimalNumber(decimals[$0])) },
                    { cpeers_number_format_double($0, decimals[$1], $2, 256) },
                    { decimals[$0].formatted(.number.locale(locale)) }))
            report.add(
                work(
                    "percent", "percent scale/100 .######", { printer.percentText(DecimalNumber(ratios[$0])) },
                    { cpeers_number_format_double($0, ratios[$1], $2, 256) },
                    { ratios[$0].formatted(.percent.locale(locale)) }))
        }
    }
}
