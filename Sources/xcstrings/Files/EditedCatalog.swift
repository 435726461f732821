import AtomicFiles
import StringCatalog

/// A catalog that a command changes: what was read, and where the change goes.
struct EditedCatalog {
    /// Writes a file with several hard links too.
    static let breakHardLink = CommandOption(
        "break-hard-link",
        help: "Replace a file that has several hard links; its other names then keep the old contents.")

    /// The path on the command line; `-` for standard input, whose change goes to standard output.
    let path: String
    /// The catalog as it was read.
    let catalog: StringCatalog
    private let contents: [UInt8]

    /// Reads a catalog that is to be changed, and reports the first of its errors.
    ///
    /// - Returns: Nil where it has errors: then nothing is to be written.
    static func read(_ path: String, _ output: Output) throws(Failure) -> EditedCatalog? {
        let contents = try InputFile.read(path)
        // A key that occurs twice leaves open which one an edit is about.
        let result = StringCatalog.read(contents, path: path, options: .init(duplicateKeySeverity: .error))
        CatalogFile.reportErrors(in: result.diagnostics, path: path, output)
        guard !result.hasErrors, let catalog = result.catalog else { return nil }
        return EditedCatalog(path: path, catalog: catalog, contents: contents)
    }

    /// Whether other contents would be a change.
    func isChanged(by new: [UInt8]) -> Bool { new != contents }

    /// Replaces the file, unless it holds the new contents already or somebody else has changed it; of standard input
    /// prints them.
    func write(_ new: [UInt8], breaksHardLinks: Bool, _ output: Output) throws(Failure) {
        if path == CatalogFinder.standardInput { return output.write(new) }
        guard isChanged(by: new) else { return }
        _ = try OutputFile.write(new, to: path, ifStill: contents, options: breaksHardLinks ? .breaksHardLinks : [])
    }

    /// Prints a line about the change: beside the contents where these go to standard output.
    func tell(_ line: String, _ output: Output) {
        if path == CatalogFinder.standardInput {
            output.report(line)
        } else {
            output.writeLine(line)
        }
    }
}
