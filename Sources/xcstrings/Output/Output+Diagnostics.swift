import StringCatalog

extension Output {
    /// Prints a diagnostic with its notes to standard error.
    func report(_ diagnostic: Diagnostic) {
        for line in diagnostic.lines { report(line) }
    }
}
