import AtomicFiles
import Foundation
import StringCatalog

/// What makes git merge and compare catalogs with this tool.
enum GitIntegration {
    private static let attributes = "*.xcstrings merge=xcstrings diff=xcstrings"
    private static let attributesFile = ".gitattributes"

    /// Writes the configuration of the repository around the current folder, and the attributes in its root.
    static func install(isDryRun: Bool, _ output: Output) throws(Failure) {
        let settings = settings(tool: executable)
        if isDryRun {
            for (name, value) in settings { output.writeLine("git config \(name) \(quoted(value))") }
            output.writeLine("echo \(quoted(attributes)) >> \(attributesFile)")
            return
        }
        let git = try GitCommand()
        let root = try git.run(["rev-parse", "--show-toplevel"], in: ".")
        guard root.isSuccess else {
            throw Failure(.usageOrFileError, "cannot find a repository around the current folder: \(root.problem)")
        }
        for (name, value) in settings {
            let result = try git.run(["config", "--local", name, value], in: ".")
            guard result.isSuccess else {
                throw Failure(.usageOrFileError, "cannot set '\(name)' in git's configuration: \(result.problem)")
            }
            output.writeLine("set \(name) to \(value.shownInOneLine)")
        }
        try addAttributes(in: root.line, output)
    }

    private static func addAttributes(in root: String, _ output: Output) throws(Failure) {
        let path = root.hasSuffix("/") ? root + attributesFile : "\(root)/\(attributesFile)"
        let exists = FileManager.default.fileExists(atPath: path)
        let old = exists ? try InputFile.read(path) : []
        let lines = old.split(separator: UInt8(ascii: "\n"))
        if lines.contains(where: { $0.elementsEqual(attributes.utf8) }) {
            return output.writeLine("unchanged \(path.shownInOneLine)")
        }
        let separator = old.isEmpty || old.last == UInt8(ascii: "\n") ? "" : "\n"
        let new = old + Array((separator + attributes + "\n").utf8)
        let outcome = try OutputFile.write(new, to: path, ifStill: exists ? old : nil)
        output.writeLine("\(outcome.verb) \(path.shownInOneLine); commit it, so that others use it too")
    }

    private static func settings(tool: String) -> [(name: String, value: String)] {
        let tool = quoted(tool)
        return [
            ("merge.xcstrings.name", "string catalogs, by key, language and text"),
            ("merge.xcstrings.driver", "\(tool) merge %O %A %B -o %A --path %P"),
            ("diff.xcstrings.textconv", "\(tool) diff --textconv"),
        ]
    }

    /// The program that runs: the name where the shell found it, else the whole path.
    private static var executable: String {
        let name = CommandLine.arguments.first ?? Tool.name
        guard name.contains("/") else { return name }
        return URL(filePath: name).standardizedFileURL.path
    }

    /// A word as a shell reads it.
    private static func quoted(_ word: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:@")
        if !word.isEmpty, word.allSatisfy(plain.contains) { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
