import StringCatalog

/// Format strings: the value of a text and its key.
enum FormatTarget {
    static func check(_ input: [UInt8], _ choice: inout Choice) throws(BrokenProperty) {
        var format = FormatString(input[...])
        try checkSegments(format, count: input.count)
        format.number(
            from: 1, argNum: { $0.utf8.count == 1 ? 2 : nil }, countsSpaceFlag: { _, number in number % 2 == 0 })
        try checkSegments(format, count: input.count)
        for argument in format.argumentKinds.keys {
            try BrokenProperty.unless(argument >= 1, "an argument of the number \(argument)")
        }
        try CompilerTarget.check(catalog(with: input), &choice)
    }

    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        guard let catalog = StringCatalog.read(bytes, path: "x").catalog else { return [] }
        return catalog.entries.flatMap { entry in
            [Array(entry.key.utf8)] + entry.localizations.compactMap { $0.stringUnit?.value.map { Array($0.utf8) } }
        }
    }

    /// The pieces cover the value without gaps, and there are no more than the limit allows.
    private static func checkSegments(_ format: FormatString, count: Int) throws(BrokenProperty) {
        var end = 0
        var placeholders = 0
        for segment in format.segments {
            try BrokenProperty.unless(
                segment.range.lowerBound == end && !segment.range.isEmpty, "a gap at the byte \(end)")
            end = segment.range.upperBound
            switch segment.kind {
            case .placeholder(let placeholder):
                placeholders += 1
                try BrokenProperty.unless(
                    placeholder.width ?? 0 <= FormatString.widthLimit
                        && placeholder.precision ?? 0 <= FormatString.widthLimit, "a width beyond the limit")
            case .substitution, .argument: placeholders += 1
            case .literal, .percentSign: break
            }
        }
        try BrokenProperty.unless(end == count, "the pieces end at \(end) of \(count)")
        try BrokenProperty.unless(placeholders <= FormatString.placeholderLimit, "\(placeholders) placeholders")
        for issue in format.issues {
            try BrokenProperty.unless(
                issue.range.lowerBound >= 0 && issue.range.upperBound <= count, "an issue outside of the value")
        }
    }

    /// The value as a key, as a text, as a plural form and as a form of a substitution.
    private static func catalog(with value: [UInt8]) -> [UInt8] {
        var string: [UInt8] = []
        // Not UTF-8, it would not be JSON.
        CanonicalJSON.append(string: String(decoding: value, as: UTF8.self).utf8, to: &string)
        let text = String(decoding: string, as: UTF8.self)
        let unit = #"{"stringUnit":{"state":"new","value":\#(text)}}"#
        let plural = #"{"plural":{"one":\#(unit),"other":\#(unit)}}"#
        let nested =
            #"{"stringUnit":{"state":"new","value":"%#@a@ %@ %#@a@"},"substitutions":{"a":{"variations":\#(plural)}}}"#
        return Array(
            #"""
            {"sourceLanguage":"en","version":"1.0","strings":{
            "plain \#(text.dropFirst()) : {"localizations":{"en":\#(unit),"ar":\#(unit)}},
            "plural":{"localizations":{"en":{"variations":\#(plural)}}},
            "substitution":{"localizations":{"en":\#(nested)}}}}
            """#.utf8)
    }
}
