import CatalogCompiler
import StringCatalog

/// The keys of a catalog, to look up by their bytes, their skeleton or their symbol.
///
/// Keys are compared as bytes: two that differ in their Unicode normal form alone are different keys.
struct CatalogKeys {
    private var exact: Set<[UInt8]> = []
    private var skeletons: [KeySkeleton: [(key: String, specifiers: [String])]] = [:]

    init(_ catalog: StringCatalog) {
        for entry in catalog.entries {
            let key = entry.key
            exact.insert(Array(key.utf8))
            if let (skeleton, specifiers) = KeySkeleton.parse(key) {
                skeletons[skeleton, default: []].append((key, specifiers))
            }
        }
    }

    func contains(_ key: String) -> Bool { exact.contains(Array(key.utf8)) }

    /// The keys that a key of source code can mean: the one of the same text; where types cannot be seen, all that
    /// differ in those placeholders alone.
    func keys(matching template: KeyTemplate) -> [String] {
        let text = template.text
        guard template.isOpen, let (skeleton, _) = KeySkeleton.parse(text) else { return contains(text) ? [text] : [] }
        return (skeletons[skeleton] ?? []).filter { KeySkeleton.fit($0.specifiers, template.kinds) }.map(\.key)
    }
}
