/// A value of a property list, as far as Apple's tables have them.
indirect enum PropertyListValue {
    /// A text in UTF-8.
    case string([UInt8])
    case dictionary(PropertyListDictionary)

    /// A text.
    static func string(_ text: String) -> PropertyListValue {
        .string(Array(text.utf8))
    }
}

/// A dictionary of a property list.
struct PropertyListDictionary {
    private(set) var members: [(key: [UInt8], value: PropertyListValue)] = []

    var isEmpty: Bool { members.isEmpty }

    /// Adds a member. The caller sees to it that its key is new.
    mutating func append(_ key: [UInt8], _ value: PropertyListValue) {
        members.append((key, value))
    }

    /// Adds a member. The caller sees to it that its key is new.
    mutating func append(_ key: String, _ value: PropertyListValue) {
        members.append((Array(key.utf8), value))
    }

    /// Whether there is a member with the key.
    ///
    /// - Complexity: Linear in the number of members.
    func contains(_ key: String) -> Bool {
        members.contains { $0.key.elementsEqual(key.utf8) }
    }
}
