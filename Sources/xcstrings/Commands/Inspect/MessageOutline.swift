import LookupTable
import LookupTableWriter
import StringCatalog

/// The messages of one key, taken apart for people and programs.
enum MessageOutline {
    /// What a key gives in one language on one device.
    struct Message {
        let languageTag: String
        /// The device; nil for all others.
        let device: String?
        /// The language that the text came from.
        let originTag: String
        /// The parts; nil where the table is damaged.
        let parts: [MessagePart]?
    }

    private static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// The messages of a key in the order of the table's languages, named devices before the rest.
    static func messages(ofKey number: Int, in table: TableReader, languages: [Int]) -> [Message] {
        languages.flatMap { language -> [Message] in
            guard let slot = table.slot(key: number, language: language) else {
                return [message(nil, nil, in: table, language: language)]
            }
            guard slot.kind == .choice else { return [message(slot, nil, in: table, language: language)] }
            guard let (branches, other) = table.branches(slot) else {
                return [message(nil, nil, in: table, language: language)]
            }
            return branches.map { message($0.slot, $0.device, in: table, language: language) }
                + [message(other, nil, in: table, language: language)]
        }
    }

    private static func message(
        _ slot: TableSlot?, _ device: String?, in table: TableReader, language: Int
    ) -> Message {
        Message(
            languageTag: table.language(language)?.tag ?? "", device: device,
            originTag: slot.flatMap { table.language($0.origin)?.tag } ?? "", parts: slot.flatMap(table.contents))
    }

    // MARK: For people

    static func print(key: String, _ messages: [Message], _ output: Output) {
        output.writeLine(output.styled(key.shownInOneLine, .bold))
        for message in messages {
            var title = message.languageTag
            if let device = message.device { title += " on \(device)" }
            if message.originTag != message.languageTag { title += ", text from \(message.originTag)" }
            output.writeLine("  " + output.styled(title.shownInOneLine, .cyan))
            print(message.parts, indent: "    ", output)
        }
    }

    private static func print(_ parts: [MessagePart]?, indent: String, _ output: Output) {
        guard let parts else { return output.writeLine(indent + "damaged") }
        for part in parts {
            guard case .plural(let choice) = part else {
                output.writeLine(indent + words(for: part))
                continue
            }
            output.writeLine(indent + "plural by \(words(for: choice.driver))")
            for form in choice.forms {
                output.writeLine("\(indent)  \(name(ofCategory: form.category))")
                print(form.parts, indent: indent + "    ", output)
            }
        }
        if parts.isEmpty { output.writeLine(indent + "text \"\"") }
    }

    private static func words(for part: MessagePart) -> String {
        switch part {
        case .text(let bytes): "text " + JSONText.string(text(bytes)).line
        case .escapedPercentSign: "percent sign"
        case .placeholder(let placeholder): words(for: placeholder)
        case .silent(let spelling): "nothing, for \(text(spelling))"
        case .plural(let choice): "plural by \(words(for: choice.driver))"
        }
    }

    private static func words(for placeholder: Placeholder) -> String {
        "argument \(placeholder.argument + 1) as \(text(placeholder.spelling))"
    }

    // MARK: For programs

    static func json(key: String, _ messages: [Message]) -> JSONText {
        .object([
            ("key", .string(key)),
            (
                "messages",
                .array(
                    messages.map { message in
                        .object([
                            ("language", .string(message.languageTag)),
                            ("device", .optional(message.device)),
                            ("textLanguage", .string(message.originTag)),
                            ("parts", message.parts.map { .array($0.map(json)) } ?? .null),
                        ])
                    })
            ),
        ])
    }

    private static func json(_ part: MessagePart) -> JSONText {
        switch part {
        case .text(let bytes): .object([("text", .string(text(bytes)))])
        case .escapedPercentSign: .object([("percentSign", .string("%%"))])
        case .placeholder(let placeholder): .object(members(of: placeholder))
        case .silent(let spelling): .object([("silent", .string(text(spelling)))])
        case .plural(let choice):
            .object([
                (
                    "plural",
                    .object(
                        members(of: choice.driver) + [
                            (
                                "forms",
                                .object(
                                    choice.forms.map { form in
                                        (name(ofCategory: form.category), .array(form.parts.map(json)))
                                    })
                            )
                        ])
                )
            ])
        }
    }

    private static func members(of placeholder: Placeholder) -> [(key: String, value: JSONText)] {
        [
            ("argument", .integer(Int(placeholder.argument) + 1)),
            ("placeholder", .string(text(placeholder.spelling))),
        ]
    }

    private static func name(ofCategory number: UInt8) -> String {
        categories.indices.contains(Int(number)) ? categories[Int(number)] : "category \(number)"
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
