import Internationalization
import LookupTable

extension Localizer {
    /// The text of a key with the language it came from and what was wrong.
    public func localized(
        _ key: String,
        device: Device? = nil,
        arguments: Arguments = Arguments()
    ) -> LocalizedText {
        RawBytes.withBytes(of: key) { raw in
            guard let found = storage.find(raw) else {
                return storage.localized(nil, in: storage.first, key: raw, device: device, arguments: arguments)
            }
            return storage.withView(found.view) { view in
                storage.localized(found.slot, in: view, key: raw, device: device, arguments: arguments)
            }
        }
    }

    /// The text of a message with the language it came from and what was wrong.
    public func localized<Table>(_ message: Message<Table>, device: Device? = nil) -> LocalizedText {
        storage.withView(of: ObjectIdentifier(Table.self), table: { Table.table }) { view in
            storage.localized(
                view.find(message.symbol), in: view, key: RawBytes(message.symbol.key), device: device,
                arguments: message.arguments)
        }
    }

    /// The text of a key as the catalog has it, its placeholders and `%%` as written; of a plural variation the form
    /// for all other numbers. The key itself when no table has it.
    public func rawText(_ key: String, device: Device? = nil) -> String {
        RawBytes.withBytes(of: key) { raw in
            guard let found = storage.find(raw) else { return raw.string }
            return storage.withView(found.view) { view in
                storage.rawText(found.slot, in: view, device: device) ?? raw.string
            }
        }
    }
}

extension LocalizerStorage {
    fileprivate func localized(
        _ slot: TableSlot?,
        in view: borrowing TableView,
        key: RawBytes,
        device: Device?,
        arguments: borrowing Arguments
    ) -> LocalizedText {
        var problems: [LocalizationProblem] = []
        var origin: Int?
        let text = TextSink.message(limit: options.longestText) { sink in
            origin = write(
                slot, in: view, key: key, device: device, arguments: arguments, to: &sink, problems: &problems)
        }
        report(problems)
        return LocalizedText(text: text, languageTag: origin.flatMap(view.tag), problems: problems)
    }

    fileprivate func rawText(_ slot: TableSlot, in view: borrowing TableView, device: Device?) -> String? {
        guard let branch = view.slot(slot, device: device ?? options.device) else { return nil }
        if let text = view.reader.plainText(branch) { return text.string }
        guard let parts = view.reader.parts(branch) else { return nil }
        return TextSink.message(limit: options.longestText) { Self.writeRaw(parts, to: &$0) }
    }

    private static func writeRaw(_ parts: MessageParts, to sink: inout TextSink) {
        var parts = parts
        while let part = parts.next() {
            switch part {
            case .text(let text): sink.append(text)
            case .escapedPercentSign: sink.append("%%")
            case .placeholder(let placeholder): sink.append(placeholder.spelling)
            case .silent(let spelling): sink.append(spelling)
            case .plural(let plural):
                // A substitution stands in its text by its marker; a variation of the whole text has none.
                if plural.driver.spelling.isMarker {
                    sink.append(plural.driver.spelling)
                } else if let form = plural.form(plural.fallbackCategory) {
                    writeRaw(form, to: &sink)
                }
            case .damaged: return
            }
        }
    }
}

extension RawBytes {
    /// Whether this is the marker of a substitution, `%#@name@` or `%1$#@name@`.
    ///
    /// Looks at bytes: `String.contains` would bring the engine of regular expressions into every program.
    fileprivate var isMarker: Bool {
        guard count > 2, byte(at: count - 1) == UInt8(ascii: "@") else { return false }
        return (0..<(count - 1)).contains { byte(at: $0) == UInt8(ascii: "#") && byte(at: $0 + 1) == UInt8(ascii: "@") }
    }
}
