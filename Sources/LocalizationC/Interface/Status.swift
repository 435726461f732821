internal import LocalizationCHeader
internal import LocalizationRuntime

/// Why a call does nothing, as C is told.
enum Status: Int32, Error, CaseIterable {
    case ok = 0
    case invalidHandle = -1
    case invalidArgument = -2
    case invalidUTF8 = -3
    case unreadableFile = -4
    case notATable = -5
    case newerTable = -6
    case damagedTable = -7
    case tooManyHandles = -8

    init(_ error: LocalizationTableError) {
        switch error {
        case .notATable: self = .notATable
        case .newerVersion: self = .newerTable
        case .wrongSize, .damaged: self = .damagedTable
        case .notAFile, .tooLarge, .unreadable: self = .unreadableFile
        case .file(_, let error): self.init(error)
        }
    }

    /// A few words for people.
    var text: String {
        switch self {
        case .ok: "done"
        case .invalidHandle: "no such handle, or one that was closed"
        case .invalidArgument: "invalid argument"
        case .invalidUTF8: "text that is not UTF-8"
        case .unreadableFile: "the file cannot be read"
        case .notATable: "not a lookup table"
        case .newerTable: "the lookup table is newer than this library"
        case .damagedTable: "the lookup table is damaged"
        case .tooManyHandles: "too many handles are open"
        }
    }

    /// The status that `body` ends with.
    static func of(_ body: () throws(Status) -> Void) -> Int32 {
        do throws(Status) {
            try body()
            return Status.ok.rawValue
        } catch {
            return error.rawValue
        }
    }

    /// What `body` gives, or the status that it ends with.
    static func or<Value: FixedWidthInteger>(_ body: () throws(Status) -> Value) -> Value {
        do throws(Status) {
            return try body()
        } catch {
            return Value(error.rawValue)
        }
    }
}
