import Synchronization

/// A scanned JSON file: its bytes, the records of its values, and the lines when they are asked for.
final class JSONDocument: Sendable {
    /// The path as the caller gave it.
    let path: String
    /// The bytes.
    let source: SourceText
    /// One record for each value, the root first. Empty if there is no value at all.
    let nodes: [JSONNode]
    /// Whether the bytes are not JSON in some place. A trailing comma, which is accepted, is no error.
    let hasSyntaxErrors: Bool
    private let lineIndex = Mutex(LineIndex())

    init(path: String, source: SourceText, nodes: [JSONNode], hasSyntaxErrors: Bool) {
        self.path = path
        self.source = source
        self.nodes = nodes
        self.hasSyntaxErrors = hasSyntaxErrors
    }

    /// Line and column of an offset. The file is read up to there once; later questions read a few kilobytes.
    func position(of offset: Int) -> SourcePosition {
        lineIndex.withLock { $0.position(lookingAheadTo: offset, in: source) }
    }

    /// The index of the record after the value at `index` and all that it holds.
    func index(after index: Int) -> Int {
        let node = nodes[index]
        return node.isContainer ? Int(node.extent) : index + 1
    }

    /// The offset after the last byte of the value at `index`.
    ///
    /// - Complexity: Containers store no end; it is found from the end of the last descendant.
    func endOffset(of index: Int) -> Int {
        let node = nodes[index]
        guard node.isContainer else { return min(Int(node.start) + Int(node.extent), source.bytes.count) }
        var offset = Int(node.start) + 1
        var openContainers = 1
        let last = Int(node.extent) - 1
        if last > index {
            // The last descendant is inside every container that ends with it.
            var current = index
            while current != last, nodes[current].isContainer, Int(nodes[current].extent) == last + 1 {
                current = lastChild(of: current)
                if nodes[current].isContainer { openContainers += 1 }
            }
            let leaf = nodes[last]
            offset = leaf.isContainer ? Int(leaf.start) + 1 : Int(leaf.start) + Int(leaf.extent)
        }
        offset = min(offset, source.bytes.count)
        while openContainers > 0, offset < source.bytes.count {
            if source.bytes[offset] == UInt8(ascii: "}") || source.bytes[offset] == UInt8(ascii: "]") {
                openContainers -= 1
            }
            offset += 1
        }
        return offset
    }

    private func lastChild(of index: Int) -> Int {
        let end = Int(nodes[index].extent)
        var child = index + 1
        while self.index(after: child) < end {
            child = self.index(after: child)
        }
        return child
    }

    /// The bytes between the quotes of the key of the value at `index`, nil where it has no key.
    func keyRange(of index: Int) -> Range<Int>? {
        let node = nodes[index]
        guard node.hasKey else { return nil }
        return source.bytes.withBytes { node.keyRange(in: $0) }
    }
}
