import CatalogCompiler
import StringCatalog

/// The keys of a catalog, to look up by their bytes, their shape or their symbol.
///
/// Keys are compared as bytes: two that differ in their Unicode normal form alone are different keys.
struct CatalogKeys {
    private var indices: [[UInt8]: Int] = [:]
    private var shapes: [KeyShape: [(key: String, specifiers: [String])]] = [:]

    init(_ catalog: StringCatalog) {
        for (index, entry) in catalog.entries.enumerated() {
            let key = entry.key
            indices[Array(key.utf8)] = index
            if let (shape, specifiers) = KeyShape.parse(key) { shapes[shape, default: []].append((key, specifiers)) }
        }
    }

    func contains(_ key: String) -> Bool { indices[Array(key.utf8)] != nil }

    /// The keys that a key of source code can mean: the one of the same text; where types cannot be seen, all that
    /// differ in those placeholders alone.
    func keys(matching template: KeyTemplate) -> [String] {
        let text = template.text
        guard template.isOpen, let (shape, _) = KeyShape.parse(text) else { return contains(text) ? [text] : [] }
        return (shapes[shape] ?? []).filter { KeyShape.fit($0.specifiers, template.kinds) }.map(\.key)
    }
}
