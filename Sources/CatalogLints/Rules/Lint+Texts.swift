internal import StringCatalog

/// The rules about texts and what they are translated from.
extension Lint {
    static let placeholderMissing = Lint(
        "placeholder-missing", .warning, "A translation leaves out an argument that the source text takes.",
        """
        What is not printed is lost to the reader: a name, a number, a date. Add the placeholder, at whatever place the \
        language wants it. A plural form may leave out the number it stands for, as in "one cat"; the other arguments \
        belong into each form.
        """,
        wrong: #""%@ sent you %lld messages" → de: "Du hast %2$lld Nachrichten""#,
        right: #"de: "Du hast %2$lld Nachrichten von %1$@""#)

    static let placeholderExtra = Lint(
        "placeholder-extra", .warning, "A text takes an argument that the key and the source text do not have.",
        """
        Nothing is passed for it: Apple's platforms print garbage or crash, our runtime prints the placeholder as it is \
        written. Remove it, or give it the number of the argument that is meant. A percent sign that begins no \
        placeholder is written %%.
        """,
        wrong: #""Hello, %@" → fr: "Bonjour, %@ %@""#, right: #"fr: "Bonjour, %@""#)

    static let placeholderType = Lint(
        "placeholder-type", .warning, "A placeholder prints an argument as another type than the source text does.",
        """
        A text printed as a number, or a number as a text, crashes on Apple's platforms. Use the conversion that the \
        source text has: %@ for texts, %lld for integers, %lf for decimal numbers.
        """,
        wrong: #""%lld files" → ru: "Файлов: %@""#, right: #"ru: "Файлов: %lld""#)

    static let placeholderPosition = Lint(
        "placeholder-position", .warning, "A translation drops the positions of the placeholders.",
        """
        Placeholders without a position take the arguments in order. As soon as the words of a translation stand in \
        another order, they take the wrong ones. Write the position of each: %1$@, %2$lld.
        """,
        wrong: #""%1$@ in %2$@" → ja: "%@の%@""#, right: #"ja: "%2$@の%1$@""#)

    static let literalPercent = Lint(
        "literal-percent", .warning, "A percent sign is typed beside a number.",
        """
        Where the sign stands, and with which space, is a matter of the language: 25% in English, 25 % with a no-break \
        space in German, %25 in Turkish, ٢٥٪ in Arabic. Pass a percent, .percent(0.25), and write %@: it prints as \
        the language wants it.
        """,
        wrong: #""Progress: %lld%%""#, right: #""Progress: %@", called with .percent(0.25)"#)

    static let percentEncoding = Lint(
        "percent-encoding", .warning, "A character of a URL, such as %2C, reads as a placeholder.",
        """
        In a text with placeholders each percent sign begins one, and %20C is a character in 20 columns. Double the \
        percent sign, or leave the URL out of the text and pass it as an argument.
        """,
        wrong: #""https://example.org/New%20Cases""#, right: #""https://example.org/New%%20Cases""#)

    static let specialSpaceLost = Lint(
        "special-space-lost", .warning, "A no-break space or the like of the source text is missing.",
        """
        Translation services turn such spaces into ordinary ones, and a number is then parted from its unit at the end of \
        a line. Put it back where the translation needs it. Languages that are written without spaces are left out.
        """,
        wrong: #""5<U+00A0>GB" → de: "5 GB""#, right: #"de: "5<U+00A0>GB""#)

    static let outerSpace = Lint(
        "outer-space", .warning, "Space or a line break at the start or the end differs from the source text.",
        """
        Such space joins the text to what is shown beside it, or is there by mistake. Do as the source text does. Behind \
        the full-width punctuation of Chinese and Japanese a space is not missed.
        """,
        wrong: #""Name: " → pl: "Nazwa:""#, right: #"pl: "Nazwa: ""#)

    static let finalPunctuation = Lint(
        "final-punctuation", .warning, "The text ends with other punctuation than the source text.",
        """
        A label gains a period, a question loses its mark, a menu item its ellipsis. The marks of other scripts count as \
        what they mean: 。 and । are periods, ؟ and the Greek ; are question marks, the space before a French ! is no \
        difference, and Thai needs no period. The period of \
        an abbreviation, as in "5 min.", is no difference.
        """,
        wrong: #""Delete the file?" → it: "Elimina il file""#, right: #"it: "Eliminare il file?""#)

    static let openingPunctuation = Lint(
        "opening-punctuation", .warning, "A Spanish question or exclamation does not begin with ¿ or ¡.",
        "Spanish marks both ends of a question. Put ¿ or ¡ where the question or exclamation begins.",
        wrong: #"es: "Eliminar el archivo?""#, right: #"es: "¿Eliminar el archivo?""#)

    static let translationEqualsSource = Lint(
        "translation-equals-source", .warning, "A text marked as translated equals the source text.",
        """
        Somebody has likely copied it. Reported are texts of several words that are no names, and not between variants of \
        one language. Translate it, set its state to "new", or say "shouldTranslate" : false if it is the same everywhere.
        """,
        wrong: #""Open in new window" → fr: "Open in new window", state "translated""#,
        right: #"fr: "Ouvrir dans une nouvelle fenêtre""#)

    static let emptyValue = Lint(
        "empty-value", .warning, "A text is empty and not in the state new.",
        """
        Nobody is ever shown an empty text: the source text is taken instead. Write the translation, or remove the \
        localization so that the language counts it as missing.
        """,
        wrong: #""value" : """#, right: #""value" : "Größe""#)

    static let needsReview = Lint(
        "needs-review", .warning, isOn: false, "A text is in the state needs_review.",
        "Off unless asked for. Look at the text again and set its state to translated.",
        wrong: #""state" : "needs_review""#, right: #""state" : "translated""#)

    static let machineTranslated = Lint(
        "machine-translated", .warning, isOn: false, "A text is in the state machine_translated.",
        "Off unless asked for. Let a person look at the text and set its state to translated.",
        wrong: #""state" : "machine_translated""#, right: #""state" : "translated""#)

    /// The rules of this file.
    static let texts: [Lint] = [
        placeholderMissing, placeholderExtra, placeholderType, placeholderPosition, literalPercent, percentEncoding,
        specialSpaceLost, outerSpace, finalPunctuation, openingPunctuation, translationEqualsSource, emptyValue,
        needsReview, machineTranslated,
    ]
}
