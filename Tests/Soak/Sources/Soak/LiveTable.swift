import Foundation
import LocalizationRuntime
import Synchronization

/// The file that the service reads, replaced all the while by the other version of it.
final class LiveTable: Sendable {
    /// What is served from.
    let tables: ReloadableTables

    private let path: String
    private let versions: [Data]
    private let swapCount = Mutex(0)

    /// Puts the first of `versions` at `path`.
    init(versions: [Data], path: String) throws {
        self.versions = versions
        self.path = path
        try Self.put(versions[0], path)
        tables = try ReloadableTables([TableFile(path)])
    }

    /// How often the file was replaced.
    var swaps: Int { swapCount.withLock { $0 } }

    /// Replaces the file by the other version, or every tenth time by a broken one first, which must be refused.
    func swap() throws {
        try swapCount.withLock { count in
            count += 1
            let next = versions[count % versions.count]
            if count % 10 == 0 {
                try Self.put(next.dropLast(count % next.count + 1), path)
                let outcome = tables.reload()
                guard outcome.reloaded.isEmpty, outcome.failures.count == 1 else {
                    throw SoakFailure("a broken table was taken")
                }
            }
            try Self.put(next, path)
            let outcome = count % 2 == 0 ? tables.reload() : tables.reloadChanged()
            guard outcome.reloaded == [path], outcome.failures.isEmpty else {
                throw SoakFailure("swap \(count) was not taken: \(outcome)")
            }
        }
    }

    /// Replaces by renaming, as tools do.
    private static func put(_ bytes: Data, _ path: String) throws {
        try bytes.write(to: URL(fileURLWithPath: path + ".new"))
        guard rename(path + ".new", path) == 0 else { throw SoakFailure("\(path) cannot be replaced") }
    }
}

/// Why the program ends without success.
struct SoakFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
