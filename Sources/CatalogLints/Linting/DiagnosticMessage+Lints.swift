internal import CatalogCompiler
internal import StringCatalog

/// What lints say.
extension DiagnosticMessage {
    // MARK: Placeholders

    static func placeholderMissing(_ spelling: String, argument: Int) -> DiagnosticMessage {
        Lint.placeholderMissing.says("The text leaves out argument \(argument), '\(spelling)' in the source text")
    }

    static func placeholderMissingInForm(_ spelling: String, argument: Int, form: String) -> DiagnosticMessage {
        Lint.placeholderMissing.says(
            "The form '\(form)' leaves out argument \(argument), '\(spelling)' in other forms")
    }

    static func placeholderExtra(_ spelling: String, argument: Int, others: Int) -> DiagnosticMessage {
        let more = others == 0 ? "" : "; nor do they have \(others) other\(others == 1 ? "" : "s") of this text"
        return Lint.placeholderExtra.says(
            "'\(spelling)' takes argument \(argument), which neither the key nor the source text has" + more)
    }

    static func placeholderType(
        _ spelling: String, argument: Int, kind: ArgumentKinds.Kind, source: String
    ) -> DiagnosticMessage {
        Lint.placeholderType.says(
            "'\(spelling)' prints argument \(argument) as \(kind.words), but it is '\(source)' in the source text")
    }

    static func placeholderPosition(_ spelling: String, argument: Int, isWrong: Bool) -> DiagnosticMessage {
        Lint.placeholderPosition.says(
            isWrong
                ? "'\(spelling)' takes argument \(argument), which is of another type; write the position, as "
                    + "'%2$\(spelling.dropFirst())'"
                : "'\(spelling)' has no position, but the source text has; write '%\(argument)$\(spelling.dropFirst())'"
        )
    }

    static func literalPercent(_ number: String) -> DiagnosticMessage {
        Lint.literalPercent.says(
            "A percent sign is typed beside the number '\(number)'; languages place it in their own ways, so pass a "
                + "percent and write '%@'")
    }

    static func percentEncoding(_ spelling: String) -> DiagnosticMessage {
        Lint.percentEncoding.says(
            "'\(spelling)' is read as a placeholder; for a character of a URL write '%\(spelling)'")
    }

    // MARK: Plurals and devices

    static func pluralCategoryMissing(
        _ forms: [(name: String, numbers: String)], language: String
    ) -> DiagnosticMessage {
        let words = forms.map { $0.numbers.isEmpty ? "'\($0.name)'" : "'\($0.name)' (\($0.numbers))" }
        return Lint.pluralCategoryMissing.says(
            "The language '\(language)' needs the form\(forms.count == 1 ? "" : "s") \(words.joined(separator: " and ")); "
                + "'other' is shown instead")
    }

    static func pluralCategoryUnused(_ name: String, language: String) -> DiagnosticMessage {
        Lint.pluralCategoryUnused.says("The language '\(language)' never uses the form '\(name)'; remove it")
    }

    static func pluralNumberMissing(_ name: String, numbers: String, language: String) -> DiagnosticMessage {
        Lint.pluralNumberMissing.says(
            "The form '\(name)' stands for \(numbers) in the language '\(language)' and does not print the number")
    }

    static let deviceWithoutOther = Lint.deviceWithoutOther.says(
        "The text has no form 'other'; devices that are not named show the text of another language")

    static func unknownDevice(_ name: String, known: [String]) -> DiagnosticMessage {
        Lint.unknownDevice.says("'\(name)' is no device that Xcode knows; those are \(known.joined(separator: ", "))")
    }

    // MARK: Characters

    static func specialSpaceLost(_ name: String) -> DiagnosticMessage {
        Lint.specialSpaceLost.says("The source text has \(name), and this text has none; it was likely lost")
    }

    static func outerSpace(_ edge: TextEdge, isLineBreak: Bool, isMissing: Bool) -> DiagnosticMessage {
        let what = isLineBreak ? "line break" : "space"
        let place = edge == .leading ? "begin with" : "end in"
        return Lint.outerSpace.says(
            isMissing
                ? "The text does not \(place) a \(what) as the source text does"
                : "The text \(edge == .leading ? "begins with" : "ends in") a \(what), which the source text does not")
    }

    static func finalPunctuation(_ found: String, source: String) -> DiagnosticMessage {
        Lint.finalPunctuation.says("The text ends with \(found), the source text with \(source)")
    }

    static func openingPunctuation(_ mark: String) -> DiagnosticMessage {
        Lint.openingPunctuation.says("The sentence does not begin with '\(mark)'")
    }

    static func unopenedDirectionMark(_ mark: UInt32) -> DiagnosticMessage {
        Lint.unbalancedDirectionMarks.says("\(name(ofMark: mark)) ends nothing; remove it or add what it ends")
    }

    static func unclosedDirectionMark(_ mark: UInt32) -> DiagnosticMessage {
        let end: UInt32 = (0x2066...0x2068).contains(mark) ? 0x2069 : 0x202C
        return Lint.unbalancedDirectionMarks.says("\(name(ofMark: mark)) is not ended by \(name(ofMark: end))")
    }

    private static func name(ofMark mark: UInt32) -> String {
        let name =
            switch mark {
            case 0x202A: "left-to-right embedding"
            case 0x202B: "right-to-left embedding"
            case 0x202C: "pop directional formatting"
            case 0x202D: "left-to-right override"
            case 0x202E: "right-to-left override"
            case 0x2066: "left-to-right isolate"
            case 0x2067: "right-to-left isolate"
            case 0x2068: "first strong isolate"
            default: "pop directional isolate"
            }
        return "U+\(String(mark, radix: 16, uppercase: true)) (\(name))"
    }

    static func escapeInKey(_ escape: String) -> DiagnosticMessage {
        Lint.escapeInKey.says("'\(escape)' in the key is a backslash and a letter, and is shown so")
    }

    static func escapeInValue(_ escape: String) -> DiagnosticMessage {
        Lint.escapeInValue.says("'\(escape)' in the text is a backslash and a letter, and is shown so")
    }

    // MARK: Texts

    static let translationEqualsSource = Lint.translationEqualsSource.says(
        "The text is marked as translated and equals the source text")

    static let emptyValue = Lint.emptyValue.says(
        "The text is empty, so that another language's is shown; write it, or remove it")

    static func identifierWithoutSource(_ language: String) -> DiagnosticMessage {
        Lint.identifierWithoutSource.says(
            "The key looks like an identifier, and has no text in the source language '\(language)'; the identifier itself "
                + "is shown")
    }

    static let reviewNeeded = Lint.needsReview.says("The text needs review")

    static let translatedByMachine = Lint.machineTranslated.says("The text was translated by a machine")

    static let staleEntry = Lint.stale.says("The entry is no longer found in source code")

    // MARK: Languages

    static func unknownLanguage(_ tag: String, meant: String?) -> DiagnosticMessage {
        Lint.unknownLanguage.says(
            "'\(tag)' is no language that CLDR knows" + (meant.map { "; was '\($0)' meant?" } ?? ""))
    }
}

extension ArgumentKinds.Kind {
    /// The kind with its article.
    fileprivate var words: String {
        switch self {
        case .text: "a text"
        case .integer: "an integer"
        case .decimal: "a decimal number"
        case .character: "a character"
        case .pointer: "a pointer"
        case .any: "nothing"
        }
    }
}
