#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// Standard output or standard error, written in large pieces.
///
/// A reader that goes away (`xcstrings status . | head -1`) is no error: what follows is dropped and the command
/// finishes its work. A full disk is one.
final class StandardStream {
    private let descriptor: Int32
    private var pending: [UInt8] = []
    private var isClosed = false
    /// The error number of a write that failed for another reason than a reader that went away.
    private(set) var failure: Int32?

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Whether the stream is shown on a terminal.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The columns of the terminal; nil where the stream is none or does not tell.
    var columns: Int? {
        #if canImport(WASILibc)
            return nil
        #else
            var size = winsize()
            // The system fills the structure, whose size belongs to the request.
            guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
            return Int(size.ws_col)
        #endif
    }

    func write(_ text: String) {
        write(text.utf8)
    }

    func write(_ bytes: some Collection<UInt8>) {
        pending += bytes
        if pending.count >= 1 << 16 { flush() }
    }

    /// Hands everything to the system.
    func flush() {
        var start = 0
        while start < pending.count, !isClosed {
            let written = unsafe pending.withUnsafeBytes { buffer in
                guard let base = buffer.baseAddress else { return 0 }
                // `start` is below the count, so the pointer and the rest of the count stay inside the buffer.
                return unsafe systemWrite(descriptor, base + start, buffer.count - start)
            }
            if written >= 0 {
                start += written
            } else if errno != EINTR {
                isClosed = true
                if errno != EPIPE { failure = errno }
            }
        }
        pending.removeAll(keepingCapacity: true)
    }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    unsafe write(descriptor, start, count)
}
