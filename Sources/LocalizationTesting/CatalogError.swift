public import StringCatalog

/// Why a test gets no localizer from a catalog.
public enum CatalogError: Error, Sendable {
    /// The file cannot be read, for this reason.
    case unreadable(String)

    /// The catalog has errors. Its warnings are among the diagnostics.
    case invalid([Diagnostic])
}

extension CatalogError: CustomStringConvertible {
    /// The reason, or a line `path:line:column: error: …` for each finding.
    public var description: String {
        switch self {
        case .unreadable(let reason): reason
        case .invalid(let diagnostics): diagnostics.flatMap(\.lines).joined(separator: "\n")
        }
    }
}
