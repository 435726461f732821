internal import LocalizationCHeader
internal import LocalizationRuntime
internal import LookupTable

extension localization_argument {
    /// The value, its text copied.
    var argumentValue: ArgumentValue {
        get throws(Status) {
            switch unsafe Int(kind) {
            case LOCALIZATION_INT64: return unsafe .integer(value.int64)
            case LOCALIZATION_UINT64: return unsafe .unsignedInteger(value.uint64)
            case LOCALIZATION_DOUBLE: return unsafe .double(value.number)
            case LOCALIZATION_PERCENT: return unsafe .percent(value.number)
            case LOCALIZATION_UTF8:
                return .text(unsafe try CallerMemory.utf8(value.utf8.bytes, value.utf8.length).string)
            default: throw .invalidArgument
            }
        }
    }

    /// The ratio of a percentage; `nil` of another kind.
    var ratio: Double? { unsafe Int(kind) == LOCALIZATION_PERCENT ? value.number : nil }

    /// A number that is no percentage.
    var number: DecimalNumber {
        get throws(Status) {
            switch unsafe Int(kind) {
            case LOCALIZATION_INT64: return unsafe DecimalNumber(value.int64)
            case LOCALIZATION_UINT64: return unsafe DecimalNumber(value.uint64)
            case LOCALIZATION_DOUBLE: return unsafe DecimalNumber(value.number)
            default: throw .invalidArgument
            }
        }
    }
}

extension Arguments {
    /// More arguments than a format string can name.
    private static let greatestCount = 256

    /// The arguments that C lends. Up to four take no memory.
    init(_ pointer: UnsafePointer<localization_argument>?, _ count: Int) throws(Status) {
        guard (0...Self.greatestCount).contains(count) else { throw .invalidArgument }
        guard count > 0 else {
            self.init()
            return
        }
        guard let pointer = unsafe pointer else { throw .invalidArgument }
        // The caller has `count` arguments there.
        let lent = unsafe UnsafeBufferPointer(start: pointer, count: count)
        func value(_ index: Int) throws(Status) -> ArgumentValue { try unsafe lent[index].argumentValue }
        switch count {
        case 1: self.init(try value(0))
        case 2: self.init(try value(0), try value(1))
        case 3: self.init(try value(0), try value(1), try value(2))
        case 4: self.init(try value(0), try value(1), try value(2), try value(3))
        default:
            var values: [any Argument] = []
            for index in 0..<count { values.append(try value(index)) }
            self.init(values)
        }
    }
}
