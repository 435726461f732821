import Dispatch
import Foundation
import Synchronization

/// Reads a pipe to its end while something else is done.
final class PipeReader: Sendable {
    private let result = Mutex(Result<Data, any Error>.success(Data()))
    private let group = DispatchGroup()

    init(_ handle: FileHandle) {
        DispatchQueue.global().async(group: group) { [self] in
            let read = Result { try handle.readToEnd() ?? Data() }
            result.withLock { $0 = read }
        }
    }

    /// Waits for the end of the pipe and gives all that came.
    func wait() throws -> Data {
        group.wait()
        return try result.withLock { try $0.get() }
    }
}
