import Foundation

/// The file `.xcstrings.json` that is nearest above a catalog, as `compile-catalog` looks for it: upwards from the
/// folder of the catalog, links not followed, to the first folder that holds `.git`.
struct ConfigurationFile: Hashable {
    let url: URL

    /// The configuration for the catalog at `catalog`; `nil` where there is none.
    init?(forCatalog catalog: URL) {
        var folder = catalog.deletingLastPathComponent()
        while true {
            let candidate = folder.appending(path: ".xcstrings.json")
            if Self.exists(candidate) {
                url = candidate
                return
            }
            let above = folder.deletingLastPathComponent()
            guard above.path != folder.path, !Self.exists(folder.appending(path: ".git")) else { return nil }
            folder = above
        }
    }

    /// Whether it asks for tables that are files. What cannot be understood here is reported by `compile-catalog`.
    var wantsTableFile: Bool {
        guard let data = FileManager.default.contents(atPath: url.path),
            case .success(let object) = Result(catching: { try JSONSerialization.jsonObject(with: data) }),
            let members = object as? [String: Any]
        else { return false }
        return members["table"] as? String == "file"
    }

    private static func exists(_ url: URL) -> Bool {
        switch Result(catching: { try FileManager.default.attributesOfItem(atPath: url.path) }) {
        case .success: true
        case .failure: false
        }
    }
}
