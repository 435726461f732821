import PackagePlugin

/// `swift package catalog-format`: writes the package's catalogs as Xcode does.
@main
struct CatalogFormat: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try CatalogTool(context: context).run("format", arguments)
    }
}
