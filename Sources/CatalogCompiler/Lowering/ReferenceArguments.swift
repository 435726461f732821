internal import StringCatalog

/// What an entry's key and source text take as arguments. A placeholder with the space flag counts in a translation only
/// where they have one of its kind; `100% anonymous` holds none.
struct ReferenceArguments {
    private var keyKinds = ArgumentKinds()
    private var kinds: ArgumentKinds

    init(of entry: StringCatalog.Entry, sourceLanguage: String) {
        if let key = entry.keyText {
            var parsed = ParsedText(key)
            parsed.numberAsReference(from: 1)
            keyKinds.insert(parsed.format)
        }
        kinds = keyKinds
        if let source = entry.localizations[sourceLanguage], source.isValid, !source.isNull {
            kinds.insert(source, expected: keyKinds)
        }
    }

    /// Decides which placeholders with the space flag count in a text; the others become literal text.
    func number(
        _ parsed: inout ParsedText, as role: CatalogLowering.Role, from first: Int, driver: ArgumentKinds.Kind?,
        argNum: (String) -> Int?
    ) {
        switch role {
        case .key:
            parsed.numberAsReference(from: first, argNum: argNum)
        case .source:
            parsed.numberAsReference(from: first, argNum: argNum, isExpected: keyKinds.contains)
        case .translation:
            var expected = kinds
            if let driver { expected.insert(driver, at: first) }
            parsed.format.number(from: first, argNum: argNum, countsSpaceFlag: expected.contains)
        }
    }
}
