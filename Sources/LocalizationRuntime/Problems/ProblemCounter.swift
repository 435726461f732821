import Synchronization

/// Counts what was wrong with lookups, for a service's metrics.
///
/// ```swift
/// let counter = ProblemCounter()
/// options.problemHandler = counter.handler
/// ```
public final class ProblemCounter: Sendable {
    private let missing = Atomic(0)
    private let others = Atomic(0)

    /// A counter that has counted nothing.
    public init() {}

    /// What tells this counter of problems: a value for ``LocalizerOptions/problemHandler``.
    public var handler: @Sendable (LocalizationProblem) -> Void {
        { [self] problem in
            if case .missingKey = problem {
                missing.wrappingAdd(1, ordering: .relaxed)
            } else {
                others.wrappingAdd(1, ordering: .relaxed)
            }
        }
    }

    /// How often a key was missing.
    public var missingKeys: Int { missing.load(ordering: .relaxed) }

    /// How many other problems there were.
    public var otherProblems: Int { others.load(ordering: .relaxed) }
}
