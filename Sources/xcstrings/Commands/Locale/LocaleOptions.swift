import Internationalization

/// What the commands about locales have in common.
enum LocaleOptions {
    static let language = CommandOption(
        "language", short: "l", value: .text("TAG"), help: "The language tag, such as ru, pt-BR or ar-EG-u-nu-arab.")
    static let json = CommandOption("json", help: "Print one JSON object on each line.")

    /// The language that a command line must name.
    static func language(in arguments: ParsedArguments) throws(UsageError) -> LanguageTag {
        guard let text = arguments.value(of: language) else {
            throw UsageError("the language is missing: \(language.spelling) TAG")
        }
        guard let tag = LanguageTag(text) else { throw UsageError("'\(text)' is no language tag") }
        return tag
    }
}
