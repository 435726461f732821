/// A value of a JSON file: a view that decodes nothing until it is asked.
public struct JSONValue: Sendable {
    /// What kind of value it is.
    public enum Kind: Sendable, Hashable {
        /// A value of that JSON type.
        case object, array, string, number, bool, null
    }

    let document: JSONDocument
    let index: Int

    var node: JSONNode { document.nodes[index] }

    /// What kind of value it is.
    public var kind: Kind {
        switch node.kind {
        case .object: .object
        case .array: .array
        case .string: .string
        case .number: .number
        case .true, .false: .bool
        case .null: .null
        }
    }

    /// Whether the value is `null`.
    public var isNull: Bool { node.kind == .null }

    /// The text of a string, nil of anything else.
    public var string: JSONString? {
        let node = node
        guard node.kind == .string else { return nil }
        let start = Int(node.start) + 1
        return JSONString(
            document: document, range: start..<max(start, start + Int(node.extent) - 2), hasEscapes: node.hasEscapes)
    }

    /// The value of `true` or `false`, nil of anything else.
    public var bool: Bool? {
        switch node.kind {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// A number as it is written, such as `1.50`, nil of anything else.
    public var number: String? {
        node.kind == .number ? String(decoding: source, as: UTF8.self) : nil
    }

    /// The value of a number without a fraction, nil of anything else and of what does not fit 64 bits.
    ///
    /// `2`, `-1` and `2.0` are integers, `1.5` and `1e3` are not.
    public var integer: Int? {
        kind == .number ? Self.integer(Array(source)) : nil
    }

    static func integer(_ number: [UInt8]) -> Int? {
        let parts = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let whole = parts.first, parts.dropFirst().joined().allSatisfy({ $0 == UInt8(ascii: "0") })
        else { return nil }
        return Int(String(decoding: whole, as: UTF8.self))
    }

    /// The bytes as they stand in the file, of a container with all that it holds.
    public var source: ArraySlice<UInt8> {
        document.source.bytes[Int(node.start)..<document.endOffset(of: index)]
    }

    /// The key of a member of an object, nil of elements and the root.
    public var key: JSONString? {
        document.keyRange(of: index).map { range in
            JSONString(document: document, range: range, hasEscapes: node.keyHasEscapes)
        }
    }

    /// Where the value begins.
    public var position: SourcePosition { document.position(of: Int(node.start)) }

    /// Where the key of a member begins, of anything else where the value begins.
    public var keyPosition: SourcePosition {
        let node = node
        return document.position(of: Int(node.hasKey ? node.keyStart : node.start))
    }

    /// The members of an object or the elements of an array, in file order; empty for other kinds.
    public var children: Children {
        Children(document: document, range: node.isContainer ? index + 1..<Int(node.extent) : index..<index)
    }

    /// The member with the key `name`. Of duplicates the last one.
    ///
    /// - Complexity: Linear in the number of members.
    public subscript(name: String) -> JSONValue? {
        guard node.kind == .object else { return nil }
        return children.first { child in child.key.map { $0 == name } ?? false }
    }

    /// The children of a container in file order. Of members with the same key only the last is there.
    public struct Children: Sequence, Sendable {
        let document: JSONDocument
        let range: Range<Int>

        /// Steps through the children.
        public struct Iterator: IteratorProtocol, Sendable {
            let document: JSONDocument
            var index: Int
            let end: Int

            /// The next child, nil after the last.
            public mutating func next() -> JSONValue? {
                while index < end {
                    let current = index
                    index = document.index(after: current)
                    if !document.nodes[current].isOverridden {
                        return JSONValue(document: document, index: current)
                    }
                }
                return nil
            }
        }

        /// Begins at the first child.
        public func makeIterator() -> Iterator {
            Iterator(document: document, index: range.lowerBound, end: range.upperBound)
        }

        /// Whether there are none.
        public var isEmpty: Bool { range.isEmpty }
    }
}
