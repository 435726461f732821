/// Turns the bytes of a JSON file (RFC 8259) into records, and reports what is not JSON.
///
/// It is a state machine over bytes with a stack of open containers. A defect is reported and repaired in the way that
/// a person most likely meant, so that one defect gives one report; the files for ``JSONScanner`` by subject hold the
/// repairs. The time is linear in the number of bytes, whatever they are.
struct JSONScanner {
    /// How many defects are reported before scanning stops.
    static let problemLimit = 100
    /// How deep containers may be nested.
    static let depthLimit = 512
    /// The largest file, in bytes: offsets are 32 bits wide, with some room for ends.
    static let sizeLimit = Int(UInt32.max) - 16

    /// What may come next.
    enum State {
        /// A member or `}`, just after `{`; a member after a comma.
        case firstMember, nextMember
        /// A colon after a key; a value after the colon.
        case colon, memberValue
        /// An element or `]`, just after `[`; an element after a comma.
        case firstElement, nextElement
        /// A comma or the closing bracket.
        case afterValue
        /// Nothing but white space.
        case end
    }

    /// A container whose closing bracket has not come yet, in 16 bytes, since it is moved whenever one opens or closes.
    struct OpenContainer {
        private var nodeNumber: UInt32
        private var lastMemberNumber: UInt32 = 0
        /// One more than the indentation; 0 for none.
        private var indentationNumber: UInt32

        var isObject: Bool

        /// Whether the keys so far are in strictly rising byte order, so that none occurs twice.
        var isRising = true

        /// Its record. Records have numbers of 32 bits, as the offsets of a file have.
        var node: Int { Int(nodeNumber) }

        /// The record of the last member.
        var lastMember: Int {
            get { Int(lastMemberNumber) }
            set { lastMemberNumber = UInt32(truncatingIfNeeded: newValue) }
        }

        /// The blanks before a line that is missing and would have opened it; else nil.
        var indentation: Int? { indentationNumber == 0 ? nil : Int(indentationNumber) - 1 }

        init(node: Int, isObject: Bool, indentation: Int? = nil) {
            nodeNumber = UInt32(truncatingIfNeeded: node)
            self.isObject = isObject
            indentationNumber = indentation.map { UInt32(clamping: $0 + 1) } ?? 0
        }

        /// What is around the root.
        static let file = OpenContainer(node: 0, isObject: false)
    }

    /// The number of open containers.
    var depth: Int { outer.count }
    /// Whether the innermost open container is an object.
    var isInObject: Bool { current.isObject }
    /// Whether the innermost open container is an array.
    var isInArray: Bool { !current.isObject && !outer.isEmpty }

    let bytes: SourceBytes
    let contentStart: Int
    /// Whether indentation decides where a bracket is missing: for files whose brackets do not balance.
    let trustsIndentation: Bool

    var offset: Int
    var state = State.memberValue
    var nodes: [JSONNode] = []
    /// The innermost open container; outside the root one that stands for the file.
    var current = OpenContainer.file
    /// The containers around the innermost one, from the file on.
    var outer: [OpenContainer] = []
    /// The key that waits for its value.
    var key = JSONKey.none
    /// Where the last comma stood.
    var lastComma = 0
    /// The end of the last value.
    var lastValueEnd = 0

    var problems: [SourceProblem] = []
    var warningCount = 0
    /// Objects in which a key occurs twice, by pairs of records: the earlier and the one that counts.
    var duplicates: [(earlier: Int, later: Int)] = []
    /// Whether the brackets do not balance.
    var isUnbalanced = false
    /// Whether scanning is over, at the end or given up.
    var isStopped = false
    /// Whether the values are likely to be those that were meant.
    var isWhole = true
    /// Whether a marker of a git conflict was seen.
    var hasConflicts = false
    /// Whether the start of a conflict was seen, but not its end.
    var isInConflict = false
    /// An offset from which on the file has no end of a conflict.
    var noConflictEndAfter = Int.max

    init(_ bytes: SourceBytes, contentStart: Int, trustsIndentation: Bool) {
        self.bytes = bytes
        self.contentStart = contentStart
        self.trustsIndentation = trustsIndentation
        offset = contentStart
        // More than the usual file has, so that records are not moved; what is not needed is never touched.
        nodes.reserveCapacity(min(bytes.count / 32 + 16, bytes.count + 1))
        outer.reserveCapacity(16)
    }

