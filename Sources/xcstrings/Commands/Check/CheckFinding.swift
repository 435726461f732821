import StringCatalog

/// A finding and what it is known by.
struct CheckFinding {
    let diagnostic: Diagnostic
    let fingerprint: String
}
