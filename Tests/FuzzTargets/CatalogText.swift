/// Puts catalogs together.
enum CatalogText {
    /// A catalog of entries, each a key and an object.
    static func bytes(entries: [(key: String, object: [UInt8])], of sourceLanguage: String = "en") -> [UInt8] {
        var bytes = Array(#"{"sourceLanguage":"#.utf8)
        CanonicalJSON.append(string: sourceLanguage.utf8, to: &bytes)
        bytes += Array(#","version":"1.0","strings":{"#.utf8)
        for (index, entry) in entries.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            CanonicalJSON.append(string: entry.key.utf8, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            bytes += entry.object
        }
        return bytes + Array("}}".utf8)
    }
}
