import Internationalization
import LookupTable

extension TextSink {
    /// Appends a text.
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
