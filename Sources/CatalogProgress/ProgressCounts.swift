/// How many units are in which state, in one language or in several.
package struct ProgressCounts: Hashable, Sendable {
    package internal(set) var translated = 0
    package internal(set) var machineTranslated = 0
    package internal(set) var needsReview = 0
    package internal(set) var new = 0
    package internal(set) var missing = 0
    /// Entries that are no longer found in source code. They are no units and not part of ``total``.
    package internal(set) var stale = 0

    /// Counts of a language without any text.
    init(missing: Int = 0, stale: Int = 0) {
        self.missing = missing
        self.stale = stale
    }

    /// The number of units.
    package var total: Int { translated + machineTranslated + needsReview + new + missing }

    /// The units that have a text to show, finished or not.
    package var filled: Int { translated + machineTranslated + needsReview }

    /// Translated ÷ total.
    package var translatedShare: Share { Share(of: translated, in: total) }

    /// Filled ÷ total.
    package var filledShare: Share { Share(of: filled, in: total) }

    /// The number of units in a state.
    package subscript(_ state: UnitState) -> Int {
        switch state {
        case .missing: missing
        case .new: new
        case .needsReview: needsReview
        case .machineTranslated: machineTranslated
        case .translated: translated
        }
    }

    mutating func add(_ state: UnitState, count: Int = 1) {
        switch state {
        case .missing: missing += count
        case .new: new += count
        case .needsReview: needsReview += count
        case .machineTranslated: machineTranslated += count
        case .translated: translated += count
        }
    }

    /// Adds the counts of another language or catalog.
    package static func += (left: inout ProgressCounts, right: ProgressCounts) {
        left.translated += right.translated
        left.machineTranslated += right.machineTranslated
        left.needsReview += right.needsReview
        left.new += right.new
        left.missing += right.missing
        left.stale += right.stale
    }
}
