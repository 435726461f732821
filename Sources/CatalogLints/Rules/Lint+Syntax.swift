internal import StringCatalog

/// The rules of JSON and of encodings, which reading checks.
extension Lint {
    /// The rules about the file as a whole and its encoding.
    static let encoding: [Lint] = [
        Lint(
            "empty-file", .error, "The file is empty.",
            "There is no catalog in it. Restore it from version control, or write the members that every catalog has.",
            wrong: "(nothing)", right: #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#),
        Lint(
            "file-too-large", .error, "The file is larger than 4 GB.",
            "Places in a file are numbers of 32 bits. Split the catalog into several tables.",
            wrong: "Localizable.xcstrings (5 GB)", right: "Menus.xcstrings, Messages.xcstrings"),
        Lint(
            "utf-16-without-mark", .error, "The file looks like UTF-16 without a byte order mark.",
            "Which byte of a pair comes first cannot be told. Save the file as UTF-8.",
            wrong: "7B 00 0A 00 …", right: "7B 0A …"),
        Lint(
            "utf-32", .error, "The file is UTF-32.", "No tool for catalogs reads it. Save the file as UTF-8.",
            wrong: "FF FE 00 00 7B 00 00 00 …", right: "7B …"),
        Lint(
            "invalid-utf-16", .error, "A UTF-16 file ends within a character.",
            "Its last byte has no partner, so that the file was cut off. Restore it, and save it as UTF-8.",
            wrong: "FF FE 7B 00 0A", right: "7B 0A"),
        Lint(
            "invalid-utf-8", .error, "Bytes are not UTF-8.",
            "The file, or a part of it, was saved in another encoding. Save it as UTF-8 and enter the characters again.",
            wrong: "47 72 F6 DF 65 (Latin-1)", right: "47 72 C3 B6 C3 9F 65 (UTF-8, Größe)"),
        Lint(
            "unpaired-surrogate", .error, "One half of a character stands alone.",
            """
            In UTF-16, and in escapes of JSON, characters beyond U+FFFF are written in two halves. One was lost, often by \
            cutting a text in the middle of an emoji. Enter the character again.
            """,
            wrong: #""\ud83c""#, right: #""🍕""#),
        Lint(
            "too-many-problems", .note, "Further problems of the file are not shown.",
            "After a thousand findings of reading the rest is left out. Correct those that are shown and check again.",
            wrong: "a file in another format", right: "a catalog"),
    ]

    /// The rules of JSON.
    static let syntax: [Lint] = [
        Lint(
            "text-before-brace", .error, "Text stands before the first brace.",
            "A catalog begins with {. Often a line of a tool's output or of a conflict was saved along. Remove it.",
            wrong: "Done! {", right: "{"),
        Lint(
            "text-after-end", .error, "Text stands after the end of the catalog.",
            "Behind the brace that closes the catalog nothing may follow. Often the end of an older version is left there.",
            wrong: "} }", right: "}"),
        Lint(
            "conflict-marker", .error, "A conflict of a merge is not resolved.",
            "git has left both versions in the file. Keep what is right of each, and remove the lines with the marks.",
            wrong: "<<<<<<< HEAD", right: "(the line is removed)"),
        Lint(
            "trailing-comma", .warning, "A comma stands after the last member.",
            "Xcode reads such files, many other tools do not. Remove the comma.",
            wrong: #""state" : "new", }"#, right: #""state" : "new" }"#),
        Lint(
            "extra-comma", .error, "A comma has no member before it.", "Remove the comma, or add what is missing.",
            wrong: #"{ , "a" : 1 }"#, right: #"{ "a" : 1 }"#),
        Lint(
            "missing-comma", .error, "A comma is missing between two members.",
            "Often seen where a merge has put two members beside each other. Add the comma behind the first.",
            wrong: #""state" : "new" "value" : "Größe""#, right: #""state" : "new", "value" : "Größe""#),
        Lint(
            "missing-colon", .error, "A colon is missing behind a key.", "Add the colon between the key and its value.",
            wrong: #""state" "new""#, right: #""state" : "new""#),
        Lint(
            "missing-value", .error, "A key or a string unit has no value.",
            "A key of JSON needs a value behind its colon, and a string unit the member value. Add it.",
            wrong: #""stringUnit" : { "state" : "translated" }"#,
            right: #""stringUnit" : { "state" : "translated", "value" : "Größe" }"#),
        Lint(
            "missing-brace", .error, "A bracket is missing.",
            """
            Each bracket that opens needs one that closes. The place is where the file stops making sense, judged by its \
            indentation; the bracket belongs there or before.
            """,
            wrong: #"{ "stringUnit" : { "state" : "new" }"#, right: #"{ "stringUnit" : { "state" : "new" } }"#),
        Lint(
            "extra-brace", .error, "A closing bracket has no opening one.",
            "Remove it, or add the one that is missing.",
            wrong: "{ } }", right: "{ }"),
        Lint(
            "mismatched-bracket", .error, "A bracket is closed by one of the other kind.",
            "Objects are closed by }, arrays by ]. Replace it.", wrong: #"{ "values" : ["Open"} }"#,
            right: #"{ "values" : ["Open"] }"#),
        Lint(
            "unescaped-quote", .error, "A quote stands inside a string.",
            "It would end the string. Write a backslash before it, or use the quotes of the language.",
            wrong: #""He said "no"""#, right: #""He said \"no\"""#),
        Lint(
            "unterminated-string", .error, "A string has no closing quote.", "Add the quote at the end of the string.",
            wrong: #""value" : "Größe"#, right: #""value" : "Größe""#),
        Lint(
            "missing-quote", .error, "A string has no opening quote.", "Add the quote before the string.",
            wrong: #""value" : Größe""#, right: #""value" : "Größe""#),
        Lint(
            "single-quotes", .error, "A string stands in single quotes.", "JSON has double quotes alone. Replace them.",
            wrong: "'value' : 'Größe'", right: #""value" : "Größe""#),
        Lint(
            "typographic-quotes", .error, "A string stands in typographic quotes.",
            "A word processor has replaced the straight quotes. Put them back.", wrong: "“value” : “Größe”",
            right: #""value" : "Größe""#),
        Lint(
            "raw-line-break", .error, "A line break stands inside a string.",
            "Write \\n for a line break in the text, or join the lines.", wrong: "\"Line one<line break>Line two\"",
            right: #""Line one\nLine two""#),
        Lint(
            "control-character", .error, "A control character stands inside a string.",
            "JSON wants an escape for it: \\t for a tab. Often it was pasted along unseen; then remove it.",
            wrong: "\"a<tab>b\"", right: #""a\tb""#),
        Lint(
            "bad-escape", .error, "A backslash begins no escape of JSON.",
            "The escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits. Double a backslash that is meant as itself.",
            wrong: #""C:\Dir""#, right: #""C:\\Dir""#),
        Lint(
            "comment", .error, "There is a comment.",
            "JSON has none. Use the member comment of an entry, which translators see.",
            wrong: "// the title of the page", right: #""comment" : "the title of the page""#),
        Lint(
            "unquoted-key", .error, "A key stands without quotes.", "Write it in double quotes.",
            wrong: "state : \"new\"",
            right: #""state" : "new""#),
        Lint(
            "key-not-string", .error, "Something else than a string stands where a key belongs.",
            "Keys are strings in double quotes.", wrong: #"{ 1 : "a" }"#, right: #"{ "1" : "a" }"#),
        Lint(
            "bad-literal", .error, "A word is no value of JSON.",
            "Values are strings in quotes, numbers, objects, arrays, true, false and null, in small letters.",
            wrong: #""shouldTranslate" : False"#, right: #""shouldTranslate" : false"#),
        Lint(
            "bad-number", .error, "A number is not written as JSON wants it.",
            "No plus sign, no zero in front, a digit on both sides of the point.", wrong: #""argNum" : 01"#,
            right: #""argNum" : 1"#),
        Lint(
            "unexpected-text", .error, "Text stands where none is expected.", "Remove it, or put it into a string.",
            wrong: #""state" : "new" here"#, right: #""state" : "new""#),
        Lint(
            "invisible-character", .error, "An invisible character stands between the values.",
            "A no-break space or the like is no white space of JSON. Remove it, or write a space.",
            wrong: #""state"<U+00A0>: "new""#, right: #""state" : "new""#),
        Lint(
            "too-deep", .error, "Objects are nested too deep.",
            "No catalog needs more than a dozen levels. The file is damaged, or no catalog.", wrong: "[[[[[[…]]]]]]",
            right: #"{ "sourceLanguage" : "en", … }"#),
        Lint(
            "duplicate-key", .error, "A key occurs twice in one object.",
            """
            The last one counts, and the other is lost with the next edit. Often a merge has left both. Keep what is right of \
            them in one. Compiling warns of it; everything that checks or edits refuses it.
            """,
            wrong: #"{ "Size" : { … }, "Size" : { … } }"#, right: #"{ "Size" : { … } }"#),
    ]
}
