import CatalogProgress

/// A percentage below which a check fails.
struct PercentThreshold: Sendable {
    /// The percentage as it was given.
    private let text: String
    private let thousandths: Int

    /// Reads a number from 0 to 100 with at most three decimals, with or without a percent sign.
    init?(_ text: String) {
        let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
        let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let whole = Self.number(first), whole <= 100 else { return nil }
        var thousandths = whole * 1000
        if parts.count == 2 {
            guard parts[1].utf8.count <= 3, let fraction = Self.number(parts[1]) else { return nil }
            thousandths += fraction * [1000, 100, 10, 1][parts[1].utf8.count]
        }
        guard thousandths <= 100_000 else { return nil }
        self.text = String(digits)
        self.thousandths = thousandths
    }

    private static func number(_ digits: Substring) -> Int? {
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(digits)
    }

    /// Whether every language, over all catalogs, is translated that far. Reports those that are not.
    func isReached(by progress: [CatalogProgress], _ output: Output) -> Bool {
        var isReached = true
        for language in LanguageProgress.sum(of: progress) {
            let share = language.counts.translatedShare
            guard share.isBelow(thousandths: thousandths) else { continue }
            isReached = false
            output.report("error", "'\(language.languageTag)' is translated by \(share)%, which is below \(text)%")
        }
        return isReached
    }
}
