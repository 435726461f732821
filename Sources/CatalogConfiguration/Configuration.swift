package import CatalogCompiler
package import StringCatalog

/// What a project sets for the catalogs of a folder, as the file `.xcstrings.json` says it.
///
/// ```json
/// {
///   "languages" : ["de", "pt-BR"],
///   "states" : ["translated", "needs_review"],
///   "staleEntries" : false,
///   "symbols" : { "access" : "public", "keys" : "manual", "namespace" : "Texts" },
///   "table" : "file",
///   "lints" : { "translation-equals-source" : "off", "final-punctuation" : "error" }
/// }
/// ```
///
/// Every member may be left out, and what a command line says goes before what the file says.
package struct Configuration: Sendable {
    /// The languages that are compiled besides the source language; nil for all.
    package var languages: [String]?

    /// The states of string units that are compiled; nil for all.
    package var states: Set<StringCatalog.State>?

    /// Whether entries are compiled that are no longer found in source code; nil where the file does not say.
    package var includesStaleEntries: Bool?

    /// What generated Swift looks like.
    package var symbols = SymbolSettings()

    /// How a compiled table is handed to the program; nil where the file does not say.
    package var tableForm: TableForm?

    /// Where the file says how; nil where it does not.
    package var tableFormPosition: SourcePosition?

    /// The severities that findings have, by the name of their rule.
    package var lintLevels: [String: LintLevel] = [:]

    /// What generated Swift looks like; nil where the file does not say.
    package struct SymbolSettings: Sendable, Hashable {
        /// Who may use the generated code.
        package var access: SwiftOptions.Access?
        /// The keys that get a symbol.
        package var keys: SwiftOptions.Keys?
        /// The type in which the types of the tables are nested.
        package var namespace: String?

        /// Settings that say nothing.
        package init() {}
    }

    /// How a compiled table is handed to the program.
    package enum TableForm: String, Sendable, CaseIterable {
        /// As a part of the program.
        case embedded
        /// As a file beside the program.
        case file
    }

    /// What becomes of the findings of one rule.
    package enum LintLevel: String, Sendable, CaseIterable {
        /// They are not reported.
        case off
        /// They are reported with this severity.
        case note, warning, error

        /// The severity; nil for none.
        package var severity: Diagnostic.Severity? {
            switch self {
            case .off: nil
            case .note: .note
            case .warning: .warning
            case .error: .error
            }
        }
    }

    /// A configuration that says nothing.
    package init() {}
}
