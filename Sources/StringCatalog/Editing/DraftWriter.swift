/// Writes a draft: the bytes of the file, with new ones where edits are, in one pass.
struct DraftWriter {
    private let draft: Draft
    private let document: JSONDocument
    private let source: [UInt8]
    private let spacing: MemberSpacing
    private var content: ContentWriter
    private var output: [UInt8] = []
    /// The offset up to which the file is written or passed over.
    private var cursor = 0

    private init(_ draft: Draft, order: MemberOrder) {
        self.draft = draft
        document = draft.document
        source = draft.document.source.bytes
        spacing = MemberSpacing(draft.document)
        content = ContentWriter(document: draft.document, order: order)
    }

    /// The text of the draft as UTF-8.
    ///
    /// - Complexity: Linear in the size of the file and of what is new, the search for places of new members apart.
    static func bytes(of draft: Draft, order: MemberOrder) -> [UInt8] {
        var writer = DraftWriter(draft, order: order)
        writer.output.reserveCapacity(writer.source.count + 1024)
        var end = writer.source.count
        while end > 0, writer.source[end - 1] != UInt8(ascii: "}") { end -= 1 }
        let layout = writer.content.layout
        let place = ValuePlace(
            indent: [], isInline: false, inlinePadding: layout.inlineSpace, colon: layout.colon, template: 0)
        writer.writeFileObject(Draft.root, node: 0, end: end, at: place)
        writer.copy(upTo: writer.source.count)
        return writer.output
    }

    private mutating func copy(upTo end: Int) {
        guard cursor < end, end <= source.count else { return }
        output += source[cursor..<end]
        cursor = end
    }

    private mutating func write(_ value: DraftValue, at place: ValuePlace) {
        switch value {
        case .content(let new): content.append(new, at: place, to: &output)
        case .object(let number):
            let members = draft.objects[number].added.map { (name: $0.key.text, value: $0.value) }
            writeNewObject(members, at: place)
        }
    }

