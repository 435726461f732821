import Internationalization
import LookupTable

extension Localizer {
    /// The text of a key.
    ///
    /// ```swift
    /// localizer.text("Settings")
    /// localizer.text("Settings", device: .ipad)
    /// ```
    ///
    /// The key itself when no table has it.
    ///
    /// - Complexity: One hash and one comparison of the key, for any number of keys.
    public func text(_ key: String, device: Device? = nil) -> String {
        RawBytes.withBytes(of: key) { storage.text($0, device: device) }
    }

    /// The text of a key with an argument.
    public func text(_ key: String, device: Device? = nil, _ first: some Argument) -> String {
        text(key, device: device, arguments: Arguments(first))
    }

    /// The text of a key with two arguments.
    public func text(_ key: String, device: Device? = nil, _ first: some Argument, _ second: some Argument) -> String {
        text(key, device: device, arguments: Arguments(first, second))
    }

    /// The text of a key with three arguments.
    public func text(
        _ key: String,
        device: Device? = nil,
        _ first: some Argument,
        _ second: some Argument,
        _ third: some Argument
    ) -> String {
        text(key, device: device, arguments: Arguments(first, second, third))
    }

    /// The text of a key with four or more arguments.
    public func text(
        _ key: String,
        device: Device? = nil,
        _ first: some Argument,
        _ second: some Argument,
        _ third: some Argument,
        _ fourth: some Argument,
        _ more: any Argument...
    ) -> String {
        text(
            key, device: device,
            arguments: more.isEmpty
                ? Arguments(first, second, third, fourth) : Arguments([first, second, third, fourth] + more))
    }

    /// The text of a key with the arguments of a list.
    public func text(_ key: String, device: Device? = nil, arguments: Arguments) -> String {
        RawBytes.withBytes(of: key) { storage.text($0, device: device, arguments: arguments) }
    }

    /// The text of a message that generated code offers.
    ///
    /// ```swift
    /// localizer.text(.pizzaSlices(3))
    /// ```
    ///
    /// - Complexity: Constant.
    @inlinable
    public func text<Table>(_ message: Message<Table>, device: Device? = nil) -> String {
        storage.text(
            message.symbol, in: ObjectIdentifier(Table.self), device: device, arguments: message.arguments,
            table: { Table.table })
    }
}

extension LocalizerStorage {
    /// The text of a symbol, whose table is opened by `table` when it is none of this localizer's.
    @usableFromInline
    func text(
        _ symbol: MessageSymbol, in type: ObjectIdentifier, device: Device?, arguments: borrowing Arguments,
        table: () -> LocalizationTable
    ) -> String {
        if let text = plainText(symbol, in: type) { return text.string }
        return otherText(symbol, in: type, device: device, arguments: arguments, table: table)
    }

    @inline(never)
    private func otherText(
        _ symbol: MessageSymbol, in type: ObjectIdentifier, device: Device?, arguments: borrowing Arguments,
        table: () -> LocalizationTable
    ) -> String {
        withView(of: type, table: table) { view in
            text(
                view.find(symbol), in: view, key: { RawBytes(symbol.key) }, device: device, arguments: arguments)
        }
    }

    /// The text of a key without arguments.
    func text(_ key: RawBytes, device: Device?) -> String {
        if let text = plainText(key) { return text.string }
        return text(key, device: device, arguments: Arguments())
    }

    func text(_ key: RawBytes, device: Device?, arguments: borrowing Arguments) -> String {
        guard let found = find(key) else {
            report([.missingKey(key.string)])
            return key.string
        }
        return withView(found.view) { view in
            text(found.slot, in: view, key: { key }, device: device, arguments: arguments)
        }
    }

    /// The text of a slot; the key where there is none.
    @inline(__always)
    func text(
        _ slot: TableSlot?,
        in view: borrowing TableView,
        key: () -> RawBytes,
        device: Device?,
        arguments: borrowing Arguments
    ) -> String {
        if let slot, let text = view.reader.plainText(slot) { return text.string }
        return formattedText(slot, in: view, key: key(), device: device, arguments: arguments)
    }

    private func formattedText(
        _ slot: TableSlot?,
        in view: borrowing TableView,
        key: RawBytes,
        device: Device?,
        arguments: borrowing Arguments
    ) -> String {
        TextSink.message(limit: options.longestText) { sink in
            var problems: [LocalizationProblem] = []
            write(slot, in: view, key: key, device: device, arguments: arguments, to: &sink, problems: &problems)
            if !problems.isEmpty { report(problems) }
        }
    }

    /// Writes the text of a slot, or the key where there is none.
    ///
    /// - Returns: The index of the language that the text came from, or `nil` when it is the key.
    @discardableResult
    func write(
        _ slot: TableSlot?,
        in view: borrowing TableView,
        key: RawBytes,
        device: Device?,
        arguments: borrowing Arguments,
        to sink: inout TextSink,
        problems: inout [LocalizationProblem]
    ) -> Int? {
        guard let slot else {
            problems.append(.missingKey(key.string))
            sink.append(key)
            return nil
        }
        guard let branch = slot.kind == .choice ? view.slot(slot, device: device ?? options.device) : slot else {
            problems.append(.damagedMessage(key: key.string))
            sink.append(key)
            return nil
        }
        if let text = view.reader.plainText(branch) {
            sink.append(text)
        } else if let parts = view.reader.parts(branch) {
            let formatter = MessageFormatter(message: parts, key: key, isolates: options.isolatesTextArguments)
            view.withContext(origin: branch.origin) { context in
                formatter.write(arguments, in: context, to: &sink, problems: &problems)
            }
        } else {
            problems.append(.damagedMessage(key: key.string))
            sink.append(key)
            return nil
        }
        if sink.isCut {
            sink.trimCutScalar()
            problems.append(.textTooLong(key: key.string))
        }
        return branch.origin
    }
}
