package import StringCatalog

/// What is to be said about files that are exchanged.
extension DiagnosticMessage {
    // MARK: Export

    static let controlCharacterNotExchanged = DiagnosticMessage(
        "control-character-not-exchanged", .warning,
        "the text holds a control character, which XML has no place for; it is left out, use --format csv")
    static let idOccursTwice = DiagnosticMessage(
        "id-occurs-twice", .warning,
        "two texts have this id, since a key looks like the path into another; importing will refuse it")
}

/// What is to be said about XLIFF documents.
extension DiagnosticMessage {
    static func notXLIFF(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "not-xliff", .error, "the file begins with '\(name)', not with 'xliff'; it is no XLIFF document")
    }
    static func xliffVersion(_ version: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "xliff-version", .error, "XLIFF \(version) is not read; export the file as XLIFF 1.2")
    }
    static func missingAttribute(_ attribute: String, of element: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "missing-attribute", .error,
            "'\(element)' has no attribute '\(attribute)'; add it, or export the file again")
    }
}

/// What is to be said about tables of comma-separated values.
extension DiagnosticMessage {
    static let emptyTable = DiagnosticMessage(
        "empty-file", .error, "the file is empty; its first line has to name the columns")
    static func missingColumn(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "missing-column", .error,
            "there is no column '\(name)'; the first line has to name the columns: "
                + CSVColumn.allCases.map(\.rawValue).joined(separator: ","))
    }
    static func fieldCount(_ count: Int, expected: Int) -> DiagnosticMessage {
        DiagnosticMessage(
            "field-count", .error,
            "this line has \(count) field\(count == 1 ? "" : "s") instead of \(expected); quote fields that hold commas"
        )
    }
    static let quoteInField = DiagnosticMessage(
        "quote-in-field", .error, "quote inside a field without quotes; quote the field and write \"\"")
    static let textAfterQuote = DiagnosticMessage(
        "text-after-quote", .error, "text behind the closing quote of a field; write \"\" for a quote in it")
    static let unterminatedField = DiagnosticMessage(
        "unterminated-field", .error, "the field has no closing quote; add '\"'")
    package static func notALanguageTag(_ tag: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "not-a-language-tag", .error, "'\(tag)' is no language tag; write it like 'fr' or 'pt-BR'")
    }
    static func badVariationPath(_ text: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "bad-variation-path", .error,
            "'\(text)' is no variation path; write it like 'plural.one' or 'device.iphone.plural.other'")
    }
}

/// What is to be said about translations that arrive.
extension DiagnosticMessage {
    // MARK: Addresses

    static func unknownID(suggestion: String?) -> DiagnosticMessage {
        DiagnosticMessage(
            "unknown-id", .error,
            "the catalog has no text with this id; "
                + (suggestion.map { "its texts have ids such as '\($0)'" } ?? "export it again, or add the key first"))
    }
    static let ambiguousID = DiagnosticMessage(
        "ambiguous-id", .error, "two texts of the catalog have this id; edit the catalog itself")
    static func duplicateID(firstLine: Int) -> DiagnosticMessage {
        DiagnosticMessage(
            "duplicate-id", .error, "this text stands in line \(firstLine) already; remove one of the two")
    }

    // MARK: Texts

    static let emptyTranslation = DiagnosticMessage(
        "empty-translation", .error, "the translation is empty and would replace a text; leave it out instead")
    static let emptyElement = DiagnosticMessage(
        "empty-element", .error,
        "the translation holds an element that stands for something and has no text; write the text itself")
    static func placeholderLost(_ placeholder: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "placeholder-lost", .error, "the translation lacks '\(placeholder)' of the source text; put it in")
    }
    static func placeholderExtra(_ placeholder: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "placeholder-extra", .error,
            "the translation has '\(placeholder)', which the source text has not; remove it, or write '%%' for a percent sign"
        )
    }
    static func placeholderOfAnotherType(_ placeholder: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "placeholder-type", .error,
            "'\(placeholder)' in the translation is of another type than in the source text; write it as there")
    }
    static func placeholderBroken(_ placeholder: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "placeholder-broken", .error,
            "'\(placeholder)' in the translation is no placeholder; write it as in the source text"
        )
    }
    static func substitutionMarkerLost(_ name: String, number: Int?) -> DiagnosticMessage {
        let position = number.map { "\($0)$" } ?? ""
        return DiagnosticMessage(
            "substitution-lost", .error, "the translation lacks '%\(position)#@\(name)@'; put it in")
    }
    static func substitutionUnknown(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "substitution-unknown", .error,
            "the translation names the substitution '\(name)', which is not there; remove it")
    }

    // MARK: Entries

    static let otherFormMissing = DiagnosticMessage(
        "other-form-missing", .error,
        "the form 'other', which all other numbers use, is not translated; translate it too")
    static func substitutionNotTranslated(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "substitution-not-translated", .error,
            "the form 'other' of the substitution '\(name)' is not translated; translate it too")
    }
    static let sentenceNotTranslated = DiagnosticMessage(
        "sentence-not-translated", .error,
        "the sentence that this substitution belongs to is not translated; translate it too")
    static let sourceChanged = DiagnosticMessage(
        "source-changed", .warning,
        "the source text is another one by now; check that the translation still fits")
    static func unfinished(count: Int) -> DiagnosticMessage {
        DiagnosticMessage(
            "unfinished", .warning,
            "\(count) text\(count == 1 ? " is" : "s are") new or to be reviewed and left out; "
                + "--accept-needs-review takes \(count == 1 ? "it" : "them")")
    }
    static func editRefused(_ reason: String) -> DiagnosticMessage {
        DiagnosticMessage("edit-refused", .error, reason)
    }
}

/// What is to be said about the catalogs that documents are for.
extension DiagnosticMessage {
    package static func notACatalog(_ original: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "not-a-catalog", .warning, "'\(original)' is no string catalog; its texts are left out")
    }
    package static func otherCatalog(_ original: String, chosen: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "other-catalog", .error,
            "these texts are for '\(original)', not for '\(chosen)'; import them into their catalog")
    }
    package static func originalOutside(_ original: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "original-outside", .error,
            "the path '\(original)' leads out of the folder; name the catalog with -o, or its folder")
    }
    package static func catalogNotFound(_ original: String, folder: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "catalog-not-found", .error,
            "there is no '\(original)' in '\(folder)'; name the catalog with -o, or the folder from which the path counts"
        )
    }
    package static func otherSourceLanguage(_ language: String, catalog: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "other-source-language", .error,
            "these texts are translated from '\(language)', and the source language of the catalog is '\(catalog)'")
    }
}
