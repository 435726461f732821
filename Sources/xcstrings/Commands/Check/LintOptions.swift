import CatalogLints

/// The rules that a command line switches on and off.
struct LintOptions {
    static let enable = CommandOption(
        "enable", value: .text("NAME"), isRepeatable: true,
        help: "Check a rule that is off. Names may be joined by commas.")
    static let disable = CommandOption(
        "disable", value: .text("NAME"), isRepeatable: true,
        help: "Do not check a rule. Names may be joined by commas. Errors cannot be switched off.")
    static let only = CommandOption(
        "only", value: .text("NAME"), isRepeatable: true,
        help: "Check this rule alone. Names may be joined by commas. Errors are reported in any case.")

    private let only: [String]
    private let enabled: [String]
    private let disabled: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        only = Self.names(arguments.values(of: Self.only))
        enabled = Self.names(arguments.values(of: Self.enable))
        disabled = Self.names(arguments.values(of: Self.disable))
        for name in only + enabled + disabled { _ = try Self.lint(named: name) }
        if let name = disabled.first(where: { LintTable.lint(named: $0)?.isAlwaysError ?? false }) {
            throw UsageError("what '\(name)' finds is always an error, and cannot be switched off")
        }
    }

    /// Whether the command line leaves all rules as they are.
    var isEmpty: Bool { only.isEmpty && enabled.isEmpty && disabled.isEmpty }

    private static func names(_ values: [String]) -> [String] {
        values.flatMap { $0.split(separator: ",").map(String.init) }
    }

    /// The rule with the given name, or what to say where there is none.
    static func lint(named name: String) throws(UsageError) -> Lint {
        if let lint = LintTable.lint(named: name) { return lint }
        throw UsageError(
            "there is no rule '\(name)'" + Suggestion.clause(for: name, among: LintTable.lints.map(\.name))
                + "; 'xcstrings check --list-lints' names all")
    }

    /// Switches rules on and off. What is disabled stays so.
    func apply(to selection: inout LintSelection) {
        for name in only { Self.ignoringUnknown { () throws(LintSelection.Problem) in try selection.only(name) } }
        for name in enabled { Self.ignoringUnknown { () throws(LintSelection.Problem) in try selection.enable(name) } }
        for name in disabled {
            Self.ignoringUnknown { () throws(LintSelection.Problem) in try selection.disable(name) }
        }
    }

    /// Does what was checked before: wrong names are reported where they are written.
    static func ignoringUnknown(_ set: () throws(LintSelection.Problem) -> Void) {
        do throws(LintSelection.Problem) { try set() } catch { return }
    }
}
