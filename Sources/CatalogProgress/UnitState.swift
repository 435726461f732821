package import StringCatalog

/// How far an entry is in one language: the state of the least finished of its leaves.
///
/// Less finished states come first.
package enum UnitState: UInt8, CaseIterable, Comparable, Sendable {
    /// There is no localization, or a form that the language needs is absent.
    case missing
    /// Nobody has translated it yet.
    case new
    /// A person should look at it again.
    case needsReview
    /// A machine has translated it.
    case machineTranslated
    /// Done.
    case translated

    /// What the state of a leaf counts as. A state that is none of Apple's is looked at by a person: `needsReview`.
    package init(_ state: StringCatalog.State) {
        switch state {
        case .new: self = .new
        case .translated: self = .translated
        case .machineTranslated: self = .machineTranslated
        default: self = .needsReview
        }
    }

    /// The name, spelled as catalogs spell states: `needs_review`.
    package var name: String {
        switch self {
        case .missing: "missing"
        case .new: StringCatalog.State.new.rawValue
        case .needsReview: StringCatalog.State.needsReview.rawValue
        case .machineTranslated: StringCatalog.State.machineTranslated.rawValue
        case .translated: StringCatalog.State.translated.rawValue
        }
    }

    package static func < (left: UnitState, right: UnitState) -> Bool {
        left.rawValue < right.rawValue
    }
}
