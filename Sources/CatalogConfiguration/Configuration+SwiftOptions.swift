package import CatalogCompiler
package import StringCatalog

extension Configuration {
    /// What to say of this configuration, read from `path`, where a build was planned for `planned` tables instead.
    package func outdatedTableForm(_ planned: SwiftOptions.TableForm, path: String) -> Diagnostic {
        Diagnostic(
            .outdatedTableForm(planned.rawValue), path: path,
            position: tableFormPosition ?? SourcePosition(line: 1, column: 1))
    }

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
