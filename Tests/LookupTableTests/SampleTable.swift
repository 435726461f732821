import LookupTable
import LookupTableWriter

/// Tables that tests read.
enum SampleTable {
    static let languages = [
        TableLanguage(tag: "en", maximizedTag: "en-Latn-US"),
        TableLanguage(tag: "pt_BR", maximizedTag: "pt-Latn-BR"),
        TableLanguage(tag: "ar", maximizedTag: "ar-Arab-EG"),
    ]

    /// A message with every kind of part.
    static let everyPart: [MessagePart] = [
        .text(Array("Τιμή: ".utf8)),
        .placeholder(
            Placeholder(
                argument: 254,
                specifier: FormatSpecifier(
                    .fixed,
                    flags: [.plusSign, .zeroPadded, .grouped],
                    length: .longDouble,
                    width: 999,
                    precision: 0
                ),
                spelling: Array("%255$+0'999.0Lf".utf8)
            )
        ),
        .escapedPercentSign,
        .silent(spelling: Array("%n".utf8)),
        .plural(
            PluralChoice(
                driver: Placeholder(
                    argument: 1,
                    specifier: FormatSpecifier(.signedInteger, length: .longLong),
                    spelling: Array("%#@slices@".utf8)
                ),
                forms: [
                    PluralForm(category: 0, parts: []),
                    PluralForm(
                        category: 3,
                        parts: [
                            .placeholder(
                                Placeholder(argument: 1, specifier: FormatSpecifier(.object), spelling: [0x25, 0x40])
                            ),
                            .escapedPercentSign,
                        ]
                    ),
                    PluralForm(category: 5, parts: [.text(Array("شرائح".utf8))]),
                ]
            )
        ),
        .text(Array("!".utf8)),
    ]

    /// A table with every feature, its keys added in the order of `order`.
    static func everyFeature(order: [Int] = [0, 1, 2, 3, 4]) throws -> [UInt8] {
        var writer = TableWriter(name: "Pizza", languages: languages, sourceLanguage: 0)
        for entry in order {
            switch entry {
            case 0:
                let hello = writer.addMessage(text: "Hello")
                let other = writer.addMessage(text: "Olá")
                writer.addEntry(
                    key: "Hello",
                    slots: [
                        .every(.init(message: hello, language: 0)), .every(.init(message: other, language: 1)),
                        .every(.init(message: hello, language: 0)),
                    ]
                )
            case 1:
                let message = writer.addMessage(everyPart)
                writer.addEntry(
                    key: "every part",
                    slots: (0..<3).map { .every(.init(message: message, language: $0)) }
                )
            case 2:
                let click = writer.addMessage(text: "Click")
                let tap = writer.addMessage(text: "Tap")
                let parts = writer.addMessage(everyPart)
                let origin = TableWriter.Origin(message: click, language: 0)
                writer.addEntry(
                    key: "device",
                    slots: [
                        .device(
                            [
                                .init(device: "iphone", origin: .init(message: tap, language: 0)),
                                .init(device: "applewatch", origin: .init(message: parts, language: 2)),
                            ],
                            other: origin
                        ),
                        .every(origin),
                        .device([.init(device: "mac", origin: origin)], other: .init(message: tap, language: 2)),
                    ]
                )
            case 3:
                let long = writer.addMessage(text: String(repeating: "é", count: 10_000))
                writer.addEntry(key: "", slots: (0..<3).map { .every(.init(message: long, language: $0)) })
            default:
                let empty = writer.addMessage(text: "")
                writer.addEntry(key: "empty\n🍕", slots: (0..<3).map { .every(.init(message: empty, language: $0)) })
            }
        }
        return try writer.finish()
    }

    /// Calls `body` with a reader of `bytes`.
    static func read<Result>(_ bytes: [UInt8], _ body: (TableReader) throws -> Result) throws -> Result {
        try RawBytes.withBytes(of: bytes.span) { raw in
            Swift.Result { try body(TableReader(raw)) }
        }.get()
    }
}

extension TableReader {
    func keyNumber(_ key: String) -> Int? {
        RawBytes.withBytes(of: key) { keyNumber(of: $0) }
    }

    /// What a key gives in a language on a device.
    func slot(_ key: String, language: Int, device: String? = nil) -> TableSlot? {
        guard let number = keyNumber(key), let slot = slot(key: number, language: language) else { return nil }
        guard let device else { return self.slot(slot, device: nil) }
        return RawBytes.withBytes(of: device) { self.slot(slot, device: $0) }
    }

    /// The plain text of a key.
    func text(_ key: String, language: Int, device: String? = nil) -> String? {
        slot(key, language: language, device: device).flatMap(plainText)?.string
    }
}
