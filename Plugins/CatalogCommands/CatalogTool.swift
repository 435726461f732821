import Foundation
import PackagePlugin

/// Runs a command of `xcstrings` on the catalogs of a package.
struct CatalogTool {
    let context: PluginContext

    /// Runs `command` on the targets that `--target NAME` names, else on the whole package. All other arguments go to
    /// `xcstrings`, which prints what it has to say.
    ///
    /// - Throws: When the command does not end with 0, so that `swift package` does not either.
    func run(_ command: String, _ arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let folders =
            try names.isEmpty
            ? [context.package.directoryURL.path]
            : context.package.targets(named: names).map(\.directoryURL.path)
        let process = Process()
        process.executableURL = try context.tool(named: "xcstrings").url
        process.arguments = [command] + folders.map(relative) + extractor.remainingArguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw CatalogToolError(command: command, status: process.terminationStatus)
        }
    }

    /// The path of a folder as seen from the package, which is shorter to read.
    private func relative(_ path: String) -> String {
        let root = context.package.directoryURL.path
        if path == root { return "." }
        let prefix = root.hasSuffix("/") ? root : root + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}

/// A command that did not end with 0. It has said why.
struct CatalogToolError: Error, CustomStringConvertible {
    let command: String
    let status: Int32

    var description: String { "xcstrings \(command) ended with \(status)" }
}
