extension StringCatalog {
    /// The name of the table that the catalog at `path` is compiled to: its file name without the extension.
    ///
    /// `Sources/App/Localizable.xcstrings` makes the table `Localizable`.
    package static func tableName(ofPath path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
        return String(file[..<dot])
    }
}
