import Foundation
import TestSupport
import Testing

@testable import Internationalization

/// ICU's own tests of decimal numbers and percents: all that ask for something that this library does.
@Suite("Numbers as ICU's tests have them")
struct ICUNumberTests {
    static let specification = "cldr/tests/numberformattestspecification.txt"
    static let permutations = "cldr/tests/numberpermutationtest.txt"
    static let decimalFormats = "cldr/tests/dcfmtest.txt"

    /// How many cases were run and how many were left out for each reason.
    struct Tally {
        var passed = 0
        var failures: [String] = []
        var leftOut: [String: Int] = [:]

        mutating func check(_ actual: String, _ expected: String, _ name: @autoclosure () -> String) {
            if actual == expected {
                passed += 1
            } else {
                failures.append("\(name()): \(actual) instead of \(expected)")
            }
        }

        mutating func leaveOut(_ reason: String) { leftOut[reason, default: 0] += 1 }
    }

    // MARK: A pattern, a rounding mode, a number

    @Test("dcfmtest", .enabled(if: ReferenceData.isPresent(decimalFormats), "no reference data"))
    func decimalFormatCases() throws {
        var tally = Tally()
        let root = NumberPrinter(for: .root)
        for line in try lines(of: Self.decimalFormats) {
            if line.hasPrefix("parse") { tally.leaveOut("reading numbers") }
            guard line.hasPrefix("format") else { continue }
            let fields = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
            let (number, expected) = (fields[3].unquoted, fields[4].unquoted)
            guard let parsed = Self.pattern(fields[1], tally: &tally) else { continue }
            guard let mode = Self.roundingModes[fields[2]] else {
                tally.leaveOut("rounding mode \(fields[2])")
                continue
            }
            guard let number = DecimalNumber(number) else {
                tally.leaveOut("a number that is no decimal text")
                continue
            }
            let actual = Self.text(number, pattern: parsed, rounding: mode, printer: root)
            tally.check(actual, expected, line)
        }
        #expect(tally.failures == [])
        #expect(tally.passed == 1456)
        #expect(
            tally.leftOut == [
                "reading numbers": 1, "pattern: a rounding increment": 1, "pattern: an exponent": 21,
                "rounding mode unnecessary": 6,
            ])
    }

    // MARK: Patterns and settings

    @Test("numberformattestspecification", .enabled(if: ReferenceData.isPresent(specification), "no reference data"))
    func specificationCases() throws {
        var tally = Tally()
        var globals: [String: String] = [:]
        var columns: [String]?
        var isBeforeColumns = false
        for line in try lines(of: Self.specification) where !line.hasPrefix("//") {
            if line.allSatisfy(\.isWhitespace) {
                columns = nil
            } else if line.hasPrefix("test ") {
                globals = [:]
                columns = nil
            } else if line.hasPrefix("set "), columns == nil {
                let parts = line.split(separator: " ", maxSplits: 2)
                globals[String(parts[1])] = parts.count > 2 ? String(parts[2]).unescaped : ""
            } else if line == "begin" {
                isBeforeColumns = true
            } else if isBeforeColumns {
                columns = line.split(separator: "\t").map(String.init)
                isBeforeColumns = false
            } else if let columns {
                var settings = globals
                for (name, value) in zip(columns, line.split(separator: "\t", omittingEmptySubsequences: false))
                where !value.isEmpty {
                    settings[name] = String(value).unescaped
                }
                try checkSpecification(settings, tally: &tally)
            }
        }
        #expect(tally.failures == [])
        #expect(tally.passed == 169)
        #expect(
            tally.leftOut == [
                "reading numbers": 526, "the pattern as text": 47, "ICU4C itself differs": 1,
                "pattern: a currency sign": 3, "pattern: a per mille sign": 7, "pattern: a rounding increment": 23,
                "pattern: an exponent": 52, "pattern: padding": 7, "pattern: no digits": 4,
                "rounding mode halfCeiling": 5, "rounding mode halfFloor": 5, "rounding mode halfOdd": 5,
                "setting currency": 23, "setting exponentSignAlwaysShown": 6, "setting formatWidth": 11,
                "setting maxIntegerDigits": 39, "setting multiplier": 10, "setting negativePrefix": 1,
                "setting padPosition": 8, "setting roundingIncrement": 5, "setting useScientific": 2,
            ])
    }

    /// Settings for which the library has an option.
    static let knownSettings: Set<String> = [
        "locale", "pattern", "format", "output", "breaks", "minFractionDigits", "maxFractionDigits", "minIntegerDigits",
        "minSigDigits", "maxSigDigits", "useSigDigits", "useGrouping", "grouping", "grouping2", "minGroupingDigits",
        "roundingMode", "signAlwaysShown", "decimalSeparatorAlwaysShown",
    ]

    private func checkSpecification(_ settings: [String: String], tally: inout Tally) throws {
        guard let format = settings["format"], let expected = settings["output"] else {
            return tally.leaveOut(
                settings["parse"] != nil || settings["outputCurrency"] != nil
                    ? "reading numbers" : "the pattern as text")
        }
        if let unknown = settings.keys.filter({ !Self.knownSettings.contains($0) }).min() {
            return tally.leaveOut("setting \(unknown)")
        }
        if settings["breaks"]?.contains("C") == true { return tally.leaveOut("ICU4C itself differs") }
        guard let mode = Self.roundingModes[settings["roundingMode"] ?? "default"] else {
            return tally.leaveOut("rounding mode \(settings["roundingMode", default: ""])")
        }
        let text = settings["pattern"] ?? "0"
        guard expected != "fail" else {
            #expect(throws: NumberPatternError.self) { try NumberPattern(parsing: Array(text.utf8).span) }
            tally.passed += 1
            return
        }
        guard var pattern = Self.pattern(text, tally: &tally) else { return }
        guard let number = DecimalNumber(format) else { return tally.leaveOut("a number that is no decimal text") }
        func value(_ name: String) throws -> Int? { try settings[name].map { try #require(Int($0)) } }
        if let least = try value("minFractionDigits") {
            pattern.fractionDigits = least...max(least, pattern.fractionDigits.upperBound)
        }
        if let most = try value("maxFractionDigits") {
            pattern.fractionDigits = min(most, pattern.fractionDigits.lowerBound)...most
        }
        if let least = try value("minIntegerDigits") { pattern.minimumIntegerDigits = least }
        if settings["useSigDigits"] == "1" || settings["minSigDigits"] != nil || settings["maxSigDigits"] != nil {
            let least = try value("minSigDigits") ?? 1
            pattern.significantDigits = least...max(try value("maxSigDigits") ?? 6, least)
        }
        if settings["useSigDigits"] == "0" { pattern.significantDigits = nil }
        if let size = try value("grouping") {
            pattern.primaryGroupSize = size
            pattern.secondaryGroupSize = size
        }
        if let size = try value("grouping2"), size > 0 { pattern.secondaryGroupSize = size }
        if let shown = settings["decimalSeparatorAlwaysShown"] { pattern.alwaysHasDecimalSeparator = shown == "1" }
        if settings["useGrouping"] == "0" { pattern.primaryGroupSize = 0 }
        let tag = try #require(LanguageTag(settings["locale"] ?? "en"))
        let printer = NumberPrinter(for: tag)
        let actual = Self.text(
            number, pattern: pattern, rounding: mode, sign: settings["signAlwaysShown"] == "1" ? .always : .automatic,
            minimumGroupingDigits: try value("minGroupingDigits"), printer: printer)
        tally.check(actual, expected, "\(settings.sorted { $0.key < $1.key })")
    }

    // MARK: Pairs of options

    @Test("numberpermutationtest", .enabled(if: ReferenceData.isPresent(permutations), "no reference data"))
    func permutationCases() throws {
        var tally = Tally()
        var skeleton: [String] = []
        var tag = LanguageTag.root
        var index = 0
        for line in try lines(of: Self.permutations) where !line.hasPrefix("#") && !line.isEmpty {
            if line.hasPrefix("    ") {
                let expected = String(line.dropFirst(4))
                if let reason = Self.reasonToLeaveOut(skeleton) {
                    tally.leaveOut(reason)
                } else {
                    let number = try #require(DecimalNumber(Self.numbers(skeleton)[index]))
                    let actual = Self.text(number, skeleton: Set(skeleton), tag: tag)
                    tally.check(actual, expected, "\(skeleton) \(tag) \(number)")
                }
                index += 1
            } else if line.hasPrefix("  ") {
                tag = try #require(LanguageTag(String(line.dropFirst(2))))
                index = 0
            } else {
                skeleton = line.split(separator: " ").map(String.init)
            }
        }
        #expect(tally.failures == [])
        #expect(tally.passed == 2016)
        #expect(
            tally.leftOut == [
                "scientific notation": 756, "currencies": 873, "units": 873, "compact percents": 99,
                "percents in words": 81, "fraction and significant digits at once": 486,
                "a greatest number of integer digits": 666,
            ])
    }

    /// The numbers of ICU's test, halved exactly where it asks for that.
    private static func numbers(_ skeleton: [String]) -> [String] {
        skeleton.contains("scale/0.5") ? ["0", "45913.68225", "-0.11111"] : ["0", "91827.3645", "-0.22222"]
    }

    private static func reasonToLeaveOut(_ skeleton: [String]) -> String? {
        let kinds: [(String, String)] = [
            ("currency", "currencies"), ("measure-unit", "units"), ("scientific", "scientific notation"),
            (".##/@@@+", "fraction and significant digits at once"),
            ("integer-width", "a greatest number of integer digits"),
        ]
        for (prefix, reason) in kinds where skeleton.contains(where: { $0.hasPrefix(prefix) }) { return reason }
        let isPercent = skeleton.contains("percent")
        if isPercent, skeleton.contains("compact-short") { return "compact percents" }
        return isPercent && skeleton.contains("unit-width-full-name") ? "percents in words" : nil
    }

    private static func text(_ number: DecimalNumber, skeleton: Set<String>, tag: LanguageTag) -> String {
        var options = NumberOptions()
        if skeleton.contains("precision-integer") { options.precision = .fractionDigits(0) }
        if skeleton.contains(".000") { options.precision = .fractionDigits(3) }
        if skeleton.contains("@@") { options.precision = .significantDigits(2) }
        if skeleton.contains("rounding-mode-floor") { options.rounding = .floor }
        if skeleton.contains("sign-accounting-except-zero") { options.sign = .exceptZero }
        if skeleton.contains("group-on-aligned") { options.grouping = .always }
        options.alwaysHasDecimalSeparator = skeleton.contains("decimal-always")
        let system: NumberingSystem = skeleton.contains("latin") ? .named("latn") : .automatic
        if skeleton.contains("compact-short") {
            return CompactNumberPrinter(for: tag, numberingSystem: system).text(number, options: options)
        }
        let printer = NumberPrinter(for: tag, numberingSystem: system)
        // ICU's percent is the number as it is; ours is a ratio.
        return skeleton.contains("percent")
            ? printer.percentText(number.shifted(by: -2), options: options) : printer.text(number, options: options)
    }

    // MARK: What the three have in common

    /// ICU's names, of both files.
    static let roundingModes: [String: RoundingMode] = [
        "default": .halfEven, "ceiling": .ceiling, "floor": .floor, "down": .down, "up": .up, "halfeven": .halfEven,
        "halfdown": .halfDown, "halfup": .halfUp, "ceil": .ceiling, "expand": .up, "trunc": .down,
        "halfExpand": .halfUp,
        "halfTrunc": .halfDown, "halfEven": .halfEven, "halfUp": .halfUp, "halfDown": .halfDown,
    ]

    private func lines(of path: String) throws -> [String] {
        try String(contentsOf: ReferenceData.url(path), encoding: .utf8).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).map(String.init)
    }

    /// The pattern, unless it asks for something that the library does not do.
    private static func pattern(_ text: String, tally: inout Tally) -> NumberPattern? {
        do {
            return try NumberPattern(parsing: Array(text.utf8).span)
        } catch {
            tally.leaveOut("pattern: \(error.reason)")
            return nil
        }
    }

    /// A number printed by a pattern, as the printer of a locale does with those of the tables.
    private static func text(
        _ number: DecimalNumber, pattern: NumberPattern, rounding: RoundingMode,
        sign: NumberOptions.SignDisplay = .automatic, minimumGroupingDigits: Int? = nil, printer: NumberPrinter
    ) -> String {
        let options = NumberOptions(
            precision: pattern.significantDigits.map { .significantDigits($0) }
                ?? .fractionDigits(pattern.fractionDigits),
            minimumIntegerDigits: pattern.minimumIntegerDigits, rounding: rounding, sign: sign,
            alwaysHasDecimalSeparator: pattern.alwaysHasDecimalSeparator)
        let printer = NumberPrinter(
            symbols: printer.symbols, decimalPattern: pattern, percentPattern: pattern,
            minimumGroupingDigits: minimumGroupingDigits ?? printer.minimumGroupingDigits,
            numberingSystem: printer.numberingSystem)
        return pattern.isPercent
            ? printer.percentText(number, options: options) : printer.text(number, options: options)
    }
}

extension String {
    /// Without the quotation marks around it.
    fileprivate var unquoted: String { filter { $0 != "\"" } }

    /// With `\u00a0` and the like replaced by the characters they stand for.
    fileprivate var unescaped: String {
        var text = ""
        var rest = self[...]
        while let backslash = rest.range(of: "\\u") {
            text += rest[..<backslash.lowerBound]
            let digits = rest[backslash.upperBound...].prefix(4)
            if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                text.unicodeScalars.append(scalar)
            }
            rest = rest[digits.endIndex...]
        }
        return text + rest
    }
}
