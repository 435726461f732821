/// Takes command lines apart.
///
/// Options stand anywhere, as `--option value`, `--option=value`, `-o value` or `-ovalue`. `--` ends them; `-` alone
/// is no option but standard input, and a negative number is none either.
struct ArgumentParser {
    let description: CommandDescription
    private var result = ParsedArguments()
    private var positionals: [String] = []

    /// The parsed words, or nil where help is asked for, in which case nothing else is looked at.
    static func parse(_ words: [String], of description: CommandDescription) throws(UsageError) -> ParsedArguments? {
        let beforeEnd = words.prefix { $0 != "--" }
        if beforeEnd.contains("--help") || beforeEnd.contains("-h") { return nil }
        var parser = ArgumentParser(description: description)
        try parser.read(words)
        try parser.placePositionals()
        return parser.result
    }

    private init(description: CommandDescription) {
        self.description = description
    }

    private mutating func read(_ words: [String]) throws(UsageError) {
        var index = 0
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "--" {
                positionals += words[index...]
                return
            }
            guard Self.isOption(word) else {
                positionals.append(word)
                continue
            }
            let (option, attached) = try option(in: word)
            guard let valueName = option.valueName else {
                if attached != nil { throw UsageError("the option '\(option.spelling)' takes no value") }
                result.add(nil, to: option)
                continue
            }
            var value = attached
            if value == nil, index < words.count, !Self.isOption(words[index]) {
                value = words[index]
                index += 1
            }
            guard let value else {
                throw UsageError("the option '\(option.spelling)' needs a value: \(option.spelling) \(valueName)")
            }
            try add(value, to: option)
            while option.takesSeveral, index < words.count, !Self.isOption(words[index]) {
                try add(words[index], to: option)
                index += 1
            }
        }
    }

    private mutating func add(_ value: String, to option: CommandOption) throws(UsageError) {
        if result.has(option), !option.isRepeatable {
            throw UsageError("the option '\(option.spelling)' is given twice")
        }
        let choices = option.choices
        if !choices.isEmpty, !choices.contains(value) {
            throw UsageError(
                "'\(value)' is no value of '\(option.spelling)'; choose from \(choices.joined(separator: ", "))")
        }
        result.add(value, to: option)
    }

    /// The option that a word names, and the value that is written in the same word.
    private func option(in word: String) throws(UsageError) -> (option: CommandOption, attached: String?) {
        let options = description.allOptions
        if word.hasPrefix("--") {
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard let option = options.first(where: { $0.name == name }) else {
                throw UsageError(
                    "unknown option '--\(name)'"
                        + Suggestion.clause(for: "--\(name)", among: options.map(\.spelling)))
            }
            return (option, parts.count == 2 ? String(parts[1]) : nil)
        }
        let letters = word.dropFirst()
        guard let option = options.first(where: { $0.short == letters.first }) else {
            throw UsageError(
                "unknown option '\(word)'"
                    + Suggestion.clause(for: "-\(word)", among: options.map(\.spelling)))
        }
        let rest = letters.dropFirst()
        if rest.isEmpty { return (option, nil) }
        return (option, String(rest.first == "=" ? rest.dropFirst() : rest))
    }

    /// Whether a word is an option by its form. Negative numbers are not.
    private static func isOption(_ word: String) -> Bool {
        let bytes = Array(word.utf8.prefix(2))
        guard bytes.count == 2, bytes[0] == UInt8(ascii: "-") else { return false }
        return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[1]) && bytes[1] != UInt8(ascii: ".")
    }

    private mutating func placePositionals() throws(UsageError) {
        var rest = positionals[...]
        for positional in description.positionals {
            if positional.isRequired, rest.isEmpty {
                throw UsageError("\(positional.name) is missing")
            }
            repeat {
                guard let word = rest.popFirst() else { break }
                result.add(word, to: positional)
            } while positional.takesSeveral
        }
        if let extra = rest.first {
            throw UsageError("'\(extra)' is one argument too many")
        }
    }
}
