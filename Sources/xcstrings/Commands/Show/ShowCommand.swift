import CatalogCompiler
import Internationalization
import LocalizationRuntime
import LookupTable
import StringCatalog

/// `xcstrings show`: a text as a program would show it.
struct ShowCommand: Command {
    private static let path = Positional(
        "PATH", isPath: true, help: "A catalog, a compiled table, or - for a catalog from standard input.")
    private static let key = Positional("KEY", help: "The key of the text.")
    private static let values = Positional("ARGUMENT", .any, help: ShowArgument.help)
    private static let languages = CommandOption(
        "language", short: "l", value: .text("LANGUAGE"), isRepeatable: true,
        help: "The language that is wanted, or a list as Accept-Language has it: 'ru, de;q=0.8'. The best match is "
            + "taken; without the option the source language.")
    private static let device = CommandOption(
        "device", short: "d", value: .text("DEVICE"),
        help: "The device that shows the text: iphone, ipad, ipod, mac, applewatch, appletv, applevision.")
    private static let raw = CommandOption(
        "raw", help: "Show the text as the catalog has it, with its placeholders.")
    private static let noIsolates = CommandOption(
        "no-isolates", help: "Do not wrap arguments of the other direction in U+2068 and U+2069.")

    static let description = CommandDescription(
        "show", summary: "Show a text with its arguments, in a language and on a device.",
        details: [
            "Prints the text alone. What is wrong with it is told on standard error. A key that is not there ends with 1."
        ],
        positionals: [path, key, values],
        options: [languages, device, raw, noIsolates],
        examples: [
            .init("xcstrings show Podcasts.xcstrings '%lld episodes' 22 -l ru", "Prints 22 выпуска."),
            .init("xcstrings show Podcasts.xctable 'Downloaded: %@' percent:0.25 -l ar-EG", "A percentage in Arabic."),
            .init("xcstrings show Podcasts.xcstrings 'Tap to play' --device mac", "The text for a Mac."),
        ])

    private let path: String
    private let key: String
    private let arguments: Arguments
    private let languages: [String]
    private let device: Device?
    private let isRaw: Bool
    private let isolates: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        path = arguments.value(of: Self.path) ?? ""
        key = arguments.value(of: Self.key) ?? ""
        var values: [any Argument] = []
        for word in arguments.values(of: Self.values) { values.append(try ShowArgument.value(of: word)) }
        self.arguments = Arguments(values)
        languages = arguments.values(of: Self.languages)
        device = arguments.value(of: Self.device).map { Device(rawValue: $0) }
        isRaw = arguments.has(Self.raw)
        isolates = !arguments.has(Self.noIsolates)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let bytes = try InputFile.read(path)
        let (tableBytes, table) = try openOrCompile(bytes, output)
        if let problem = Self.missingKey(key, in: tableBytes) { throw Failure(.inputError, problem) }

        let localizer = localizer(for: table)
        if isRaw {
            output.writeLine(localizer.rawText(key, device: device))
            return .success
        }
        let shown = localizer.localized(key, device: device, arguments: arguments)
        output.writeLine(shown.text)
        for problem in shown.problems { output.report("warning", problem.description) }
        reportLanguage(of: shown, localizer, table, output)
        return .success
    }

    /// The table in a file, or the one that the catalog in it is compiled to.
    private func openOrCompile(
        _ bytes: [UInt8], _ output: Output
    ) throws(Failure) -> (bytes: [UInt8], table: LocalizationTable) {
        do throws(LocalizationTableError) {
            return (bytes, try LocalizationTable(bytes: bytes))
        } catch {
            guard error == .notATable, !path.hasSuffix(".xctable") else {
                throw Failure(.inputError, "cannot open '\(path)': \(error)")
            }
        }
        let options = CompilationOptions(tableName: StringCatalog.tableName(ofPath: path))
        let result = CatalogCompiler.compile(bytes, path: path, options: options)
        guard let compiled = result.table else {
            CatalogFile.reportErrors(in: result.diagnostics, path: path, output)
            throw Failure(.inputError)
        }
        do throws(LocalizationTableError) {
            return (compiled, try LocalizationTable(bytes: compiled))
        } catch {
            throw Failure(.inputError, "cannot open the table of '\(path)': \(error)")
        }
    }

    /// What to say where the table lacks the key; nil where it has it.
    private static func missingKey(_ key: String, in table: [UInt8]) -> String? {
        RawBytes.withBytes(of: table.span) { bytes in
            do throws(TableReaderError) {
                let reader = try TableReader(bytes)
                let isThere = RawBytes.withBytes(of: key) { reader.keyNumber(of: $0) } != nil
                return isThere ? nil : TableProblem.missingKey(key, in: reader)
            } catch {
                return TableProblem.words(for: error)
            }
        }
    }

    private func localizer(for table: LocalizationTable) -> Localizer {
        var options = LocalizerOptions()
        options.isolatesTextArguments = isolates
        let tables = LocalizationTables(table)
        if languages.count == 1, let header = languages.first, header.contains(",") || header.contains(";") {
            return Localizer(tables, acceptLanguage: header, options: options)
        }
        return Localizer(tables, languages: languages, options: options)
    }

    /// Says where the text is not in the language that was asked for.
    private func reportLanguage(
        of shown: LocalizedText, _ localizer: Localizer, _ table: LocalizationTable, _ output: Output
    ) {
        guard !languages.isEmpty, let origin = shown.languageTag else { return }
        let matcher = LocaleMatcher(supported: table.languageTags.compactMap { LanguageTag($0) })
        let wanted = languages.joined(separator: ", ")
        if matcher.bestMatch(for: AcceptLanguage(wanted)) == nil, !table.languageTags.contains(wanted) {
            output.report("note", "there is no language near '\(wanted)'; this text is in '\(origin)'")
        } else if LanguageTag(origin)?.canonical != LanguageTag(localizer.languageTag)?.canonical {
            output.report("note", "there is no text in '\(localizer.languageTag)'; this one is in '\(origin)'")
        }
    }
}