    /// Writes an object that the file does not have.
    private mutating func writeNewObject(_ members: [(name: String, value: DraftValue)], at place: ValuePlace) {
        guard !members.isEmpty else { return content.appendEmptyObject(at: place, to: &output) }
        let order = content.order
        var layout = ObjectLayout(of: nil, at: place, in: content)
        output.append(UInt8(ascii: "{"))
        for (index, member) in members.sorted(by: { order.precedes($0.name, $1.name) }).enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            output += layout.lead(isFirst: index == 0, in: content.layout)
            writeNewMember(member.name, member.value, &layout)
        }
        output += layout.tail(in: content.layout)
        output.append(UInt8(ascii: "}"))
    }

    private mutating func writeNewMember(_ name: String, _ value: DraftValue, _ layout: inout ObjectLayout) {
        content.layout.escaping.append(name, to: &output)
        output += layout.colon
        write(value, at: layout.place(of: name))
    }

    // MARK: Objects of the file

    /// Writes an object of the file from the cursor to `end`, the offset after its closing bracket.
    private mutating func writeFileObject(_ number: Int, node: Int, end: Int, at place: ValuePlace) {
        let object = draft.objects[number]
        var layout = ObjectLayout(of: node, at: place, in: content)
        guard object.changesMembers else {
            for position in object.fileMembers.indices {
                guard case .value(let value) = object.fileMembers[position].change else { continue }
                let ends = self.ends(of: position, in: object, objectEnd: end)
                writeMember(object.fileMembers[position].node, value, valueEnd: ends.value, &layout)
            }
            return copy(upTo: end)
        }
        let items = self.items(of: object)
        copy(upTo: Int(document.nodes[node].start))
        guard !items.isEmpty else {
            content.appendEmptyObject(at: place, to: &output)
            cursor = end
            return
        }
        output.append(UInt8(ascii: "{"))
        for (index, item) in items.enumerated() {
            let isLast = index == items.count - 1
            switch item {
            case .added(let name, let value):
                output += lead(ofNewItem: index, in: items, object, layout)
                writeNewMember(name, value, &layout)
                if !isLast { output.append(UInt8(ascii: ",")) }
            case .file(let position):
                let member = object.fileMembers[position]
                let ends = self.ends(of: position, in: object, objectEnd: end)
                output += lead(ofFileMember: position, asFirst: index == 0, in: object)
                cursor = Int(document.nodes[member.node].keyStart)
                if case .value(let value) = member.change {
                    writeMember(member.node, value, valueEnd: ends.value, &layout)
                }
                copy(upTo: ends.value)
                if !isLast {
                    if ends.separator > ends.value {
                        copy(upTo: ends.separator)
                    } else {
                        output.append(UInt8(ascii: ","))
                    }
                }
            }
        }
        writeTail(of: object, objectEnd: end, layout)
        cursor = end
    }

    /// Writes a member that stays in its place and has a new value.
    private mutating func writeMember(
        _ node: Int, _ value: DraftValue, valueEnd: Int, _ layout: inout ObjectLayout
    ) {
        let place = self.place(of: node, &layout)
        copy(upTo: Int(document.nodes[node].start))
        if case .object(let number) = value, let node = draft.objects[number].node {
            writeFileObject(number, node: node, end: valueEnd, at: place)
        } else {
            write(value, at: place)
            cursor = valueEnd
        }
    }

    /// Where the value of a member of the file is: in the line where its key begins.
    private func place(of node: Int, _ layout: inout ObjectLayout) -> ValuePlace {
        var place = layout.place(of: document.name(of: node))
        let indent = spacing.indent(of: node)
        if let indent { place.indent = Array(indent) }
        place.isInline = indent == nil
        if let colon = spacing.colon(before: node) { place.colon = colon }
        return place
    }

    private func ends(of position: Int, in object: DraftObject, objectEnd: Int) -> (value: Int, separator: Int) {
        let next = position + 1
        if next < object.fileMembers.count {
            return spacing.end(before: Int(document.nodes[object.fileMembers[next].node].keyStart))
        }
        return spacing.end(before: objectEnd - 1)
    }

    /// What stands after the last member: a trailing comma if the object had one, white space and the closing bracket.
    private mutating func writeTail(of object: DraftObject, objectEnd end: Int, _ layout: ObjectLayout) {
        guard let last = object.fileMembers.indices.last else {
            output += layout.tail(in: content.layout)
            output.append(UInt8(ascii: "}"))
            return
        }
        let ends = self.ends(of: last, in: object, objectEnd: end)
        cursor = ends.value
        copy(upTo: end)
    }

    // MARK: Members that come and go

    private enum Item {
        case file(Int)
        case added(String, DraftValue)
    }

    /// The members that an object has after all edits, in the order in which they are written.
    private func items(of object: DraftObject) -> [Item] {
        let kept = object.fileMembers.indices.filter { position in
            if case .removed = object.fileMembers[position].change { false } else { true }
        }
        guard !object.added.isEmpty else { return kept.map { .file($0) } }
        let names = kept.map { document.name(of: object.fileMembers[$0].node) }
        let places = MemberPlacement(among: names, order: content.order).places(of: object.added.keys.map(\.text))
        var items: [Item] = []
        items.reserveCapacity(kept.count + places.count)
        var next = places[...]
        for index in 0...kept.count {
            while let new = next.first, new.place == index {
                if let value = object.added[ExactName(new.name)] { items.append(.added(new.name, value)) }
                next.removeFirst()
            }
            if index < kept.count { items.append(.file(kept[index])) }
        }
        return items
    }

    /// The white space before a new member: that of a neighbour, blank lines left out.
    private func lead(ofNewItem index: Int, in items: [Item], _ object: DraftObject, _ layout: ObjectLayout) -> [UInt8]
    {
        for neighbour in [index + 1, index - 1] where items.indices.contains(neighbour) {
            guard case .file(let position) = items[neighbour] else { continue }
            if let indent = spacing.indent(of: object.fileMembers[position].node) {
                return content.layout.newline + indent
            }
        }
        guard layout.isInline, let first = object.fileMembers.first else {
            return layout.lead(isFirst: index == 0, in: content.layout)
        }
        return index == 0 ? Array(spacing.lead(of: first.node)) : inlineLead(in: object)
    }

    /// The white space before a member that stays. In one line the first member and the others have different ones.
    private func lead(ofFileMember position: Int, asFirst isFirst: Bool, in object: DraftObject) -> [UInt8] {
        let lead = spacing.lead(of: object.fileMembers[position].node)
        guard isFirst != (position == 0), lead.afterLastNewline == nil, let first = object.fileMembers.first else {
            return Array(lead)
        }
        return isFirst ? Array(spacing.lead(of: first.node)) : inlineLead(in: object)
    }

    /// The white space between a comma and the next member in one line.
    private func inlineLead(in object: DraftObject) -> [UInt8] {
        guard let second = object.fileMembers.dropFirst().first else { return content.layout.inlineSpace }
        let lead = spacing.lead(of: second.node)
        return lead.afterLastNewline == nil ? Array(lead) : content.layout.inlineSpace
    }
}
