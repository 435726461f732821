import AtomicFiles
import PseudoLocalization
import StringCatalog
import XcodeCollation

/// `xcstrings pseudo`: a pseudo-language for a catalog.
struct PseudoCommand: Command {
    private static let path = Positional(
        "CATALOG", isPath: true, help: "The catalog, or - for standard input, which needs --output.")
    private static let style = CommandOption(
        "style", value: .choice("STYLE", among: PseudoStyle.allCases.map(\.rawValue)),
        help: "accented puts accents on letters and brackets around texts, expanded adds words as well, both as en-XA; "
            + "bidi turns the words from right to left, as ar-XB. Default: accented.")
    private static let language = CommandOption(
        "language", short: "l", value: .text("LANGUAGE"), help: "The language tag, instead of that of the style.")
    private static let file = CommandOption(
        "output", short: "o", value: .path("FILE"),
        help: "Write the catalog with the pseudo-language to FILE, instead of into the catalog itself.")

    static let description = CommandDescription(
        "pseudo", summary: "Add a pseudo-language, to see what is not ready for translation.",
        details: [
            "Every entry that is to be translated gets a text made from that of the source language. Placeholders, "
                + "markup, addresses, variations and substitutions stay as they are. What the catalog has in the "
                + "language is replaced, so that the command can be run again after every change."
        ],
        positionals: [path],
        options: [style, language, file, EditedCatalog.breakHardLink],
        examples: [
            .init("xcstrings pseudo Podcasts.xcstrings -o Pseudo/Podcasts.xcstrings", "Adds en-XA to a copy."),
            .init("xcstrings pseudo Podcasts.xcstrings --style bidi", "Adds ar-XB to the catalog."),
        ])

    private let path: String
    private let pseudo: PseudoLocalization
    private let file: String
    private let breaksHardLinks: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        path = arguments.value(of: Self.path) ?? ""
        let style = arguments.value(of: Self.style).flatMap(PseudoStyle.init) ?? .accented
        pseudo = PseudoLocalization(style, language: arguments.value(of: Self.language))
        guard pseudo.language.isEmpty == false else { throw UsageError("the language tag is empty") }
        file = arguments.value(of: Self.file) ?? path
        breaksHardLinks = arguments.has(EditedCatalog.breakHardLink)
        if file == CatalogFinder.standardInput {
            throw UsageError("a catalog from standard input needs a file to write: -o FILE")
        }
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let bytes = try InputFile.read(path)
        let reading = StringCatalog.read(bytes, path: path, options: .init(duplicateKeySeverity: .error))
        CatalogFile.reportErrors(in: reading.diagnostics, path: path, output)
        guard let catalog = reading.catalog, !reading.hasErrors else {
            output.report("nothing was written")
            return .inputError
        }
        guard pseudo.language != catalog.sourceLanguage else {
            throw Failure(.usageOrFileError, "'\(pseudo.language)' is the source language of '\(path)'")
        }
        let count: Int
        let result: [UInt8]
        do throws(EditError) {
            var editor = try CatalogEditor(catalog, order: .xcode)
            count = try pseudo.add(to: &editor, of: catalog)
            result = editor.bytes()
        } catch {
            throw Failure(.inputError, "\(path): \(error)")
        }
        let outcome = try OutputFile.write(
            result, to: file, ifStill: file == path ? bytes : nil, options: breaksHardLinks ? .breaksHardLinks : [])
        output.writeLine("\(outcome.verb) \(file) (\(CountWords.of(count, "text")) in \(pseudo.language))")
        return .success
    }
}
