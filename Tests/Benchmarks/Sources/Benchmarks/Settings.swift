import Foundation

/// Where things are, as `run` tells.
struct Settings {
    /// The folder of `compile-catalog` and `xcstrings`.
    var tools = "."

    /// Folders of catalogs, the first that is there being used.
    var corpora: [String] = []

    /// A folder for files, which `run` removes.
    var work = "."

    /// Where the plot of growth goes; nil for no plot.
    var plot: String?

    /// The names of the benchmarks to run; all when empty.
    var names: [String] = []

    init(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--tools": tools = rest.popFirst() ?? tools
            case "--corpus": corpora.append(rest.popFirst() ?? "")
            case "--work": work = rest.popFirst() ?? work
            case "--plot": plot = rest.popFirst()
            default: names.append(argument)
            }
        }
    }

    func path(_ name: String) -> String { work + "/" + name }

    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let path = path(name)
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// The catalogs to parse, in the order of their names, and where they come from.
    func catalogs() throws -> (folder: String, files: [(name: String, bytes: [UInt8])]) {
        for folder in corpora {
            guard FileManager.default.fileExists(atPath: folder) else { continue }
            let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
                .filter { $0.hasSuffix(".xcstrings") }.sorted()
            guard !names.isEmpty else { continue }
            let files = try names.map { name in
                (name, [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))))
            }
            return (folder, files)
        }
        throw CocoaError(.fileNoSuchFile)
    }
}
