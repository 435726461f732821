import StringCatalog
import Testing

@testable import CatalogSync

/// A catalog, source code, and what comes of the two.
struct SyncCase {
    /// The entries of a catalog whose source language is English, laid out as Xcode does.
    static func catalog(_ entries: String, path: String = "Localizable.xcstrings") throws -> StringCatalog {
        let strings = entries.isEmpty ? "{\n\n  }" : "{\n\(entries)\n  }"
        let json = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : \(strings),\n  \"version\" : \"1.0\"\n}"
        let result = StringCatalog.read(Array(json.utf8), path: path)
        #expect(result.diagnostics.isEmpty)
        return try #require(result.catalog)
    }

    /// The plan for one catalog.
    static func plan(
        _ entries: String, _ code: String..., options: SyncOptions = SyncOptions(isForced: true)
    ) throws -> SyncPlan {
        let extraction = SourceExtractor.extract(
            code.enumerated().map { SourceExtractor.File(path: "\($0).swift", bytes: Array($1.utf8)) })
        let target = CatalogSync.Target(try catalog(entries), table: "Localizable")
        return try #require(CatalogSync.plan([target], extraction, options: options).plans.first)
    }

    /// The entries of the catalog with the plan's changes, as ``catalog(_:path:)`` takes them.
    static func entries(of plan: SyncPlan) throws -> String {
        let text = String(decoding: try plan.bytes(order: .bytes), as: UTF8.self)
        let head = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
        let tail = "\n  },\n  \"version\" : \"1.0\"\n}"
        try #require(text.hasPrefix(head) && text.hasSuffix(tail), "\(text)")
        return String(text.dropFirst(head.count).dropLast(tail.count))
    }

    /// Each change as `kind key`.
    static func words(_ plan: SyncPlan) -> [String] { plan.changes.map { "\($0.kind.rawValue) \($0.key)" } }
}
