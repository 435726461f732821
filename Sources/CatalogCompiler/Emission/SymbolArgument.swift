internal import StringCatalog

/// An argument of a symbol.
struct SymbolArgument: Hashable {
    /// The Swift types that arguments have.
    enum Kind: String {
        case integer = "Int"
        case unsignedInteger = "UInt"
        case decimal = "Double"
        case text = "String"
        /// Whatever a message can print: `%@` takes numbers and percentages too.
        case any = "some Argument"

        init(_ conversion: FormatString.Placeholder.Conversion) {
            switch conversion {
            case .decimal, .integer, .longDecimal, .hexadecimal, .hexadecimalUppercase, .octal, .longOctal:
                self = .integer
            case .unsigned, .longUnsigned: self = .unsignedInteger
            case .fixed, .fixedUppercase, .exponent, .exponentUppercase, .shortest, .shortestUppercase,
                .hexadecimalFloat, .hexadecimalFloatUppercase:
                self = .decimal
            case .cString, .wideString: self = .text
            case .object, .character, .codeUnit, .pointer, .nothing: self = .any
            }
        }
    }

    /// The label, from `%(count)lld`; `nil` for none.
    var label: String?
    /// The type; `nil` until a placeholder says it.
    var kind: Kind?
}

/// The arguments of an entry, gathered from its key and its source text.
struct SymbolArguments {
    private(set) var arguments: [SymbolArgument] = []

    /// More arguments than this make no usable call.
    static let greatestCount = 32

    /// Whether a placeholder names an argument beyond the greatest number.
    private(set) var hasTooMany = false

    init(_ entry: StringCatalog.Entry, sourceLanguage: String) {
        if let key = entry.keyText { insert(key, from: 1, isFormOfSubstitution: false) }
        guard let source = entry.localizations[sourceLanguage], source.isValid, !source.isNull else { return }
        let numbers = source.substitutions.map { (name: $0.name, number: $0.argNum.flatMap { $0 > 0 ? $0 : nil }) }
        insert(source.stringUnit, source.variations, numbers: numbers)
        for substitution in source.substitutions {
            guard let number = substitution.argNum, number > 0 else { continue }
            insert(substitution, at: number)
        }
    }

    private mutating func insert(
        _ unit: StringCatalog.StringUnit?, _ variations: StringCatalog.Variations?,
        numbers: [(name: String, number: Int?)]
    ) {
        if let value = unit?.value { insert(value, from: 1, isFormOfSubstitution: false, numbers: numbers) }
        for axis in variations?.axes ?? [] {
            for form in axis.forms { insert(form.stringUnit, form.variations, numbers: numbers) }
        }
    }

    private mutating func insert(_ substitution: StringCatalog.Substitution, at number: Int) {
        let specifier = substitution.formatSpecifier.map { FormatString("%" + $0.string) }?.segments.first?.placeholder
        insert(SymbolArgument(kind: specifier.map { SymbolArgument.Kind($0.conversion) } ?? .integer), at: number)
        for form in substitution.variations?.plural?.forms ?? [] {
            if let value = form.stringUnit?.value { insert(value, from: number, isFormOfSubstitution: true) }
        }
    }

    private mutating func insert(
        _ text: JSONString, from first: Int, isFormOfSubstitution: Bool, numbers: [(name: String, number: Int?)] = []
    ) {
        guard !FormatString.isPlain(text.utf8) else { return }
        var parsed = ParsedText(text)
        let argNum = { (name: String) in numbers.first { $0.name == name }?.number }
        if parsed.format.hasSpaceFlag { parsed.numberAsReference(from: first, argNum: argNum) }
        parsed.format.assignArguments(from: first, countsArg: !isFormOfSubstitution, argNum: argNum)
        for segment in parsed.format.segments {
            guard let number = segment.argument else { continue }
            switch segment.kind {
            case .placeholder(let placeholder):
                insert(
                    SymbolArgument(
                        label: placeholder.name.flatMap(SymbolName.label),
                        kind: SymbolArgument.Kind(placeholder.conversion)), at: number)
            case .substitution, .argument:
                insert(SymbolArgument(), at: number)
            case .literal, .percentSign:
                continue
            }
        }
    }

    /// Notes an argument. What was known of it first stays: the key is what a caller sees.
    private mutating func insert(_ argument: SymbolArgument, at number: Int) {
        guard (1...Self.greatestCount).contains(number) else {
            hasTooMany = true
            return
        }
        while arguments.count < number { arguments.append(SymbolArgument()) }
        let index = number - 1
        arguments[index].label = arguments[index].label ?? argument.label
        arguments[index].kind = arguments[index].kind ?? argument.kind
    }
}
