/// Writes new values in the layout of a file.
struct ContentWriter {
    let layout: FileLayout
    let order: MemberOrder
    /// The file whose layout is followed; nil where a whole file is written in a layout of its own.
    let document: JSONDocument?
    /// The layouts of other files that values are copied from.
    private var layouts: [ObjectIdentifier: FileLayout] = [:]

    /// - Parameter document: The file whose layout new values follow.
    init(document: JSONDocument, order: MemberOrder) {
        self.document = document
        self.order = order
        layout = FileLayout(of: document)
        layouts[ObjectIdentifier(document)] = layout
    }

    /// Writes in a layout whatever a file's is, with all members in the order given.
    init(layout: FileLayout, order: MemberOrder) {
        self.layout = layout
        self.order = order
        document = nil
    }

    /// Appends a value.
    mutating func append(_ content: JSONContent, at place: ValuePlace, to output: inout [UInt8]) {
        switch content {
        case .null: output += Array("null".utf8)
        case .bool(let value): output += Array((value ? "true" : "false").utf8)
        case .number(let digits): output += Array(digits.utf8)
        case .string(let text): layout.escaping.append(text, to: &output)
        case .array(let elements): append(elements, at: place, to: &output)
        case .object(let members):
            let names = members.keys.sorted(by: order.precedes)
            let sorted = names.map { (name: $0, content: members[$0] ?? .null) }
            append(sorted, at: place, to: &output)
        case .copy(let value): append(value, at: place, to: &output)
        }
    }

    /// Appends an object with its members in the order given.
    mutating func append(
        _ members: [(name: String, content: JSONContent)], at place: ValuePlace, to output: inout [UInt8]
    ) {
        var inner = ObjectLayout(of: nil, at: place, in: self)
        guard !members.isEmpty else { return appendEmptyObject(at: place, to: &output) }
        output.append(UInt8(ascii: "{"))
        for (index, member) in members.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            output += inner.lead(isFirst: index == 0, in: layout)
            layout.escaping.append(member.name, to: &output)
            output += inner.colon
            append(member.content, at: inner.place(of: member.name), to: &output)
        }
        output += inner.tail(in: layout)
        output.append(UInt8(ascii: "}"))
    }

    /// Appends an object without members.
    func appendEmptyObject(at place: ValuePlace, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "{"))
        if layout.emptyObject == .withEmptyLine, !place.isInline {
            output += layout.newline + layout.newline + place.indent
        }
        output.append(UInt8(ascii: "}"))
    }

    private mutating func append(_ elements: [JSONContent], at place: ValuePlace, to output: inout [UInt8]) {
        var inner = place
        if !place.isInline { inner.indent += layout.indentUnit }
        output.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { output += [UInt8(ascii: ",")] + (place.isInline ? layout.inlineSpace : []) }
            if !place.isInline { output += layout.newline + inner.indent }
            append(element, at: inner, to: &output)
        }
        if !place.isInline { output += (elements.isEmpty ? layout.newline : []) + layout.newline + place.indent }
        output.append(UInt8(ascii: "]"))
    }

    // MARK: Copies

    private mutating func append(_ value: JSONValue, at place: ValuePlace, to output: inout [UInt8]) {
        switch value.kind {
        case .null, .bool, .number: output += value.source
        case .string: layout.escaping.append(value.string?.string ?? "", to: &output)
        case .array, .object:
            if !place.isInline, document != nil, hasLayout(value, of: place) {
                return appendLines(of: value, at: place, to: &output)
            }
            if value.kind == .array {
                return append(value.children.map { .copy($0) }, at: place, to: &output)
            }
            var members = value.children.map { (name: $0.key?.string ?? "", content: JSONContent.copy($0)) }
            if document == nil, !zip(members, members.dropFirst()).allSatisfy({ order.precedes($0.name, $1.name) }) {
                members.sort { order.precedes($0.name, $1.name) }
            }
            append(members, at: place, to: &output)
        }
    }

    /// Whether a value is laid out as new values at a place are, so that its bytes can be taken over.
    private mutating func hasLayout(_ value: JSONValue, of place: ValuePlace) -> Bool {
        let other = layout(of: value.document)
        guard other.newline == layout.newline, other.indentUnit == layout.indentUnit,
            other.emptyObject == layout.emptyObject, other.escaping == layout.escaping
        else { return false }
        let spacing = MemberSpacing(value.document)
        if !value.children.isEmpty, value.kind == .object {
            guard spacing.colon(before: value.index + 1) == place.colon else { return false }
        }
        // The end of the value stands in a line of the same indentation as its beginning.
        return value.key != nil && spacing.indent(of: value.index) != nil
    }

    private mutating func layout(of other: JSONDocument) -> FileLayout {
        let identifier = ObjectIdentifier(other)
        if let known = layouts[identifier] { return known }
        let new = FileLayout(of: other)
        layouts[identifier] = new
        return new
    }

    /// Appends the bytes of a value with another indentation.
    private func appendLines(of value: JSONValue, at place: ValuePlace, to output: inout [UInt8]) {
        let oldIndent = MemberSpacing(value.document).indent(of: value.index) ?? []
        let source = value.source
        if oldIndent.elementsEqual(place.indent) {
            output += source
            return
        }
        // Strings of JSON hold no line ends, so every line end is one of the layout.
        var isFirst = true
        for line in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if isFirst {
                output += line
            } else {
                output.append(UInt8(ascii: "\n"))
                if line.starts(with: oldIndent) {
                    output += place.indent
                    output += line.dropFirst(oldIndent.count)
                } else {
                    output += line
                }
            }
            isFirst = false
        }
    }
}
