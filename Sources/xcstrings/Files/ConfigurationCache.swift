import AtomicFiles
import CatalogCompiler
import CatalogConfiguration
import StringCatalog

/// The configurations of the catalogs that a command reads, each read once.
struct ConfigurationCache {
    private var known: [String: Configuration] = [:]

    /// The paths of the files that were read.
    private(set) var paths: [String] = []

    /// What was found in them.
    private(set) var diagnostics: [Diagnostic] = []

    /// The configuration for a catalog; one that says nothing where there is none. What is wrong with it is among
    /// ``diagnostics`` from now on.
    mutating func configuration(forCatalog catalog: String) throws(Failure) -> Configuration {
        guard let path = ConfigurationFile.path(forCatalog: catalog) else { return Configuration() }
        if let configuration = known[path] { return configuration }
        let result = Configuration.read(try InputFile.read(path), path: path)
        known[path] = result.configuration
        paths.append(path)
        diagnostics += result.diagnostics
        return result.configuration
    }
}
