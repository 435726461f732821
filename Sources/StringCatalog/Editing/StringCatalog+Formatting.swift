extension StringCatalog {
    /// The catalog as Xcode writes it: two spaces of indent, `"key" : value`, the members of every object in order, an
    /// object without members as `{`, an empty line, `}`, no byte order mark, and no line end after the last bracket.
    ///
    /// Values are the same; of members with the same key only the last is there. It is the identity on what Xcode wrote
    /// if `order` is Xcode's.
    ///
    /// - Throws: ``EditError/damagedFile`` where the file is not JSON in some place.
    /// - Complexity: Linear in the size of the file, and a sort of each object that is not in order.
    public func formatted(order: MemberOrder) throws(EditError) -> [UInt8] {
        guard !document.hasSyntaxErrors, !document.nodes.isEmpty else { throw .damagedFile }
        var writer = ContentWriter(layout: .xcode, order: order)
        let place = ValuePlace(
            indent: [], isInline: false, inlinePadding: [], colon: FileLayout.xcode.colon, template: nil)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count + source.count / 4)
        writer.append(.copy(json), at: place, to: &bytes)
        return bytes
    }
}
