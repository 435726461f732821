import Internationalization
package import LookupTable

extension Localizer {
    /// Calls `body` with the UTF-8 bytes of the text of a key, which `body` must not keep.
    ///
    /// Nothing is copied when the text has no placeholders.
    @inlinable
    public func withText<Result, Failure: Error>(
        _ key: String,
        device: Device? = nil,
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The storage keeps the bytes of its tables while `body` runs.
        defer { withExtendedLifetime(storage) {} }
        if let text = unsafe storage.plainText(of: key) { return try body(unsafe text.span) }
        return try withFormattedText(key, device: device, arguments: Arguments(), body)
    }

    /// Calls `body` with the UTF-8 bytes of the text of a key with arguments, which `body` must not keep.
    ///
    /// Nothing is copied when the text has no placeholders.
    @inlinable
    public func withText<Result, Failure: Error>(
        _ key: String,
        device: Device? = nil,
        arguments: Arguments,
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The storage keeps the bytes of its tables while `body` runs.
        defer { withExtendedLifetime(storage) {} }
        if let text = unsafe storage.plainText(of: key) { return try body(unsafe text.span) }
        return try withFormattedText(key, device: device, arguments: arguments, body)
    }

    @inlinable
    func withFormattedText<Result, Failure: Error>(
        _ key: String,
        device: Device?,
        arguments: Arguments,
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var outcome: Swift.Result<Result, Failure>?
        unsafe storage.withText(of: key, device: device, arguments: arguments) { bytes in
            outcome = unsafe Self.outcome(bytes, body)
        }
        // It was set: the storage calls back once.
        guard let outcome else { return try body(Span()) }
        return try outcome.get()
    }

    /// Calls `body` with the UTF-8 bytes of the text of a message, which `body` must not keep.
    ///
    /// Nothing is copied when the text has no placeholders.
    @inlinable
    public func withText<Table, Result, Failure: Error>(
        _ message: Message<Table>,
        device: Device? = nil,
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The storage keeps the bytes of its tables while `body` runs.
        defer { withExtendedLifetime(storage) {} }
        let type = ObjectIdentifier(Table.self)
        if let text = unsafe storage.plainText(of: message.symbol, in: type) { return try body(unsafe text.span) }
        var outcome: Swift.Result<Result, Failure>?
        unsafe storage.withText(
            of: message.symbol, in: type, device: device, arguments: message.arguments, table: { Table.table }
        ) { bytes in
            outcome = unsafe Self.outcome(bytes, body)
        }
        // It was set: the storage calls back once.
        guard let outcome else { return try body(Span()) }
        return try outcome.get()
    }

    /// Writes the text of a key into memory of the caller's, without taking any of its own.
    ///
    /// - Returns: How many bytes were written, and how many the whole text has. What does not fit is left out, at the
    ///   boundary of a scalar.
    @discardableResult
    public func write(
        _ key: String,
        device: Device? = nil,
        arguments: Arguments = Arguments(),
        into output: inout MutableSpan<UInt8>
    ) -> WrittenText {
        RawBytes.withBytes(of: key) { write(key: $0, device: device, arguments: arguments, into: &output) }
    }

    /// Writes the text of a key that is bytes of UTF-8 already.
    package func write(
        key: RawBytes,
        device: Device? = nil,
        arguments: Arguments,
        into output: inout MutableSpan<UInt8>
    ) -> WrittenText {
        guard let found = storage.find(key) else {
            return storage.write(nil, in: storage.first, key: key, device: device, arguments, into: &output)
        }
        return storage.withView(found.view) { view in
            storage.write(found.slot, in: view, key: key, device: device, arguments, into: &output)
        }
    }

    /// Writes the text of a message into memory of the caller's, without taking any of its own.
    ///
    /// - Returns: How many bytes were written, and how many the whole text has. What does not fit is left out, at the
    ///   boundary of a scalar.
    @discardableResult
    @inlinable
    public func write<Table>(
        _ message: Message<Table>,
        device: Device? = nil,
        into output: inout MutableSpan<UInt8>
    ) -> WrittenText {
        storage.write(
            message.symbol, in: ObjectIdentifier(Table.self), device: device, arguments: message.arguments,
            into: &output, table: { Table.table })
    }

