public import StringCatalog

/// What is to be compiled, and how.
public struct CompilationOptions: Sendable {
    /// The name of the table: the catalog's file name without extension.
    public var tableName: String

    /// The language tags to compile, as the catalog spells them or canonically equal; `nil` for all.
    ///
    /// The source language is always in the table: its text is what every language falls back to.
    public var languages: [String]?

    /// The states of string units to compile; `nil` for all. The source text of an entry stays whatever its state is.
    ///
    /// A text is left out where one of its parts is in another state: a plural form, or a form of a substitution that
    /// the text names.
    public var states: Set<StringCatalog.State>?

    /// Whether entries are compiled that are no longer found in source code (`stale`).
    public var includesStaleEntries: Bool

    /// Creates options.
    public init(
        tableName: String,
        languages: [String]? = nil,
        states: Set<StringCatalog.State>? = nil,
        includesStaleEntries: Bool = true
    ) {
        self.tableName = tableName
        self.languages = languages
        self.states = states
        self.includesStaleEntries = includesStaleEntries
    }
}
