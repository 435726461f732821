import StringCatalog

/// Whether a key comes from source code at all, so that it can vanish from there.
enum KeyOrigin {
    /// Tables whose keys come from property lists and from the metadata of App Intents.
    private static let otherTables: Set<String> = ["AppShortcuts", "InfoPlist"]

    /// Whether source code is where a key of a table is from.
    static func isCode(_ key: String, table: String) -> Bool {
        // Nobody writes the empty key on purpose, and it stands for nothing that could go out of use.
        !key.isEmpty && !otherTables.contains(table) && !StringCatalog.Entry.isInterfaceBuilderKey(key)
    }
}
