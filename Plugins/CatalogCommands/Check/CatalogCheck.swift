import PackagePlugin

/// `swift package catalog-check`: reports everything that is wrong with the package's catalogs.
@main
struct CatalogCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try CatalogTool(context: context).run("check", arguments)
    }
}
