/// The values of a file with edits on top.
///
/// Only objects that an edit reaches into have a ``DraftObject``; everything else stays a record of the file, so that
/// an edit costs what it touches and thousands of them cost one pass together.
struct Draft: Sendable {
    /// The number of the root in ``objects``.
    static let root = 0

    /// The file.
    let document: JSONDocument
    /// The objects that edits reach into, the root first.
    private(set) var objects: [DraftObject]

    /// The file as it is. Nil where its root is no object.
    init?(_ document: JSONDocument) {
        guard document.nodes.first?.kind == .object else { return nil }
        self.document = document
        objects = [DraftObject(node: 0, of: document)]
    }

    /// A value to be looked at without reaching into it.
    enum View {
        case file(JSONValue)
        case object(Int)
        case content(JSONContent)

        fileprivate init(_ value: DraftValue) {
            switch value {
            case .object(let number): self = .object(number)
            case .content(.copy(let value)): self = .file(value)
            case .content(let content): self = .content(content)
            }
        }

        /// The kind of the value.
        var kind: JSONValue.Kind {
            switch self {
            case .file(let value): value.kind
            case .object: .object
            case .content(let content): content.kind
            }
        }
    }

    /// The member `name` of an object, nil if it has none.
    func view(of name: String, in object: Int) -> View? {
        switch objects[object].location(of: name, in: document) {
        case nil: nil
        case .file(let position):
            switch objects[object].fileMembers[position].change {
            case .kept: .file(JSONValue(document: document, index: objects[object].fileMembers[position].node))
            case .value(let value): View(value)
            case .removed: nil
            }
        case .added: objects[object].added[ExactName(name)].map { View($0) }
        }
    }

    /// What the members with these names, one in the other, lead to from an object; nil where one is absent.
    func view(at names: [String], in object: Int) -> View? {
        var view = View.object(object)
        for name in names {
            let next: View?
            switch view {
            case .object(let number): next = self.view(of: name, in: number)
            case .file(let value): next = value[name].map { .file($0) }
            case .content(.object(let members)): next = members[name].map { View(.content($0)) }
            case .content: next = nil
            }
            guard let next else { return nil }
            view = next
        }
        return view
    }

    /// The kind of the member `name` of an object, nil if it has none.
    func kind(of name: String, in object: Int) -> JSONValue.Kind? {
        view(of: name, in: object)?.kind
    }

    /// The names of the members of the member `name` of an object.
    func names(of name: String, in object: Int) -> [String] {
        switch view(of: name, in: object) {
        case nil: []
        case .object(let number): objects[number].names(in: document)
        case .file(let value): value.kind == .object ? value.children.map { $0.key?.string ?? "" } : []
        case .content(.object(let members)): Array(members.keys)
        case .content: []
        }
    }

    /// The number of the member `name` of an object if it is an object itself.
    mutating func open(_ name: String, in object: Int) -> Int? {
        let value: DraftValue
        switch objects[object].location(of: name, in: document) {
        case nil: return nil
        case .file(let position):
            let member = objects[object].fileMembers[position]
            switch member.change {
            case .removed: return nil
            case .value(let changed): value = changed
            case .kept:
                guard document.nodes[member.node].kind == .object else { return nil }
                return append(DraftObject(node: member.node, of: document), as: name, of: object)
            }
        case .added:
            guard let added = objects[object].added[ExactName(name)] else { return nil }
            value = added
        }
        switch value {
        case .object(let number): return number
        case .content(let content):
            return content.members.map { append(DraftObject($0), as: name, of: object) }
        }
    }

    private mutating func append(_ new: DraftObject, as name: String, of object: Int) -> Int {
        objects.append(new)
        objects[object].set(.object(objects.count - 1), for: name, in: document)
        return objects.count - 1
    }

    /// Gives the member `name` of an object a value.
    ///
    /// Where an object stands and an object comes, members that are the same stay as they are written.
    mutating func set(_ content: JSONContent, for name: String, in object: Int) {
        guard let members = content.members, let old = open(name, in: object) else {
            objects[object].set(.content(content), for: name, in: document)
            return
        }
        let wanted = Set(members.map { ExactName($0.name) })
        for name in objects[old].names(in: document) where !wanted.contains(ExactName(name)) {
            objects[old].remove(name, in: document)
        }
        for member in members { set(member.content, for: member.name, in: old) }
    }

    /// Removes the member `name` of an object, if it is there.
    mutating func remove(_ name: String, in object: Int) {
        objects[object].remove(name, in: document)
    }
}