    /// Scans the whole file.
    mutating func scan() {
        guard enterRoot() else { return }
        while !isStopped {
            skipWhitespace()
            let byte = bytes[offset]
            switch state {
            case .firstMember, .nextMember:
                if byte == UInt8(ascii: "\"") {
                    if trustsIndentation { repairIndentationBeforeKey() }
                    guard !isStopped else { break }
                    scanKey()
                } else if byte == UInt8(ascii: "}") {
                    closeContainer(isObject: true)
                } else {
                    recoverMember(byte)
                }
            case .colon:
                if byte == UInt8(ascii: ":") {
                    offset += 1
                    state = .memberValue
                } else {
                    recoverColon(byte)
                }
            case .memberValue:
                scanValue(byte)
            case .firstElement, .nextElement:
                if byte == UInt8(ascii: "]") {
                    closeContainer(isObject: false)
                } else {
                    scanValue(byte)
                }
            case .afterValue:
                if byte == UInt8(ascii: ",") {
                    lastComma = offset
                    offset += 1
                    state = isInObject ? .nextMember : .nextElement
                } else if byte == UInt8(ascii: "}") {
                    closeContainer(isObject: true)
                } else if byte == UInt8(ascii: "]") {
                    closeContainer(isObject: false)
                } else {
                    recoverAfterValue(byte)
                }
            case .end:
                finish(byte)
            }
        }
    }

    // MARK: Values

    @inline(__always)
    private mutating func scanKey() {
        let start = offset
        let string = scanString(isKey: true)
        key = JSONKey(start: start, length: string.end - start - 1, hasEscapes: string.hasEscapes)
        // The usual `"key" : ` and `"key": ` need no further round.
        var next = offset
        if bytes[next] == UInt8(ascii: " ") { next += 1 }
        guard bytes[next] == UInt8(ascii: ":") else {
            state = .colon
            return
        }
        next += 1
        if bytes[next] == UInt8(ascii: " ") { next += 1 }
        offset = next
        state = .memberValue
    }

    @inline(__always)
    private mutating func scanValue(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""):
            let start = offset
            let string = scanString(isKey: false)
            var node = JSONNode(kind: .string, start: start, extent: string.end + 1 - start, key: key)
            if string.hasEscapes { node.hasEscapes = true }
            append(node)
            finishValue()
        case UInt8(ascii: "{"):
            openContainer(isObject: true)
        case UInt8(ascii: "["):
            openContainer(isObject: false)
        default:
            scanScalar(byte)
        }
    }

    /// Adds a record for the value at hand and gives it to the container it is in.
    @inline(__always)
    mutating func append(_ node: JSONNode) {
        if nodes.count == nodes.capacity { growNodes() }
        nodes.append(node)
        guard key.isPresent else { return }
        noteMember(node)
        key = .none
    }

    /// Makes room by the number of records that the rest of the file is likely to need.
    private mutating func growNodes() {
        let read = max(offset, 1)
        let estimate = Int(Double(nodes.count) * (Double(bytes.count) / Double(read)) * 1.05) + 64
        nodes.reserveCapacity(max(nodes.count + nodes.count / 4 + 64, min(estimate, nodes.count * 4)))
    }

    mutating func finishValue() {
        lastValueEnd = offset
        state = outer.isEmpty ? .end : .afterValue
    }

    // MARK: Containers

    mutating func openContainer(isObject: Bool) {
        guard depth < Self.depthLimit else {
            report(.tooDeep(limit: Self.depthLimit), at: offset)
            stop()
            return
        }
        let index = nodes.count
        append(JSONNode(kind: isObject ? .object : .array, start: offset, extent: index + 1, key: key))
        push(OpenContainer(node: index, isObject: isObject))
        offset += 1
        state = isObject ? .firstMember : .firstElement
    }

    private mutating func closeContainer(isObject: Bool) {
        if trustsIndentation, !repairIndentation() { return }
        guard depth > 0 else { return stop() }
        guard current.isObject == isObject else { return recoverClosing() }
        if state == .nextMember || state == .nextElement {
            warn(.trailingComma, at: lastComma)
        }
        offset += 1
        popContainer()
    }

    mutating func push(_ container: OpenContainer) {
        outer.append(current)
        current = container
    }

    /// Ends the innermost container.
    mutating func popContainer() {
        guard let around = outer.popLast() else { return }
        let container = current
        current = around
        nodes[container.node].extent = UInt32(truncatingIfNeeded: nodes.count)
        if !container.isRising { findDuplicates(in: container.node) }
        finishValue()
    }

    /// Gives up: ends all containers and reads no further.
    mutating func stop() {
        isWhole = false
        while depth > 0 { popContainer() }
        isStopped = true
    }

    // MARK: Problems

    /// Adds a defect, up to the limit.
    mutating func report(_ message: DiagnosticMessage, at offset: Int, notes: [(text: String, offset: Int)] = []) {
        guard problems.count - warningCount < Self.problemLimit else { return }
        problems.append(SourceProblem(message, at: offset, notes: notes))
        if problems.count - warningCount == Self.problemLimit { stop() }
    }

    private mutating func warn(_ message: DiagnosticMessage, at offset: Int) {
        guard warningCount < Self.problemLimit else { return }
        warningCount += 1
        problems.append(SourceProblem(message, at: offset))
    }
}
