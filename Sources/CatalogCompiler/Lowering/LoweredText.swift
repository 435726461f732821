internal import LookupTable
internal import LookupTableWriter

/// What one localization gives: nothing, one text, or texts by device.
enum LoweredText {
    /// One branch of a choice by device.
    struct Branch {
        var device: String
        var message: TableWriter.MessageReference
    }

    case none
    case every(TableWriter.MessageReference)
    /// `other` is absent where the catalog has no text for the remaining devices.
    case device([Branch], other: TableWriter.MessageReference?)
}

/// A text in parts, not yet in the table.
struct LoweredMessage {
    var parts: [MessagePart]

    /// Whether all string units that the text is made of are in a state that is to be compiled.
    var isListed = true

    /// Whether the text is empty, which means that nobody has written it.
    var isEmpty: Bool {
        parts.allSatisfy { part in
            if case .text(let bytes) = part { bytes.isEmpty } else { false }
        }
    }

    /// The number of bytes of text in `parts`, plural forms included.
    static func byteCount(of parts: [MessagePart]) -> Int {
        parts.reduce(0) { sum, part in
            switch part {
            case .text(let bytes): sum + bytes.count
            case .escapedPercentSign: sum + 1
            case .placeholder(let placeholder): sum + placeholder.spelling.count
            case .silent(let spelling): sum + spelling.count
            case .plural(let choice): choice.forms.reduce(sum) { $0 + byteCount(of: $1.parts) }
            }
        }
    }
}
