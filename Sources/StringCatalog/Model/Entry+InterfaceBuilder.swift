extension StringCatalog.Entry {
    /// Whether the key names an object of a storyboard or a xib file: `1Xt-HY-uBw.title`.
    package var hasInterfaceBuilderKey: Bool { Self.isInterfaceBuilderKey(key) }

    /// Whether a key names an object of a storyboard or a xib file: three, two and three letters or digits with hyphens
    /// between them, then the name of a property.
    package static func isInterfaceBuilderKey(_ key: String) -> Bool {
        let bytes = Array(key.utf8.prefix(12))
        guard bytes.count == 12, bytes[10] == UInt8(ascii: ".") else { return false }
        return bytes.prefix(10).enumerated().allSatisfy { index, byte in
            switch byte {
            case UInt8(ascii: "-"): index == 3 || index == 6
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                index != 3 && index != 6
            default: false
            }
        }
    }
}
