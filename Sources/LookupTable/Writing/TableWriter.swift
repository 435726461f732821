/// Builds a lookup table.
///
/// Add messages, then an entry for each key that names a message for every language, then ``finish()``. Equal
/// messages are stored once. The bytes depend on what was added alone, not on the order of the keys, the machine or
/// the process.
package struct TableWriter {
    /// A message that was added, to be named in entries. Valid for the writer that returned it.
    package struct MessageReference: Hashable, Sendable {
        let rawValue: UInt32
    }

    /// The text of a key in one language: a message and the language it came from (another one after fallback).
    package struct Origin: Hashable, Sendable {
        package var message: MessageReference

        /// The index of the language that the message is written in.
        package var language: Int

        package init(message: MessageReference, language: Int) {
            self.message = message
            self.language = language
        }
    }

    /// What a key gives in one language: one text, or one for each device.
    package enum Slot: Hashable, Sendable {
        /// The same text on every device.
        case every(Origin)

        /// Texts by device name (`iphone`, `mac`, names unknown to us too), in any order, and the one for all others.
        case device([DeviceBranch], other: Origin)
    }

    /// The text for one device.
    package struct DeviceBranch: Hashable, Sendable {
        package var device: String
        package var origin: Origin

        package init(device: String, origin: Origin) {
            self.device = device
            self.origin = origin
        }
    }
}

// What the writer offers. Nothing throws before `finish()`, which names the first thing that cannot be written.
//
// package init(name: String, languages: [TableLanguage], sourceLanguage: Int)
//
// /// Plain text without placeholders, the fast way: interned by its bytes. `String` is for convenience.
// package mutating func addMessage(text: Span<UInt8>) -> MessageReference
// package mutating func addMessage(text: String) -> MessageReference
//
// /// Adjacent texts are joined; a message of texts alone is the same as plain text.
// package mutating func addMessage(_ parts: [MessagePart]) -> MessageReference
//
// /// One slot per language, in the order of the languages. Reuse one array for all entries.
// package mutating func addEntry(key: Span<UInt8>, slots: [Slot])
// package mutating func addEntry(key: String, slots: [Slot])
//
// package consuming func finish() throws(TableWriterError) -> [UInt8]
//
// For symbols, `TableReader(bytes)` of the finished table gives `keyNumber(of:)`, and `KeyHash.hash(of: Span<UInt8>)`
// the 56-bit hash that goes with it.