    /// What `body` gives or throws for the bytes.
    @unsafe
    @inlinable
    static func outcome<Result, Failure: Error>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) -> Swift.Result<Result, Failure> {
        do throws(Failure) {
            return .success(try body(unsafe bytes.span))
        } catch {
            return .failure(error)
        }
    }
}

/// How much of a text was written.
public struct WrittenText: Sendable, Hashable {
    /// The number of bytes that were written.
    public let byteCount: Int

    /// The number of bytes that the text has.
    public let neededByteCount: Int
}

extension LocalizerStorage {
    /// The bytes of the text of a key, when it is a plain one of the first table. They stay as long as this object does.
    @unsafe
    @usableFromInline
    func plainText(of key: String) -> UnsafeBufferPointer<UInt8>? {
        let text = RawBytes.withBytes(of: key) { plainText($0) }
        return unsafe text?.withUnsafeBuffer { unsafe $0 }
    }

    /// The bytes of the text of a symbol, when it is a plain one of the first table. They stay as long as this object
    /// does.
    @unsafe
    @usableFromInline
    func plainText(of symbol: MessageSymbol, in type: ObjectIdentifier) -> UnsafeBufferPointer<UInt8>? {
        unsafe plainText(symbol, in: type)?.withUnsafeBuffer { unsafe $0 }
    }

    /// Calls `body` once with the bytes of the text of a key, which it must not keep.
    @unsafe
    @usableFromInline
    func withText(
        of key: String, device: Device?, arguments: Arguments, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        RawBytes.withBytes(of: key) { raw in
            guard let found = find(raw) else {
                report([.missingKey(key)])
                return unsafe raw.withUnsafeBuffer(body)
            }
            withView(found.view) { view in
                unsafe withText(found.slot, in: view, key: raw, device: device, arguments: arguments, body)
            }
        }
    }

    /// Calls `body` once with the bytes of the text of a symbol, which it must not keep.
    @unsafe
    @usableFromInline
    func withText(
        of symbol: MessageSymbol, in type: ObjectIdentifier, device: Device?, arguments: Arguments,
        table: () -> LocalizationTable, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        withView(of: type, table: table) { view in
            unsafe withText(
                view.find(symbol), in: view, key: RawBytes(symbol.key), device: device, arguments: arguments, body)
        }
    }

    /// Writes the text of a symbol into memory of the caller's.
    @usableFromInline
    func write(
        _ symbol: MessageSymbol, in type: ObjectIdentifier, device: Device?, arguments: Arguments,
        into output: inout MutableSpan<UInt8>, table: () -> LocalizationTable
    ) -> WrittenText {
        withView(of: type, table: table) { view in
            write(view.find(symbol), in: view, key: RawBytes(symbol.key), device: device, arguments, into: &output)
        }
    }

    @unsafe
    private func withText(
        _ slot: TableSlot?,
        in view: borrowing TableView,
        key: RawBytes,
        device: Device?,
        arguments: borrowing Arguments,
        _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        if let slot, let text = view.reader.plainText(slot) { return unsafe text.withUnsafeBuffer(body) }
        TextSink.withSink(limit: options.longestText) { sink in
            var problems: [LocalizationProblem] = []
            write(slot, in: view, key: key, device: device, arguments: arguments, to: &sink, problems: &problems)
            if !problems.isEmpty { report(problems) }
            unsafe sink.withBytes(body)
        }
    }

    fileprivate func write(
        _ slot: TableSlot?,
        in view: borrowing TableView,
        key: RawBytes,
        device: Device?,
        _ arguments: borrowing Arguments,
        into output: inout MutableSpan<UInt8>
    ) -> WrittenText {
        var written = WrittenText(byteCount: 0, neededByteCount: 0)
        TextSink.withSink(into: &output) { sink in
            var problems: [LocalizationProblem] = []
            write(slot, in: view, key: key, device: device, arguments: arguments, to: &sink, problems: &problems)
            if !problems.isEmpty { report(problems) }
            written = WrittenText(byteCount: sink.count, neededByteCount: sink.neededCount)
        }
        return written
    }
}
