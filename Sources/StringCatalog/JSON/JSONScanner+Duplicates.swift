extension JSONScanner {
    /// Looks whether the keys of an object still rise when the record just added comes after the last member.
    @inline(__always)
    mutating func noteMember(_ node: JSONNode) {
        let last = current.lastMember
        current.lastMember = nodes.count - 1
        guard last != 0, current.isRising else { return }
        current.isRising = isRising(nodes[last], node)
    }

    /// Whether the key of `left` comes before that of `right` in the order of bytes, the closing quote included.
    ///
    /// Keys without escapes hold no quote, so with it none is the beginning of another, and the order is strict.
    /// False where it is not known, which only costs a look for duplicates.
    private func isRising(_ left: JSONNode, _ right: JSONNode) -> Bool {
        guard !left.keyHasEscapes, !right.keyHasEscapes else { return false }
        let (leftStart, rightStart) = (Int(left.keyStart) + 1, Int(right.keyStart) + 1)
        let (leftLength, rightLength) = (left.keyLength, right.keyLength)
        var index = 0
        if bytes.hasWord(at: leftStart), bytes.hasWord(at: rightStart) {
            var leftWord = bytes.word(at: leftStart).byteSwapped
            var rightWord = bytes.word(at: rightStart).byteSwapped
            if leftLength == rightLength, leftLength < 8 {
                leftWord >>= UInt64(64 - leftLength * 8)
                rightWord >>= UInt64(64 - leftLength * 8)
            }
            guard leftWord == rightWord else { return leftWord < rightWord }
            index = 8
        }
        let length = min(leftLength, rightLength)
        while index <= length {
            let (leftByte, rightByte) = (bytes[leftStart + index], bytes[rightStart + index])
            guard leftByte == rightByte else { return leftByte < rightByte }
            index += 1
        }
        return false
    }

    /// Marks all but the last member of each key in an object, and notes the pairs for reports.
    mutating func findDuplicates(in object: Int) {
        var members: [Int] = []
        var index = object + 1
        let end = Int(nodes[object].extent)
        while index < end {
            if nodes[index].hasKey { members.append(index) }
            index = nodes[index].isContainer ? Int(nodes[index].extent) : index + 1
        }
        if members.count <= 12 {
            findDuplicatesPairwise(members)
        } else {
            findDuplicatesByHash(members)
        }
    }

    private mutating func findDuplicatesPairwise(_ members: [Int]) {
        for later in members.indices.dropFirst() {
            // The latest of the same key before it is the one that it replaces.
            if let earlier = members[..<later].last(where: { isSameKey($0, members[later]) }) {
                noteDuplicate(earlier, members[later])
            }
        }
    }

    /// A hash table with open addressing.
    private mutating func findDuplicatesByHash(_ members: [Int]) {
        var capacity = 32
        while capacity < members.count * 2 { capacity *= 2 }
        let hashing = KeyHashing()
        var slots = [UInt32](repeating: 0, count: capacity)
        var hashes = [UInt32](repeating: 0, count: capacity)
        for member in members {
            let hash = hashOfKey(member, hashing)
            var slot = Int(truncatingIfNeeded: hash) & (capacity - 1)
            let tag = UInt32(truncatingIfNeeded: hash >> 32)
            while slots[slot] != 0 {
                if hashes[slot] == tag, isSameKey(Int(slots[slot]), member) {
                    noteDuplicate(Int(slots[slot]), member)
                    break
                }
                slot = (slot + 1) & (capacity - 1)
            }
            slots[slot] = UInt32(truncatingIfNeeded: member)
            hashes[slot] = tag
        }
    }

    private mutating func noteDuplicate(_ earlier: Int, _ later: Int) {
        nodes[earlier].isOverridden = true
        if duplicates.count < Self.problemLimit { duplicates.append((earlier, later)) }
    }

    // MARK: Keys

    private func hashOfKey(_ member: Int, _ hashing: KeyHashing) -> UInt64 {
        guard nodes[member].keyHasEscapes else { return hashing.hash(keyRange(of: member), of: bytes) }
        let key = decodedKey(of: member)
        return key.withBytes { hashing.hash(0..<key.count, of: $0) }
    }

    private func isSameKey(_ left: Int, _ right: Int) -> Bool {
        if nodes[left].keyHasEscapes || nodes[right].keyHasEscapes {
            return decodedKey(of: left) == decodedKey(of: right)
        }
        let (leftRange, rightRange) = (keyRange(of: left), keyRange(of: right))
        return leftRange.count == rightRange.count
            && bytes.isEqual(leftRange.lowerBound, rightRange.lowerBound, length: leftRange.count)
    }

    private func decodedKey(of member: Int) -> [UInt8] {
        var key: [UInt8] = []
        JSONEscapes.decode(bytes, keyRange(of: member), into: &key)
        return key
    }

    /// The bytes between the quotes of a member's key.
    func keyRange(of member: Int) -> Range<Int> {
        nodes[member].keyRange(in: bytes)
    }
}
