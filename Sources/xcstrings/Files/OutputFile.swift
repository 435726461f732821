import AtomicFiles
import CatalogCompiler

/// A file that a command writes.
enum OutputFile {
    /// Replaces the file at `path`; the folder that it is in is made if need be.
    ///
    /// - Parameters:
    ///   - expected: What the file has to hold still; nil for whatever it holds.
    ///   - options: How special cases are treated.
    static func write(
        _ contents: [UInt8], to path: String, ifStill expected: [UInt8]? = nil, options: AtomicFile.Options = []
    ) throws(Failure) -> AtomicFile.Outcome {
        do throws(FileSystemError) {
            if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try Folder.make(String(path[..<slash])) }
        } catch {
            throw Failure(.usageOrFileError, error.description)
        }
        do throws(FileError) {
            return try AtomicFile(path).replace(with: contents, ifStill: expected, options: options)
        } catch {
            throw Failure(.usageOrFileError, error.description)
        }
    }

    /// Writes what was read and written, for a build, where it was asked for.
    static func writeDependencies(of outputs: [String], on inputs: [String], to path: String?) throws(Failure) {
        guard let path else { return }
        let files = inputs.filter { $0 != CatalogFinder.standardInput }
        guard let contents = DependencyFile(outputs: outputs, inputs: files).contents else {
            throw Failure(.usageOrFileError, "a path with a line break cannot be written to '\(path)'")
        }
        _ = try write(contents, to: path)
    }
}

extension AtomicFile.Outcome {
    /// The word for it at the head of a line.
    var verb: String {
        switch self {
        case .created: "created"
        case .replaced: "replaced"
        case .unchanged: "unchanged"
        }
    }
}
