import Internationalization

/// The languages that a command line asks for, found among those of a catalog.
struct LanguageChoice {
    private let wanted: [String]

    init(_ wanted: [String]) {
        self.wanted = wanted
    }

    /// The option that asks for languages.
    static func option(_ help: String) -> CommandOption {
        CommandOption("language", short: "l", value: .text("LANGUAGE"), isRepeatable: true, help: help)
    }

    var isEverything: Bool { wanted.isEmpty }

    /// The tags that are meant, each once, spelled as the catalog spells them: the exact spelling, else one that is
    /// canonically equal (`pt_br` for `pt-BR`, `he` for `iw`), else the tag as it was given.
    func tags(among available: [String]) -> [String] {
        var found: [String] = []
        for tag in wanted {
            for match in Self.matches(tag, among: available) where !found.contains(match) { found.append(match) }
        }
        return found
    }

    /// The tags that are in none of the lists of languages.
    func unknown(among available: [String]) -> [String] {
        wanted.filter { tag in !Self.matches(tag, among: available).contains { available.contains($0) } }
    }

    private static func matches(_ tag: String, among available: [String]) -> [String] {
        if available.contains(tag) { return [tag] }
        guard let canonical = LanguageTag(tag)?.canonical else { return [tag] }
        let equal = available.filter { LanguageTag($0)?.canonical == canonical }
        return equal.isEmpty ? [tag] : equal
    }
}
