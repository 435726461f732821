package import StringCatalog

/// Which rules are checked and how grave their findings are.
package struct LintSelection: Sendable {
    /// What differs from the rules' own severities; nil of one that is off.
    private var changes: [String: Diagnostic.Severity?] = [:]
    /// The rules that are checked; nil for all that are on.
    private var only: Set<String>?

    /// Every rule as it says itself.
    package init() {}

    /// Why a rule cannot be set.
    package enum Problem: Error, Hashable {
        /// No rule has the name.
        case unknownName(String)
        /// Its findings are errors, which cannot be switched off.
        case alwaysError(String)
    }

    /// Sets the severity of a rule, nil to switch it off.
    package mutating func set(_ name: String, to severity: Diagnostic.Severity?) throws(Problem) {
        let lint = try Self.lint(name)
        if lint.isAlwaysError, severity != .error { throw Problem.alwaysError(name) }
        changes[name] = .some(severity)
    }

    /// Switches a rule on, with the severity it has when nothing else is said.
    package mutating func enable(_ name: String) throws(Problem) {
        let lint = try Self.lint(name)
        if case .some(.none) = changes[name] { changes[name] = nil }
        if !lint.isOn, changes[name] == nil { changes[name] = lint.severity }
        only?.insert(name)
    }

    /// Switches a rule off.
    package mutating func disable(_ name: String) throws(Problem) {
        try set(name, to: nil)
        only?.remove(name)
    }

    /// Switches all rules off but this one and those that this was said of before. Errors are reported in any case.
    package mutating func only(_ name: String) throws(Problem) {
        try enable(name)
        only = (only ?? []).union([name])
    }

    /// The severity of a rule's findings, nil where they are not wanted.
    func severity(of lint: Lint) -> Diagnostic.Severity? {
        if let only, !only.contains(lint.name), !lint.isAlwaysError { return nil }
        if let change = changes[lint.name] { return change }
        return lint.isOn ? lint.severity : nil
    }

    /// A finding as it is wanted, nil where it is not. An error stays one, whatever its rule is set to.
    func applied(to diagnostic: Diagnostic) -> Diagnostic? {
        if diagnostic.severity == .error { return diagnostic }
        guard let lint = LintTable.lint(named: diagnostic.name) else { return diagnostic }
        guard let severity = severity(of: lint) else { return nil }
        // A rule whose findings are of several severities keeps them unless one is asked for.
        guard changes[lint.name] != nil, severity != diagnostic.severity else { return diagnostic }
        var changed = diagnostic
        changed.severity = severity
        return changed
    }

    private static func lint(_ name: String) throws(Problem) -> Lint {
        guard let lint = LintTable.lint(named: name) else { throw Problem.unknownName(name) }
        return lint
    }
}
