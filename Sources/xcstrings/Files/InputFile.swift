import AtomicFiles

/// A file that a command reads.
enum InputFile {
    /// The bytes of the file at `path`, of standard input for `-`.
    static func read(_ path: String) throws(Failure) -> [UInt8] {
        do throws(FileError) {
            return path == CatalogFinder.standardInput
                ? try AtomicFile.readStandardInput() : try AtomicFile(path).read()
        } catch {
            throw Failure(.usageOrFileError, error.description)
        }
    }
}
