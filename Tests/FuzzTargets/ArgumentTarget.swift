import CatalogCompiler
import LocalizationRuntime

/// Arguments of messages: texts, numbers and their options, in messages of every kind.
enum ArgumentTarget {
    private static let catalog = Array(
        #"""
        {"sourceLanguage":"en","version":"1.0","strings":{"%@":{},"%1$@ %2$lld %1$@":{},"%.3f%% %x %5d":{},
        "%lld %@":{"localizations":{
        "ar":{"variations":{"plural":{"few":{"stringUnit":{"state":"new","value":"%2$@ (%1$lld)"}},
        "other":{"stringUnit":{"state":"new","value":"- %lld %@"}}}}},
        "en":{"variations":{"device":{"other":{"stringUnit":{"state":"new","value":"M %lld %@"}},
        "mac":{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"one %2$@"}},
        "other":{"stringUnit":{"state":"new","value":"%lld %@"}}}}}}}}}},
        "s":{"localizations":{
        "en":{"stringUnit":{"state":"new","value":"%#@a@ and %@"},
        "substitutions":{"a":{"argNum":2,"formatSpecifier":"lf","variations":{"plural":{
        "one":{"stringUnit":{"state":"new","value":"one %arg"}},"other":{"stringUnit":{"state":"new","value":"%arg"}}}}}}},
        "he":{"stringUnit":{"state":"new","value":"\u05d0 %1$@ %2$lf"}}}}}}
        """#.utf8)

    private static let localizers: [Localizer] = {
        let options = CompilationOptions(tableName: "x")
        guard let bytes = CatalogCompiler.compile(catalog, path: "x", options: options).table,
            let table = try? LocalizationTable(bytes: bytes)
        else { return [] }
        let tables = LocalizationTables(table)
        return ["en", "ar-EG", "he", "hi-u-nu-deva"].map { Localizer(tables, language: $0) }
    }()

    private static let keys = ["%@", "%1$@ %2$lld %1$@", "%.3f%% %x %5d", "%lld %@", "s", "none %@"]

    static func check(_ input: [UInt8], _ choice: inout Choice) throws(BrokenProperty) {
        try BrokenProperty.unless(!localizers.isEmpty, "the catalog does not compile")
        var reader = ByteReader(input)
        let order = Int(reader.byte())
        let number = Double(bitPattern: reader.word())
        let integer = Int64(bitPattern: reader.word())
        let text = reader.text()
        let values: [any Argument] = [
            text, integer, number, UInt64(bitPattern: integer), Float(number), Percent(number),
            FormattedNumber(number, options: NumberOptions(precision: .fractionDigits(order % 7...40))),
        ]
        for localizer in choice.some(of: localizers) {
            for key in choice.some(of: keys) {
                let arguments = Arguments(
                    (0..<order % 6).map { values[(order / 6 + $0 * (order % 3 + 1)) % values.count] })
                try checkWays(localizer, key, arguments)
            }
            // The text stands in the message as it is.
            let answer = localizer.text("%1$@ %2$lld %1$@", text, integer)
            try BrokenProperty.unless(
                contains(answer, text), "'\(text)' is not in '\(answer)'")
        }
    }

    static let seeds: [[UInt8]] = [
        "\u{2067}Ana\u{2069}", "علي", "%@ %lld %#@a@", "<b>&amp;", "e\u{301}\u{0}\u{202E}", "", "١٢٣",
    ].enumerated().map {
        [UInt8($0 * 37)] + [0x40, 0x5E, 0xDD, 0x2F, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, UInt8($0)] + Array($1.utf8)
    }

    /// All ways of asking for a text give the same, and write no more than there is room for.
    private static func checkWays(
        _ localizer: Localizer, _ key: String, _ arguments: Arguments
    ) throws(BrokenProperty) {
        for device in [nil, Device.mac] {
            let text = Array(localizer.localized(key, device: device, arguments: arguments).text.utf8)
            let lent = localizer.withText(key, device: device, arguments: arguments) { span in
                span.indices.map { span[$0] }
            }
            try BrokenProperty.unless(lent == text, "\(key): lent as another text")
            for room in [text.count, text.count / 2, 0] {
                var memory = [UInt8](repeating: 0xFF, count: room)
                var span = memory.mutableSpan
                let written = localizer.write(key, device: device, arguments: arguments, into: &span)
                try BrokenProperty.unless(
                    written.neededByteCount == text.count && written.byteCount <= room
                        && memory.prefix(written.byteCount).elementsEqual(text.prefix(written.byteCount))
                        && String(validating: memory.prefix(written.byteCount), as: UTF8.self) != nil,
                    "\(key): written as another text into \(room) bytes")
            }
        }
    }

    private static func contains(_ text: String, _ part: String) -> Bool {
        let text = Array(text.utf8)
        let part = Array(part.utf8)
        guard let first = part.first, text.count >= part.count else { return part.isEmpty }
        return (0...text.count - part.count).contains {
            text[$0] == first && text[$0..<$0 + part.count].elementsEqual(part)
        }
    }
}
