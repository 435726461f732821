/// An object that edits concern: what it is in the file, if it is there, and what becomes of its members.
struct DraftObject: Sendable {
    /// A member that the file has.
    struct FileMember: Sendable {
        /// The index of its record.
        let node: Int
        /// What becomes of it.
        var change = Change.kept
    }

    /// What becomes of a member of the file.
    enum Change: Sendable {
        case kept
        case removed
        case value(DraftValue)
    }

    /// Where a member is.
    enum Location {
        /// In the file, as the member with this position.
        case file(Int)
        /// Among the new ones.
        case added
    }

    /// Above this many members they are looked up in a dictionary.
    private static let linearSearchLimit = 16

    /// The index of the record of the object; nil of a new one.
    let node: Int?
    /// The members of the file in their order, overridden ones included.
    private(set) var fileMembers: [FileMember] = []
    /// The members that the file does not have.
    private(set) var added: [ExactName: DraftValue] = [:]
    /// Whether members come or go, so that separators change.
    private(set) var changesMembers = false

    private var positions: [ExactName: Int] = [:]
    /// The positions of members that do not count, since a later one has the same name.
    private var overridden: [ExactName: [Int]] = [:]

    /// An object that the file does not have.
    init(_ members: [(name: String, content: JSONContent)]) {
        node = nil
        for member in members { added[ExactName(member.name)] = .content(member.content) }
    }

    /// The object with the record `node`.
    init(node: Int, of document: JSONDocument) {
        self.node = node
        var child = node + 1
        let end = Int(document.nodes[node].extent)
        while child < end {
            if document.nodes[child].isOverridden {
                overridden[ExactName(document.name(of: child)), default: []].append(fileMembers.count)
            }
            fileMembers.append(FileMember(node: child))
            child = document.index(after: child)
        }
        guard fileMembers.count > Self.linearSearchLimit else { return }
        positions.reserveCapacity(fileMembers.count)
        for (position, member) in fileMembers.enumerated() {
            positions[ExactName(document.name(of: member.node))] = position
        }
    }

    /// Where the member with the given name is, nil if the object has none.
    func location(of name: String, in document: JSONDocument) -> Location? {
        if let position = position(of: name, in: document) {
            if case .removed = fileMembers[position].change { return nil }
            return .file(position)
        }
        return added[ExactName(name)] == nil ? nil : .added
    }

    /// The position of the file's member with that name, removed ones included.
    private func position(of name: String, in document: JSONDocument) -> Int? {
        if !positions.isEmpty { return positions[ExactName(name)] }
        return fileMembers.lastIndex { document.hasName(name, $0.node) }
    }

    /// Whether nothing is in the object.
    var isEmpty: Bool {
        added.isEmpty
            && fileMembers.allSatisfy { member in
                if case .removed = member.change { true } else { false }
            }
    }

    /// Gives the member `name` a value; one that the file does not have is new.
    mutating func set(_ value: DraftValue, for name: String, in document: JSONDocument) {
        guard let position = position(of: name, in: document) else {
            added[ExactName(name)] = value
            changesMembers = true
            return
        }
        let node = fileMembers[position].node
        if case .content(let content) = value, content.isScalar(equalTo: JSONValue(document: document, index: node)) {
            fileMembers[position].change = .kept
        } else {
            fileMembers[position].change = .value(value)
        }
    }

    /// Removes the member `name`, and what it overrides, if it is there.
    mutating func remove(_ name: String, in document: JSONDocument) {
        guard let position = position(of: name, in: document) else {
            added[ExactName(name)] = nil
            return
        }
        fileMembers[position].change = .removed
        changesMembers = true
        for other in overridden[ExactName(name)] ?? [] { fileMembers[other].change = .removed }
    }

    /// The names of all members that there are.
    func names(in document: JSONDocument) -> [String] {
        let kept = fileMembers.compactMap { member -> String? in
            if case .removed = member.change { return nil }
            return document.nodes[member.node].isOverridden ? nil : document.name(of: member.node)
        }
        return kept + added.keys.map(\.text)
    }
}

/// A value that edits have made.
enum DraftValue: Sendable {
    /// The object with this number in the draft.
    case object(Int)
    /// A value without edits inside.
    case content(JSONContent)
}

extension JSONDocument {
    /// The key of the member at `index`.
    func name(of index: Int) -> String {
        JSONValue(document: self, index: index).key?.string ?? ""
    }

    /// Whether the member at `index` has the key `name`.
    func hasName(_ name: String, _ index: Int) -> Bool {
        JSONValue(document: self, index: index).key.map { $0 == name } ?? false
    }
}
