package import LookupTable

extension Localizer {
    /// Calls `body` with the UTF-8 bytes of the text of a key, which `body` must not keep.
    ///
    /// Nothing is copied when the text has no placeholders.
    public func withText<Result, Failure: Error>(
        _ key: String,
        device: Device? = nil,
        arguments: Arguments = Arguments(),
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outcome = RawBytes.withBytes(of: key) { raw in
            storage.withText(raw, device: device, arguments: arguments) { bytes in
                Self.outcome(bytes, body)
            }
        }
        return try outcome.get()
    }

    /// Calls `body` with the UTF-8 bytes of the text of a message, which `body` must not keep.
    ///
    /// Nothing is copied when the text has no placeholders.
    public func withText<Table, Result, Failure: Error>(
        _ message: Message<Table>,
        device: Device? = nil,
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outcome = storage.withView(of: Table.self) { view in
            storage.withText(
                view.find(message.symbol), in: view, key: { RawBytes(message.symbol.key) }, device: device,
                arguments: message.arguments
            ) { bytes in Self.outcome(bytes, body) }
        }
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
    public func write<Table>(
        _ message: Message<Table>,
        device: Device? = nil,
        into output: inout MutableSpan<UInt8>
    ) -> WrittenText {
        storage.withView(of: Table.self) { view in
            storage.write(
                view.find(message.symbol), in: view, key: RawBytes(message.symbol.key), device: device,
                message.arguments, into: &output)
        }
    }

    @inline(__always)
    private static func outcome<Result, Failure: Error>(
        _ bytes: RawBytes,
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) -> Swift.Result<Result, Failure> {
        unsafe bytes.withUnsafeBuffer { buffer in
            do throws(Failure) {
                return .success(try body(unsafe buffer.span))
            } catch {
                return .failure(error)
            }
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
    @inline(__always)
    fileprivate func withText<Result>(
        _ key: RawBytes,
        device: Device?,
        arguments: borrowing Arguments,
        _ body: (RawBytes) -> Result
    ) -> Result {
        guard let found = find(key) else {
            report([.missingKey(key.string)])
            return body(key)
        }
        return withView(found.view) { view in
            withText(found.slot, in: view, key: { key }, device: device, arguments: arguments, body)
        }
    }

    @inline(__always)
    fileprivate func withText<Result>(
        _ slot: TableSlot?,
        in view: borrowing TableView,
        key: () -> RawBytes,
        device: Device?,
        arguments: borrowing Arguments,
        _ body: (RawBytes) -> Result
    ) -> Result {
        if let slot, let text = view.reader.plainText(slot) { return body(text) }
        return TextSink.withSink(limit: options.longestText) { sink in
            var problems: [LocalizationProblem] = []
            write(slot, in: view, key: key(), device: device, arguments: arguments, to: &sink, problems: &problems)
            if !problems.isEmpty { report(problems) }
            return sink.withBytes(body)
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
        TextSink.withSink(into: &output) { sink in
            var problems: [LocalizationProblem] = []
            write(slot, in: view, key: key, device: device, arguments: arguments, to: &sink, problems: &problems)
            if !problems.isEmpty { report(problems) }
            return WrittenText(byteCount: sink.count, neededByteCount: sink.neededCount)
        }
    }
}
