/// Whether a key comes from source code at all, so that it can vanish from there.
enum KeyOrigin {
    /// Tables whose keys come from property lists and from the metadata of App Intents.
    private static let otherTables: Set<String> = ["AppShortcuts", "InfoPlist"]

    /// Whether source code is where a key of a table is from.
    static func isCode(_ key: String, table: String) -> Bool {
        // Nobody writes the empty key on purpose, and it stands for nothing that could go out of use.
        !key.isEmpty && !otherTables.contains(table) && !isOfInterfaceBuilder(Array(key.utf8))
    }

    /// Whether a key is that of an object in a storyboard or a xib file, such as `1Xt-HY-uBw.title`.
    private static func isOfInterfaceBuilder(_ key: [UInt8]) -> Bool {
        guard key.count > 11, key[3] == UInt8(ascii: "-"), key[6] == UInt8(ascii: "-"), key[10] == UInt8(ascii: ".")
        else { return false }
        return key.prefix(10).enumerated().allSatisfy { index, byte in
            switch byte {
            case UInt8(ascii: "-"): index == 3 || index == 6
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                true
            default: false
            }
        }
    }
}
