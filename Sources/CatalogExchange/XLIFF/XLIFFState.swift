import StringCatalog

/// The state of a translation as XLIFF 1.2 writes it: the attributes `state` and `state-qualifier` of a target.
struct XLIFFState: Sendable, Hashable {
    var state: String?
    var qualifier: String?

    /// The qualifier of what a machine translated.
    static let machineTranslation = "leveraged-mt"

    /// The state of a string unit. A state that is none of Apple's is for a person to look at.
    init(_ state: StringCatalog.State) {
        switch state {
        case .translated: self.state = "translated"
        case .new: self.state = "new"
        case .machineTranslated: (self.state, qualifier) = ("translated", Self.machineTranslation)
        default: self.state = "needs-review-l10n"
        }
    }

    init(state: String?, qualifier: String?) {
        self.state = state
        self.qualifier = qualifier
    }

    /// Whether the state is one of XLIFF 1.2.
    var isKnown: Bool {
        switch state {
        case "final", "signed-off", "translated": true
        default: arrival == .unfinished
        }
    }

    /// What importing does with a translation in this state.
    var arrival: ArrivalState {
        switch state {
        // The states of XLIFF 1.2 that say that work is left.
        case "new", "needs-adaptation", "needs-l10n", "needs-translation", "needs-review-adaptation",
            "needs-review-l10n", "needs-review-translation":
            .unfinished
        default:
            qualifier == Self.machineTranslation ? .finished(.machineTranslated) : .finished(.translated)
        }
    }
}
