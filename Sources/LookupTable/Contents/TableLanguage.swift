/// A language of a table.
package struct TableLanguage: Hashable, Sendable {
    /// The tag as the catalog spells it, `pt_BR` or `zh-Hant`.
    package var tag: String

    /// The canonical tag with likely subtags added (UTS #35, "Likely Subtags"), `pt-Latn-BR`: what negotiation
    /// compares with, worked out when compiling.
    package var maximizedTag: String

    package init(tag: String, maximizedTag: String) {
        self.tag = tag
        self.maximizedTag = maximizedTag
    }
}
