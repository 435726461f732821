import Foundation
import LocaleData
import TestSupport
import Testing

@testable import Internationalization

/// What holds for every locale and number.
@Suite("Printed numbers", .enabled(if: CLDRVersion.arePresent, "no reference data"))
struct NumberPropertyTests {
    /// The digits of every numbering system, zero first.
    static let digitValues: [Unicode.Scalar: UInt8] = {
        var values: [Unicode.Scalar: UInt8] = [:]
        let tables = NumberTables.generated
        for system in 0..<tables.numberingSystemCount {
            let digits = tables.withBytes(of: tables.digits(ofNumberingSystem: system)) { bytes in
                String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
            }
            for (value, digit) in digits.unicodeScalars.enumerated() { values[digit] = UInt8(value) }
        }
        return values
    }()

    /// The digits of a printed number as ASCII, without separators and signs, and whether it has a minus sign.
    static func digits(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.compactMap { scalar in
                    digitValues[scalar].map { Unicode.Scalar($0 + 0x30) }
                }))
    }

    static func digits(of number: DecimalNumber) -> String { number.description.filter(\.isNumber) }

    @Test("every locale prints the edges of Int64 and UInt64, in its own and in every other numbering system")
    func edges() throws {
        let numbers: [DecimalNumber] = [
            DecimalNumber(Int64.min), DecimalNumber(Int64.max), DecimalNumber(UInt64.max), DecimalNumber(0),
            DecimalNumber(-1),
        ]
        var wrong: [String] = []
        let locales = try CLDRVersion(CLDRVersion.current).locales
        #expect(locales.count == 766)
        for locale in locales {
            let printer = NumberPrinter(for: try #require(LanguageTag(locale)))
            for number in numbers {
                for text in [printer.text(number), printer.percentText(number.shifted(by: -2))]
                where Self.digits(text) != Self.digits(of: number) {
                    wrong.append("\(locale) \(number): \(text)")
                }
            }
        }
        let tables = NumberTables.generated
        let german = try #require(LanguageTag("de"))
        for system in 0..<tables.numberingSystemCount {
            let name = tables.withBytes(of: tables.name(ofNumberingSystem: system)) { bytes in
                String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
            }
            let text = NumberPrinter(for: german, numberingSystem: .named(name)).text(DecimalNumber(Int64.min))
            if Self.digits(text) != "9223372036854775808" { wrong.append("\(name): \(text)") }
        }
        #expect(tables.numberingSystemCount == 97)
        #expect(wrong == [])
    }

    @Test("printing and reading the digits back loses nothing, and grouping changes none")
    func roundTrip() throws {
        var generator = SeededGenerator(seed: 3)
        var ungrouped = NumberOptions(precision: .fractionDigits(0...400), grouping: .never)
        var grouped = NumberOptions(precision: .fractionDigits(0...400))
        var wrong: [String] = []
        let printers = try ["en", "ar-EG", "hi-u-nu-deva", "zh-u-nu-hanidec", "es", "ff-Adlm"].map {
            NumberPrinter(for: try #require(LanguageTag($0)))
        }
        for round in 0..<3_000 {
            let bits = generator.next()
            let number: DecimalNumber
            switch round % 3 {
            case 0: number = DecimalNumber(Int64(bitPattern: bits) >> Int64(bits % 64))
            case 1: number = DecimalNumber(Double(bitPattern: bits))
            default:
                let text = String(bits) + String(generator.next()) + "." + String(generator.next() | 1)
                number = try #require(DecimalNumber(text))
            }
            guard !number.isNaN, !number.isInfinite else { continue }
            ungrouped.minimumIntegerDigits = round % 4
            grouped.minimumIntegerDigits = round % 4
            let printer = printers[round % printers.count]
            let plain = Self.digits(printer.text(number, options: ungrouped))
            if plain != Self.digits(printer.text(number, options: grouped)) { wrong.append("\(number) grouped") }
            let least = String(repeating: "0", count: max(round % 4 - max(number.integerDigitCount, 0), 0))
            // Zero has a digit even where none is asked for.
            let expected =
                number.integerDigitCount > 0 || (number.isZero && least.isEmpty)
                ? Self.digits(of: number) : String(Self.digits(of: number).dropFirst())
            if plain != least + expected { wrong.append("\(number): \(plain)") }
        }
        #expect(wrong == [])
    }

    @Test("every locale is found under its own name, and its patterns can be read")
    func everyLocaleHasData() throws {
        let tables = NumberTables.generated
        for row in try CLDRVersion(CLDRVersion.current).locales {
            let tag = try #require(LanguageTag(row))
            #expect(LocaleDataChain(of: tag).contains { tables.record(forKey: $0.key) != nil }, "\(row)")
        }
    }

    @Test("a damaged table gives other text, never a trap")
    func damagedTables() throws {
        let tree = try CLDRVersion(CLDRVersion.current)
        var generator = SeededGenerator(seed: 7)
        let tag = try #require(LanguageTag("ar-EG"))
        var printed = 0
        for _ in 0..<150 {
            let numbers = NumberTables(PackedTable(immortal: Self.damaged(tree.bytes, &generator)))
            let compact = CompactNumberTables(PackedTable(immortal: Self.damaged(tree.compactBytes, &generator)))
            let lists = ListPatternTables(PackedTable(immortal: Self.damaged(tree.listBytes, &generator)))
            printed += NumberPrinter(for: tag, tables: numbers).text(DecimalNumber(-1_234_567.5)).utf8.count
            printed +=
                CompactNumberPrinter(for: tag, width: .long, numbers: numbers, tables: compact)
                .text(DecimalNumber(-1_234_567.5)).utf8.count
            printed += ListPrinter(for: tag, tables: lists).text(["a", "b", "c", "d"]).utf8.count
        }
        #expect(printed > 0)
    }

    private static func damaged(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var damaged = bytes
        for _ in 0..<60 {
            // The header and the first sections more than the rest, since what they say moves everything.
            let limit = generator.next() % 2 == 0 ? 30 : bytes.count
            damaged[Int(generator.next() % UInt64(limit))] = UInt8(truncatingIfNeeded: generator.next())
        }
        if generator.next() % 4 == 0 { damaged.removeLast(Int(generator.next() % UInt64(bytes.count))) }
        return damaged
    }
}
