/// The bytes of a table as they are built: integers in groups of seven bits, most significant group first, and text
/// in UTF-8.
///
/// So the whole table is valid UTF-8 and can be written as a `StaticString` literal, which compiles fast and lies in
/// read-only data. `PackedTable` in `LocaleData` reads it.
package struct PackedBytes: Equatable {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package var count: Int { bytes.count }

    /// Appends `value` in `width` bytes.
    ///
    /// - Throws: ``CLDRError/tooLarge(value:limit:field:)`` when it does not fit; `field` says what it is.
    package mutating func append(_ value: Int, width: Int, field: String) throws {
        let limit = (1 << (7 * width)) - 1
        guard (0...limit).contains(value) else {
            throw CLDRError.tooLarge(value: value, limit: limit, field: field)
        }
        for group in (0..<width).reversed() {
            bytes.append(UInt8((value >> (7 * group)) & 0x7F))
        }
    }

    /// Appends a text as it is.
    package mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends what another builder holds.
    package mutating func append(_ other: PackedBytes) {
        bytes.append(contentsOf: other.bytes)
    }
}
