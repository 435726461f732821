import StringCatalog

/// How a translation that arrives stands.
enum ArrivalState: Hashable, Sendable {
    /// It is done, and the catalog shall say so in this state.
    case finished(StringCatalog.State)
    /// Nothing is said: another text is done, the same text stays in its state.
    case unstated
    /// It is new or to be reviewed; it is left out unless asked for.
    case unfinished
}
