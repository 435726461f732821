import Internationalization
import LookupTable

extension TextSink {
    /// The text that `body` writes, which is as long as it will, up to `limit` bytes.
    static func message(limit: Int, _ body: (inout TextSink) -> Void) -> String {
        var text = ""
        withSink(limit: limit) { sink in
            body(&sink)
            unsafe sink.withBytes { bytes in text = unsafe RawBytes(bytes).string }
        }
        return text
    }

    /// Appends a text.
    @inline(__always)
    mutating func append(_ text: RawBytes) {
        unsafe text.withUnsafeBuffer { buffer in unsafe append(buffer) }
    }

    /// Appends what `body` writes, which has so many scalars, with spaces up to the width of a placeholder.
    mutating func appendField(_ specifier: FormatSpecifier, scalarCount: Int, _ body: (inout TextSink) -> Void) {
        let padding = max(0, Int(specifier.width) - scalarCount)
        let isLeftAligned = specifier.flags.contains(.leftAligned)
        if !isLeftAligned { append(spaces: padding) }
        body(&self)
        if isLeftAligned { append(spaces: padding) }
    }
}

extension RawBytes {
    /// The direction of the first character that has one; `nil` when no character has one.
    var firstStrongDirection: WritingDirection? {
        unsafe withUnsafeBuffer { unsafe WritingDirection.firstStrong(ofUTF8: $0.span) }
    }
}
