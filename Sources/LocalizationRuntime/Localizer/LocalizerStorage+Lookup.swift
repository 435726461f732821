import LookupTable

extension LocalizerStorage {
    /// Where a key was found: in which of the tables, and what it gives there.
    struct Found {
        /// 0 for the first table, 1 for the first of the others.
        let view: Int
        let slot: TableSlot
    }

    /// What a key gives in the first table that has it.
    @inline(__always)
    func find(_ key: RawBytes) -> Found? {
        if let slot = first.find(key) { return Found(view: 0, slot: slot) }
        return others.isEmpty ? nil : findInOthers(key)
    }

    private func findInOthers(_ key: RawBytes) -> Found? {
        for (index, view) in others.enumerated() {
            if let slot = view.find(key) { return Found(view: index + 1, slot: slot) }
        }
        return nil
    }

    /// The place of the table of a type, or `nil` when it is none of this localizer's.
    func view(of type: ObjectIdentifier) -> Int? {
        if first.type == type { return 0 }
        return others.firstIndex { $0.type == type }.map { $0 + 1 }
    }

    /// Calls `body` with a table.
    @inline(__always)
    func withView<Result>(_ index: Int, _ body: (borrowing TableView) -> Result) -> Result {
        index == 0 ? body(first) : body(others[index - 1])
    }

    /// Calls `body` with the table of a type, which is opened in the chosen language when it is none of this
    /// localizer's.
    @inline(__always)
    func withView<Result>(
        of type: ObjectIdentifier,
        table: () -> LocalizationTable,
        _ body: (borrowing TableView) -> Result
    ) -> Result {
        if first.type == type { return body(first) }
        if let index = view(of: type) { return body(others[index - 1]) }
        return body(TableView(table(), type: type, choice: choice))
    }

    /// The text of a key where it is a plain one of the first table, which is what most lookups ask for. `nil` says
    /// nothing about the key.
    @inline(__always)
    func plainText(_ key: RawBytes) -> RawBytes? {
        guard let slot = first.find(key) else { return nil }
        return first.reader.plainText(slot)
    }

    /// The text of a symbol where it is a plain one of the first table, and in the place that the symbol names. `nil`
    /// says nothing about the symbol.
    @inline(__always)
    func plainText(_ symbol: MessageSymbol, in type: ObjectIdentifier) -> RawBytes? {
        guard first.type == type, let slot = first.findByNumber(symbol) else { return nil }
        return first.reader.plainText(slot)
    }

    func report(_ problems: [LocalizationProblem]) {
        guard let handler = options.problemHandler else { return }
        for problem in problems { handler(problem) }
    }
}

extension TableView {
    /// What a key gives in the chosen language.
    @inline(__always)
    func find(_ key: RawBytes) -> TableSlot? {
        guard let number = reader.keyNumber(of: key) else { return nil }
        return reader.slot(key: number, in: slots)
    }

    /// What a symbol gives in the chosen language.
    @inline(__always)
    func find(_ symbol: MessageSymbol) -> TableSlot? {
        findByNumber(symbol) ?? find(RawBytes(symbol.key))
    }

    /// What a symbol gives in the chosen language of the table that it was made with.
    @inline(__always)
    func findByNumber(_ symbol: MessageSymbol) -> TableSlot? {
        reader.slot(number: Int(symbol.number), hash: symbol.hash, in: slots)
    }

    /// The branch of a choice that a device gets; any other slot as it is.
    @inline(__always)
    func slot(_ slot: TableSlot, device: Device?) -> TableSlot? {
        guard slot.kind == .choice else { return slot }
        guard let device else { return reader.slot(slot, device: nil) }
        return RawBytes.withBytes(of: device.rawValue) { reader.slot(slot, device: $0) }
    }
}
