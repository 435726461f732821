package import StringCatalog

/// Takes the texts of one entry apart as compiling does, for those who look at its placeholders.
package struct EntryFormats {
    private let entry: StringCatalog.Entry
    private let sourceLanguage: String
    /// What the key and the source text take, once somebody asks.
    private var reference: ReferenceArguments?

    /// Nothing is taken apart before it is asked for.
    package init(of entry: StringCatalog.Entry, sourceLanguage: String) {
        self.entry = entry
        self.sourceLanguage = sourceLanguage
    }

    /// The pieces of a text, each with the number of its argument. Placeholders that are prose are literal text.
    ///
    /// - Parameters:
    ///   - text: A text of the entry, or its key.
    ///   - role: Whose text it is.
    ///   - first: The number of the first argument: 1 for a text, that of the substitution for its forms.
    ///   - isForm: Whether the text is a form of a substitution, so that `%arg` means the argument `first`.
    ///   - driver: Of a form of a substitution the kind of its argument.
    ///   - argNum: The number that the catalog gives to a substitution.
    package mutating func format(
        of text: JSONString, as role: TextRole, from first: Int = 1, isForm: Bool = false,
        driver: ArgumentKinds.Kind? = nil, argNum: (String) -> Int? = { _ in nil }
    ) -> FormatString {
        var parsed = ParsedText(text)
        if parsed.format.hasSpaceFlag {
            let known = reference ?? ReferenceArguments(of: entry, sourceLanguage: sourceLanguage)
            reference = known
            known.number(&parsed, as: role, from: first, driver: driver, argNum: argNum)
        }
        parsed.format.assignArguments(from: first, countsArg: !isForm, argNum: argNum)
        return parsed.format
    }
}
