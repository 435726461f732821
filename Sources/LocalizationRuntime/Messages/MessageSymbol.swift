/// How a message is found: its key, with the number and the hash that the key has in its table.
///
/// The number finds the message in one step. The hash tells whether the table still has that key there; if it has not,
/// as may be in a table that was replaced by a newer one, the key is looked up. Generated code makes symbols.
public struct MessageSymbol: Sendable {
    @usableFromInline let number: UInt32
    @usableFromInline let hash: UInt64
    @usableFromInline let key: StaticString

    /// A symbol for `key`, which has `number` and `hash` in the table that it was generated with.
    @inlinable
    public init(_ number: UInt32, _ hash: UInt64, _ key: StaticString) {
        self.number = number
        self.hash = hash
        self.key = key
    }
}
