import Foundation
import Internationalization
import LocaleData
import Testing

/// Compares with Foundation, which has CLDR 46: by data from the same version there is no difference but where Apple
/// changes CLDR's data, and the differences by our own data are those between the two versions.
@Suite("Numbers as Foundation prints them", .enabled(if: CLDRVersion.arePresent, "no reference data"))
struct FoundationComparisonTests {
    /// The locales whose data Apple overrides.
    static let overridden: Set<String> = [
        "bn", "bn-IN", "mr", "de-AT", "es-CR", "en-CH", "gez", "gez-ER", "wal", "kn", "ur",
    ]

    /// The locales for which Foundation has later data than 46.0.0, which ours has too.
    static let newerInFoundation: Set<String> = ["syr", "syr-SY"]

    static let integers: [Int] = [
        0, 1, -1, 5, 12, 123, 999, 1000, -1234, 1234, 9999, 10_000, 12_345, -123_456, 1_234_567, 12_345_678,
        1_234_567_890, .max, .min,
    ]
    static let decimals: [Double] = [
        0.5, -0.5, 1.5, 0.1, 0.256, 1234.5, -1234.5, 12_345.678, 1_234_567.891, 0.000_001, 0.000_000_49, 1.0 / 3,
        2.0 / 3,
        1e15, 1e21, -0.0, .infinity, -.infinity, .nan,
    ]
    static let percents: [Double] = [
        0, 0.01, 0.256, 0.12, 1, -0.256, 12.34, 123.45, 1.0 / 3, 0.000_1, -12_345.678, .nan,
    ]

    static func ours(_ printer: NumberPrinter) -> [String] {
        integers.map { printer.text(DecimalNumber($0)) } + decimals.map { printer.text(DecimalNumber($0)) }
            + percents.map { printer.percentText(DecimalNumber($0)) }
    }

    static func foundations(_ locale: Locale) -> [String] {
        let integer = IntegerFormatStyle<Int>(locale: locale)
        let decimal = FloatingPointFormatStyle<Double>(locale: locale)
        let percent = FloatingPointFormatStyle<Double>.Percent(locale: locale)
        return integers.map { integer.format($0) } + decimals.map { decimal.format($0) }
            + percents.map { percent.format($0) }
    }

    @Test("every locale that both know")
    func everyLocale() throws {
        let older = try CLDRVersion(CLDRVersion.foundation)
        let known = Set(Locale.availableIdentifiers.map { $0.replacing("_", with: "-") })
        let shared = older.locales.filter { known.contains($0) }
        #expect(older.locales.count == 725)
        #expect(shared.count == 652)
        #expect(Self.overridden.isSubset(of: shared))

        var differing: [String] = []
        var drifted: Set<String> = []
        var notAsFoundation: Set<String> = []
        for locale in shared {
            let theirs = Self.foundations(Locale(identifier: locale))
            let byOlderData = Self.ours(try older.printer(for: locale))
            let byOwnData = Self.ours(NumberPrinter(for: try #require(LanguageTag(locale))))
            if byOlderData != theirs { differing.append(locale) }
            if byOwnData != byOlderData { drifted.insert(locale) }
            if byOwnData != theirs { notAsFoundation.insert(locale) }
        }
        // Foundation has a text for "not a number" in Syriac that came after 46.0.0.
        #expect(Set(differing) == Self.overridden.union(Self.newerInFoundation))
        #expect(notAsFoundation.isDisjoint(with: Self.newerInFoundation))
        // What differs from Foundation by our own data does so for one of two causes.
        #expect(notAsFoundation.subtracting(Self.overridden).isSubset(of: drifted))
    }

    static let compact: [Double] = [
        0, 1, 12, 999, 999.5, 1000, 1234, -1234, 1950, 9_999, 12_345, 99_999, 123_456, 999_499, 999_999, 1_000_000,
        1_234_567,
        2_500_000, 12_345_678, 123_456_789, 1e9, 1.2e9, 5e10, 1e12, 1.5e13, 1e15, 123e15, 1e18, 0.25, -0.5, 1.25,
        .infinity,
    ]

    @Test("compact numbers in short")
    func compactNumbers() throws {
        let older = try CLDRVersion(CLDRVersion.foundation)
        let known = Set(Locale.availableIdentifiers.map { $0.replacing("_", with: "-") })
        var differing: [Double: Set<String>] = [:]
        for locale in older.locales where known.contains(locale) && !Self.overridden.contains(locale) {
            let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale)).notation(.compactName)
            let printer = CompactNumberPrinter(
                for: try #require(LanguageTag(locale)), numbers: older.tables, tables: older.compactTables)
            for value in Self.compact where printer.text(DecimalNumber(value)) != style.format(value) {
                differing[value, default: []].insert(locale)
            }
        }
        // For billions Foundation has "1k M" where CLDR's JSON has "1000 M", in Latin American Spanish alone.
        #expect(Set(differing.keys) == [1e9, 1.2e9, 5e10])
        let latinAmerican = LanguageTag("es-419")
        for locale in Set(differing.values.joined()) {
            let tag = try #require(LanguageTag(locale))
            #expect(tag == latinAmerican || tag.parent == latinAmerican, "\(locale)")
        }
    }
}
