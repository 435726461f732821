/// All rules.
package enum LintTable {
    /// The rules in the order of their names.
    package static let lints: [Lint] = [
        Lint.texts, Lint.entries, Lint.encoding, Lint.syntax, Lint.structure, Lint.formatStrings, Lint.variations,
        Lint.compilation,
    ].flatMap(\.self).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }

    /// The rule with the given name.
    package static func lint(named name: String) -> Lint? { byName[name] }

    private static let byName = Dictionary(lints.map { ($0.name, $0) }) { first, _ in first }
}
