import LocalizationRuntime

/// Asks a table for messages in every language, for several devices, with arguments of every kind.
struct TableServing {
    /// A text with what it was asked for.
    struct Answer {
        let key: String
        let languageTag: String
        let text: LocalizedText
    }

    /// Sets of arguments: none, the ends of the ranges of numbers, texts of both directions, numbers with options.
    static let argumentSets: [Arguments] = [
        Arguments(),
        [Int.min, UInt64.max, Int8.min, 0, 1, 2, 3, 5, 11, 1_000_000],
        [-0.0, Double.infinity, Double.nan, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, Float.pi],
        ["Ana", "علي", "", "\u{2068}%@%lld", "٣", "a\u{0}b"],
        [
            .percent(0.256), .percent(hundredths: .infinity), FormattedNumber(1e300),
            FormattedNumber(percent: DecimalNumber(1)),
        ],
    ]

    static let devices: [Device?] = [nil, .iphone, .mac, Device(rawValue: "applewatch"), Device(rawValue: "")]

    /// - Parameters:
    ///   - keys: The keys to ask for.
    ///   - languages: For how many languages at most.
    ///   - choice: For which devices and with which arguments.
    ///   - answer: Is called with every answer.
    static func serve(
        _ table: LocalizationTable, keys: [String], languages: Int = 12, _ choice: inout Choice,
        _ answer: (Answer) throws(BrokenProperty) -> Void
    ) throws(BrokenProperty) {
        let tables = LocalizationTables(table)
        for languageTag in table.languageTags.prefix(languages) {
            let localizer = Localizer(tables, language: languageTag)
            for key in keys {
                for device in choice.some(of: devices) {
                    for arguments in choice.some(of: argumentSets) {
                        let text = localizer.localized(key, device: device, arguments: arguments)
                        try answer(Answer(key: key, languageTag: languageTag, text: text))
                    }
                    _ = localizer.rawText(key, device: device)
                }
                if choice.takes(oneOf: 8) { try checkBorrowing(localizer, key) }
            }
        }
    }

    /// Asks for every message in every language: where the text is of that language with each set of arguments, where
    /// it comes from another one, by way of which it was asked for already, with one of them. Devices take turns.
    ///
    /// - Parameter turn: Which device and which arguments come first.
    static func serveAll(_ table: LocalizationTable, keys: [String], turn: Int) throws(BrokenProperty) {
        let tables = LocalizationTables(table)
        var turn = turn
        for languageTag in table.languageTags {
            let localizer = Localizer(tables, language: languageTag)
            for key in keys {
                turn += 1
                var device = devices[turn / argumentSets.count % devices.count]
                let answer = localizer.localized(
                    key, device: device, arguments: argumentSets[turn % argumentSets.count])
                try BrokenProperty.unless(
                    !answer.text.isEmpty || answer.languageTag != nil || !answer.problems.isEmpty || key.isEmpty,
                    "\(key) in \(languageTag): neither a text nor a problem")
                guard answer.languageTag == languageTag else { continue }
                for step in 1..<argumentSets.count {
                    device = devices[(turn / argumentSets.count + step) % devices.count]
                    _ = localizer.localized(
                        key, device: device, arguments: argumentSets[(turn + step) % argumentSets.count])
                }
            }
        }
    }

    /// What is written into memory of the caller's is the beginning of the text, whatever room there is.
    private static func checkBorrowing(_ localizer: Localizer, _ key: String) throws(BrokenProperty) {
        let whole = Array(localizer.text(key, 7, "Ana").utf8)
        for room in [0, 1, 7, whole.count] {
            var memory = [UInt8](repeating: 0xFF, count: room)
            var span = memory.mutableSpan
            let written = localizer.write(key, arguments: [7, "Ana"], into: &span)
            try BrokenProperty.unless(
                written.byteCount <= room && written.neededByteCount >= written.byteCount,
                "\(key): wrote more than there is room for")
            // Damaged text is repaired in a String and given as it is here.
            if String(validating: memory.prefix(written.byteCount), as: UTF8.self) != nil, room >= whole.count {
                try BrokenProperty.unless(
                    Array(memory.prefix(written.byteCount)) == whole, "\(key): wrote another text than it gave")
            }
        }
    }
}
