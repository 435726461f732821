import Dispatch
import Foundation
import Synchronization

/// Reads a pipe to its end while something else is done.
final class PipeReader: Sendable {
    private let data = Mutex(Data())
    private let group = DispatchGroup()

    init(_ handle: FileHandle) {
        DispatchQueue.global().async(group: group) { [self] in
            let bytes = handle.readDataToEndOfFile()
            data.withLock { $0 = bytes }
        }
    }

    /// Waits for the end of the pipe and gives all that came.
    func wait() -> Data {
        group.wait()
        return data.withLock { $0 }
    }
}
