/// Makes Swift identifiers of keys.
enum SymbolName {
    /// Names longer than this end at a word. Two that become equal so are told apart by their keys' hashes.
    private static let greatestLength = 60

    /// The name for a key, lower camel case: `settings.general_title` gives `settingsGeneralTitle`,
    /// `%lld slices for %@` gives `slicesFor`, `URL list` gives `urlList` and `3 cheeses` gives `_3Cheeses`.
    ///
    /// - Parameter text: The text of the key without its placeholders.
    /// - Returns: The identifier without backticks; `nil` if the key holds no letter or digit.
    static func identifier(of text: String) -> String? {
        var name = ""
        var length = 0
        for word in words(of: text) {
            let part = name.isEmpty ? uncapitalized(word) : capitalized(word)
            let partLength = part.unicodeScalars.count
            if !name.isEmpty, length + partLength > greatestLength { break }
            name += part
            length += partLength
        }
        guard let first = name.unicodeScalars.first else { return nil }
        if !first.isIdentifierHead { name = "_" + name }
        // A name of digits alone would tell nobody anything.
        guard name.unicodeScalars.contains(where: \.isIdentifierLetter) else { return nil }
        return misunderstood.contains(name) ? name + "Text" : name
    }

    /// The name for an argument's label, which may be any word but not empty; `nil` if it is no identifier.
    static func label(_ text: String) -> String? {
        guard let first = text.unicodeScalars.first, first.isIdentifierHead, text != "_",
            text.unicodeScalars.allSatisfy({ $0.isIdentifierPart || $0 == "_" })
        else { return nil }
        // All other keywords may be labels as they are.
        return ["inout", "let", "var"].contains(text) ? "`\(text)`" : text
    }

    /// The name of the type for a table, upper camel case: `Main-Menu` gives `MainMenu`.
    ///
    /// - Parameter namespace: The type in which it is nested.
    static func typeName(ofTable table: String, in namespace: String) -> String {
        var name = words(of: table).map(capitalized).joined()
        if name.isEmpty { name = "Table" }
        if let first = name.unicodeScalars.first, !first.isIdentifierHead { name = "_" + name }
        return name == namespace || reservedTypeNames.contains(name) ? name + "Table" : name
    }

    /// Whether a text can be the name of a type, as it stands.
    static func isTypeName(_ text: String) -> Bool {
        label(text) == text && declared(text) == text && !reservedTypeNames.contains(text)
    }

    /// Names that a nested type cannot have, or that the generated code around it means otherwise.
    private static let reservedTypeNames: Set<String> = [
        "Any", "LocalizationTable", "LocalizationTables", "Localizer", "LocalizerOptions", "Protocol", "Self",
        "StaticString", "String", "StringTable", "Type",
    ]

    /// The identifier as it must be written where a member is declared: keywords in backticks.
    static func declared(_ identifier: String) -> String {
        keywords.contains(identifier) ? "`\(identifier)`" : identifier
    }

    /// The runs of letters, marks and digits in a text, apostrophes left out: `Don't` is one word.
    private static func words(of text: String) -> [Substring.UnicodeScalarView] {
        var words: [Substring.UnicodeScalarView] = []
        let scalars = Substring(String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isApostrophe })))
            .unicodeScalars
        var start = scalars.startIndex
        while start < scalars.endIndex {
            guard scalars[start].isIdentifierPart else {
                start = scalars.index(after: start)
                continue
            }
            var end = start
            while end < scalars.endIndex, scalars[end].isIdentifierPart { end = scalars.index(after: end) }
            words.append(scalars[start..<end])
            start = end
        }
        return words
    }

    private static func capitalized(_ word: Substring.UnicodeScalarView) -> String {
        guard let first = word.first else { return "" }
        var text = first.isIdentifierHead ? first.properties.titlecaseMapping : String(first)
        text.unicodeScalars.append(contentsOf: word.dropFirst())
        return text
    }

    /// The word with its leading capitals lowered, but for the last of several before a small letter, which begins the
    /// next word: `URLSession` gives `urlSession`.
    private static func uncapitalized(_ word: Substring.UnicodeScalarView) -> String {
        var capitals = word.prefix { $0.properties.isUppercase }
        let rest = word[capitals.endIndex...]
        if capitals.count > 1, let next = rest.first, next.properties.isLowercase { capitals.removeLast() }
        var text = ""
        for scalar in capitals { text += scalar.properties.lowercaseMapping }
        text.unicodeScalars.append(contentsOf: word[capitals.endIndex...])
        return text
    }

    /// Names that mean something else when they are used as a member, backticks or not.
    private static let misunderstood: Set<String> = ["Protocol", "Self", "Type", "init", "self"]

    /// Words that are a member's name in backticks only.
    private static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension Unicode.Scalar {
    /// Whether an identifier may begin with the character.
    fileprivate var isIdentifierHead: Bool { isIdentifierLetter || self == "_" }

    fileprivate var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

    /// Whether the character is a letter that Swift allows in identifiers, in any script.
    fileprivate var isIdentifierLetter: Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A: true
        case 0..<0x80: false
        default: isLetter && isAllowedBySwift && !isHiddenInSource
        }
    }

    /// Whether the character may stand inside an identifier.
    fileprivate var isIdentifierPart: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0..<0x80: false
        default: (isLetter || isMarkOrDigit) && isAllowedBySwift && !isHiddenInSource
        }
    }

    private var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }

    private var isMarkOrDigit: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .decimalNumber: true
        default: false
        }
    }

    /// The ranges of "identifier-character" in The Swift Programming Language, "Lexical Structure".
    private var isAllowedBySwift: Bool {
        switch value {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F:
            true
        case 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054: true
        case 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
        case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44: true
        case 0xFE47...0xFFFD, 0x10000...0xEFFFD: value & 0xFFFE != 0xFFFE
        default: false
        }
    }
}
