import CPeers

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that ran to its end.
package struct ProcessRun: Sendable {
    package let seconds: Double
    package let userSeconds: Double
    package let peakBytes: Int
    package let exitCode: Int

    /// Runs a program with its arguments, its output thrown away.
    package init(_ arguments: [String]) {
        var pointers = arguments.map { UnsafePointer(strdup($0)) }
        pointers.append(nil)
        let result = pointers.withUnsafeBufferPointer { cpeers_run($0.baseAddress) }
        for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) }
        seconds = result.seconds
        userSeconds = result.user_seconds
        peakBytes = Int(result.peak_bytes)
        exitCode = Int(result.exit_code)
    }
}
