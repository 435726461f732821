import LookupTable

/// What a slot leads to, in the writer's own numbers, in eight bytes: a large table has many.
struct PackedTarget {
    let rawValue: UInt64

    /// The target with these eight bytes.
    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// A message and the language it came from.
    init(_ origin: TableWriter.Origin) {
        rawValue = UInt64(origin.message.rawValue) << 32 | UInt64(UInt32(truncatingIfNeeded: origin.language)) << 1
    }

    /// A choice by device.
    init(choice: Int) {
        rawValue = UInt64(truncatingIfNeeded: choice) << 1 | 1
    }

    /// The number of the choice by device, or `nil` when there is none.
    var choice: Int? {
        rawValue & 1 == 1 ? Int(truncatingIfNeeded: rawValue >> 1) : nil
    }

    /// The message and its language, where there is no choice.
    var origin: TableWriter.Origin {
        TableWriter.Origin(
            message: TableWriter.MessageReference(rawValue: UInt32(truncatingIfNeeded: rawValue >> 32)),
            language: Int(truncatingIfNeeded: rawValue >> 1 & 0x7FFF_FFFF)
        )
    }
}
