#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// What the process knows about its surroundings.
enum Environment {
    /// The value of an environment variable.
    static func value(of name: String) -> String? {
        // The C library owns the text, and it is copied at once; nothing here changes the environment meanwhile.
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// What an error number of the system means.
    static func text(ofError number: Int32) -> String {
        // The C library owns the text, and it is copied at once.
        unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    }

    /// Makes a write to a reader that went away, or beyond the size that files may have, an error instead of the end of
    /// the process, so that a command that writes files ends its work and leaves nothing half done.
    static func ignoreSignalsOfFiles() {
        #if !canImport(WASILibc)
            _ = signal(SIGPIPE, SIG_IGN)
            _ = signal(SIGXFSZ, SIG_IGN)
        #endif
    }
}
