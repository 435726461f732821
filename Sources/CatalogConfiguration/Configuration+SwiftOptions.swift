package import CatalogCompiler

extension Configuration {
    /// How Swift is generated; the defaults where the file says nothing.
    package var swiftOptions: SwiftOptions {
        var options = SwiftOptions()
        if let access = symbols.access { options.access = access }
        if let keys = symbols.keys { options.keys = keys }
        if let namespace = symbols.namespace { options.namespace = namespace }
        if tableForm == .file { options.tableForm = .file }
        return options
    }
}
