extension String {
    /// Calls `body` with the text's bytes in UTF-8.
    package func withUTF8Span<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        // A native string lends its bytes for the time of the call, which is how long the span lives.
        if let result = unsafe utf8.withContiguousStorageIfAvailable({ unsafe body($0.span) }) {
            return result
        }
        return body(Array(utf8).span)
    }
}
