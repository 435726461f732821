import PackagePlugin

/// `swift package catalog-status`: shows how far the translations of the package's catalogs are.
@main
struct CatalogStatus: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try CatalogTool(context: context).run("status", arguments)
    }
}
