import Foundation
import Synchronization

/// The memory of this process as the system sees it, measured at intervals.
final class Memory: Sendable {
    /// How far the resident memory may grow after the first tenth of the work, in bytes. A leak of one localizer in each
    /// hundred lookups, or of one table in each swap, would be twenty times as much in a whole run.
    static let bound = 4 << 20

    private let state = Mutex((base: Int?.none, highest: 0))

    /// What is resident now, in bytes; `nil` where the system does not tell in `/proc`.
    static var resident: Int? {
        guard
            let text = FileManager.default.contents(atPath: "/proc/self/statm").map({
                String(decoding: $0, as: UTF8.self)
            })
        else { return nil }
        let fields = text.split(separator: " ")
        return fields.count > 1 ? Int(fields[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
    }

    /// Measures and prints; all that is measured after the first tenth of the work counts.
    func measure(lookups: Int, of total: Int, swaps: Int) throws {
        guard let resident = Self.resident else { return }
        try state.withLock { state in
            if lookups * 10 >= total {
                if state.base == nil { state.base = resident }
                state.highest = max(state.highest, resident)
            }
            Self.say(
                String(
                    format: "%12ld lookups %8ld reloads %8.1f MB resident", lookups, swaps, Double(resident) / 1048576))
            if let base = state.base, resident > base + Self.bound {
                throw SoakFailure("memory grew from \(base) to \(resident) bytes")
            }
        }
    }

    /// Prints a line at once, also into a pipe.
    static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    /// What the run came to.
    var summary: String {
        state.withLock { state in
            guard let base = state.base else { return "memory is not known here" }
            return "memory grew by \((state.highest - base) / 1024) KB after the first tenth"
        }
    }
}
