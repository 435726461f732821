import Foundation
import PackagePlugin

/// Compiles the string catalogs of a target while it is built.
///
/// Each `Name.xcstrings` becomes two Swift files: the lookup table, and the symbols that name its entries. They are
/// apart so that a changed text leaves the code that uses the symbols as it is. One more file for the target declares
/// the `Strings` namespace; it depends on the names of the tables alone. A file `.xcstrings.json` says how: see
/// `Configuration`.
@main
struct CompileStringCatalogs: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("CompileStringCatalogs makes Swift code, but the target '\(target.name)' holds none")
            return []
        }
        let others = context.package.targets.filter { $0.id != target.id }.map(\.directoryURL)
        let search = try CatalogSearch(directory: target.directoryURL, otherTargets: others)
        let catalogs = search.catalogs.map(CatalogFile.init)
        guard !catalogs.isEmpty, !reportsCollisions(catalogs) else { return [] }

        let folder = context.pluginWorkDirectoryURL
        let compiler = try CompilerScript(tool: context.tool(named: "compile-catalog").url, folder: folder)
        // Each once, in the order of the catalogs: the namespace is that of all of them.
        var configurations: [ConfigurationFile] = []
        for configuration in catalogs.compactMap(\.configuration) where !configurations.contains(configuration) {
            configurations.append(configuration)
        }
        let namespace = compiler.command(
            "Declaring the string tables of \(target.name)",
            arguments: ["--namespace-file", "--swift-output", folder.path]
                + catalogs.flatMap { ["--table-name", $0.tableName] }
                + configurations.flatMap { ["--configuration", $0.url.path] },
            inputs: configurations.map(\.url),
            outputs: ["Strings+Tables.swift"]
        )
        return catalogs.map { compiling($0, with: compiler, into: folder) } + [namespace]
    }

    private func compiling(_ catalog: CatalogFile, with compiler: CompilerScript, into folder: URL) -> Command {
        let configuration = catalog.configuration
        let isFile = configuration?.wantsTableFile ?? false
        // A file that is not Swift becomes a resource of the target.
        let outputs = [isFile ? ".xctable" : "+Table.swift", "+Symbols.swift"]
        return compiler.command(
            "Compiling \(catalog.url.lastPathComponent)",
            arguments: [catalog.url.path, "--table-name", catalog.tableName, "--swift-output", folder.path]
                + ["--planned-table", isFile ? "file" : "embedded"]
                + (configuration.map { ["--configuration", $0.url.path] } ?? []),
            inputs: [catalog.url] + (configuration.map { [$0.url] } ?? []),
            outputs: outputs.map { catalog.tableName + $0 }
        )
    }

    /// Reports catalogs whose tables would have one name, and says whether there are any.
    private func reportsCollisions(_ catalogs: [CatalogFile]) -> Bool {
        let groups = Dictionary(grouping: catalogs, by: \.foldedName).values.filter { $0.count > 1 }
        for paths in groups.map({ $0.map(\.url.path) }).sorted(by: { $0[0] < $1[0] }) {
            Diagnostics.error(
                "these catalogs would make one table: \(paths.joined(separator: ", ")); "
                    + "rename all but one, since the file name names the table"
            )
        }
        return !groups.isEmpty
    }
}
