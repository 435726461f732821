/// The layout of the members of one object: that which they have in the file, else that of a template, else that of
/// the file as a whole.
struct ObjectLayout {
    /// Whether new members stand in one line with their neighbours.
    let isInline: Bool
    /// The indentation of the members, where they do not.
    let memberIndent: [UInt8]
    /// What stands between key and value.
    let colon: [UInt8]
    private let inlinePadding: [UInt8]
    private let place: ValuePlace
    private let document: JSONDocument?
    private let layout: FileLayout
    private let node: Int?
    /// An object among the members, whose layout others that are named by users follow.
    private lazy var objectMember: Int? = node.flatMap { firstObject(in: $0) }
    private lazy var templateMember: Int? = place.template.flatMap { firstObject(in: $0) }

    /// - Parameter node: The record of the object if the file has it.
    init(of node: Int?, at place: ValuePlace, in writer: ContentWriter) {
        self.node = node
        self.place = place
        document = writer.document
        layout = writer.layout
        let spacing = writer.document.map { MemberSpacing($0) }
        let example = node.flatMap { spacing?.isInline($0) == nil ? nil : $0 } ?? place.template
        isInline =
            node.flatMap { spacing?.isInline($0) }
            ?? (place.isInline || example.flatMap { spacing?.isInline($0) } ?? false)
        let isExampleInline = example.flatMap { spacing?.isInline($0) } ?? false
        inlinePadding =
            isExampleInline ? example.flatMap { spacing?.lead(of: $0 + 1) }.map(Array.init) ?? [] : place.inlinePadding
        colon = example.flatMap { spacing?.colon(before: $0 + 1) } ?? place.colon
        if let node, let indent = spacing?.memberIndent(node) {
            memberIndent = Array(indent)
        } else {
            memberIndent = place.indent + (Self.indentUnit(of: place.template, spacing) ?? writer.layout.indentUnit)
        }
    }

    /// How much further in the members of an object stand than the object itself.
    private static func indentUnit(of object: Int?, _ spacing: MemberSpacing?) -> [UInt8]? {
        guard let object, let spacing, let inner = spacing.memberIndent(object), let outer = spacing.indent(of: object),
            inner.starts(with: outer), inner.count > outer.count
        else { return nil }
        return Array(inner.dropFirst(outer.count))
    }

    /// The white space before a new member.
    func lead(isFirst: Bool, in layout: FileLayout) -> [UInt8] {
        isInline ? (isFirst ? inlinePadding : layout.inlineSpace) : layout.newline + memberIndent
    }

    /// The white space before the closing bracket of an object whose members are all new.
    func tail(in layout: FileLayout) -> [UInt8] {
        isInline ? inlinePadding : layout.newline + place.indent
    }

    /// Where the value of the member `name` is written.
    mutating func place(of name: String) -> ValuePlace {
        ValuePlace(
            indent: isInline ? place.indent : memberIndent, isInline: isInline, inlinePadding: inlinePadding,
            colon: colon,
            template: template(for: name))
    }

    /// An object whose layout a new member follows: for what the format names, the same member of the template; for what
    /// users name, a neighbour.
    private mutating func template(for name: String) -> Int? {
        guard let document else { return nil }
        let same = place.template.flatMap { object(name, in: $0, of: document) }
        if MemberName(rawValue: name) != nil {
            return name == MemberName.strings.rawValue ? node.flatMap { object(name, in: $0, of: document) } : same
        }
        if let node, node == document.member(.strings, of: 0) { return layout.templateEntry }
        return objectMember ?? same ?? templateMember
    }

    private func object(_ name: String, in object: Int, of document: JSONDocument) -> Int? {
        guard document.nodes[object].kind == .object, let name = MemberName(rawValue: name),
            let member = document.member(name, of: object), document.nodes[member].kind == .object,
            Int(document.nodes[member].extent) > member + 1
        else { return nil }
        return member
    }

    /// The first member of an object that is an object with members.
    private func firstObject(in object: Int) -> Int? {
        guard let document, document.nodes[object].kind == .object else { return nil }
        var child = object + 1
        while child < Int(document.nodes[object].extent) {
            if document.nodes[child].kind == .object, Int(document.nodes[child].extent) > child + 1 { return child }
            child = document.index(after: child)
        }
        return nil
    }
}
