extension JSONValue {
    /// Whether two values are the same: objects by their members whatever their order, numbers as they are written.
    ///
    /// - Complexity: Linear in the size of the values.
    package func hasSameValue(as other: JSONValue) -> Bool {
        guard kind == other.kind else { return false }
        switch kind {
        case .null: return true
        case .bool: return bool == other.bool
        case .number: return number == other.number
        case .string: return string?.utf8.elementsEqual(other.string?.utf8 ?? []) ?? false
        case .array:
            let (left, right) = (Array(children), Array(other.children))
            return left.count == right.count && zip(left, right).allSatisfy { $0.hasSameValue(as: $1) }
        case .object:
            if source == other.source { return true }
            let (left, right) = (members, other.members)
            return left.count == right.count
                && left.allSatisfy { name, value in right[name].map { value.hasSameValue(as: $0) } ?? false }
        }
    }

    /// The members of an object by name; empty for other values.
    package var members: [ExactName: JSONValue] {
        guard kind == .object else { return [:] }
        var members: [ExactName: JSONValue] = [:]
        for child in children { members[ExactName(child.key?.string ?? "")] = child }
        return members
    }
}
