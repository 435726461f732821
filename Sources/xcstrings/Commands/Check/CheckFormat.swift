/// How findings are printed.
enum CheckFormat: String, CaseIterable {
    /// For people, to standard error.
    case text
    /// Our own JSON.
    case json
    /// SARIF 2.1.0, which code scanning services read.
    case sarif
    /// Annotations of GitHub Actions.
    case github
}
