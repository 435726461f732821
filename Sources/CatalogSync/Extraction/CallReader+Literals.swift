extension CallReader {
    /// A literal that is a key or a default value.
    struct Literal {
        let template: KeyTemplate
        /// The index of its token.
        let token: Int
    }

    /// How deep conditions and brackets around literals are looked through.
    private static let depthLimit = 8

    /// The literals that the value of an argument is: one, those of `condition ? "A" : "B"`, or those of an array or a
    /// dictionary. Empty if it is anything else, a part of it included.
    mutating func literals(in value: Range<Int>, syntax: CallForm.Syntax) -> [Literal] {
        switch syntax {
        case .plain: plainLiterals(in: value, depth: 0)
        case .localized: localizedLiterals(in: value, depth: 0)
        case .phrases: Array(localizedLiterals(in: value, depth: 0).prefix(1))
        }
    }

    private mutating func localizedLiterals(in value: Range<Int>, depth: Int) -> [Literal] {
        guard let first = value.first, depth < Self.depthLimit else { return [] }
        if source.index(after: first) == value.upperBound {
            switch source.tokens[first].kind {
            case .string: return template(of: first).map { [Literal(template: $0, token: first)] } ?? []
            case .open where source.isByte(first, "("):
                return localizedLiterals(in: first + 1..<max(value.upperBound - 1, first + 1), depth: depth + 1)
            case .open where source.isByte(first, "["): return elements(of: first, depth: depth)
            default: return []
            }
        }
        return branches(of: value) { reader, branch in reader.localizedLiterals(in: branch, depth: depth + 1) }
    }

    /// The literals of an array, or of a dictionary's values.
    private mutating func elements(of open: Int, depth: Int) -> [Literal] {
        source.arguments(of: open).flatMap { element in
            var value = element.value
            if element.label == nil, let colon = colon(in: value) { value = colon + 1..<value.upperBound }
            return localizedLiterals(in: value, depth: depth + 1)
        }
    }

    private func colon(in value: Range<Int>) -> Int? {
        var token = value.lowerBound
        while token < value.upperBound {
            if source.isByte(token, ":") { return token }
            if source.isByte(token, "?") { return nil }
            token = source.index(after: token)
        }
        return nil
    }

    /// The literals of both branches of a condition; none unless both are literals.
    private mutating func branches(
        of value: Range<Int>, _ read: (inout CallReader, Range<Int>) -> [Literal]
    ) -> [Literal] {
        guard let operation = Operation(value, in: source), case .conditional(let colon) = operation.kind else {
            return []
        }
        let first = read(&self, operation.token + 1..<colon)
        let second = read(&self, colon + 1..<value.upperBound)
        return first.isEmpty || second.isEmpty ? [] : first + second
    }

    private mutating func plainLiterals(in value: Range<Int>, depth: Int) -> [Literal] {
        guard let first = value.first, depth < Self.depthLimit else { return [] }
        if let text = plainText(in: value) { return [Literal(template: KeyTemplate(text), token: first)] }
        if source.isByte(first, "("), source.index(after: first) == value.upperBound {
            return plainLiterals(in: first + 1..<max(value.upperBound - 1, first + 1), depth: depth + 1)
        }
        return branches(of: value) { reader, branch in reader.plainLiterals(in: branch, depth: depth + 1) }
    }

    /// The text of a literal, or of several joined by `+`; nil if there is anything else.
    func plainText(in value: Range<Int>) -> String? {
        var text = ""
        var token = value.lowerBound
        guard token < value.upperBound else { return nil }
        while true {
            guard token < value.upperBound, source.tokens[token].kind == .string,
                let piece = source.plainText(of: source.literal(at: token))
            else { return nil }
            text += piece
            token = source.index(after: token)
            if token >= value.upperBound { return text }
            guard source.isByte(token, "+"), source.isSymbol(token) else { return nil }
            token += 1
        }
    }

    // MARK: Templates

    /// The key that a string literal is, its interpolations as placeholders.
    mutating func template(of token: Int) -> KeyTemplate? {
        let literal = source.literal(at: token)
        var pieces: [KeyTemplate.Part] = []
        for segment in literal.segments {
            switch segment {
            case .text(let range): pieces.append(.text(source.text(range, of: literal)))
            case .interpolation(let tokens): pieces.append(placeholder(for: tokens))
            }
        }
        return KeyTemplate(literal: pieces)
    }

    /// What stands in a key for what is between the parentheses of an interpolation.
    private mutating func placeholder(for tokens: Range<Int>) -> KeyTemplate.Part {
        let arguments = arguments(in: tokens)
        let expression = expression(tokens)
        guard let first = arguments.first else { return .placeholder(.object, expression: expression) }
        if let name = parameterName(first.value) { return .text("${\(name)}") }
        if let specifier = arguments.first(where: { $0.label == "specifier" }) {
            let text = plainText(in: specifier.value)
            return .placeholder(text.map { .known($0) } ?? .unseen, expression: expression)
        }
        if first.label == "placeholder" {
            return .placeholder(Self.placeholderKind(source.text(first.value.upperBound - 1)), expression: expression)
        }
        // `\(date, style: .date)`, `\(price, format: .currency(code: "EUR"))` and the like give text.
        if first.label != nil || arguments.count > 1 { return .placeholder(.object, expression: expression) }
        let found = inference.type(of: first.value, file: file, scope: scope)
        return .placeholder(PlaceholderKind(found, declared: index.typeNames), expression: expression)
    }

    /// The arguments of an interpolation, whose parentheses are no tokens.
    private func arguments(in tokens: Range<Int>) -> [CallArgument] {
        source.arguments(from: tokens.lowerBound, to: tokens.upperBound)
    }

    /// The name in `\(\.$name)` and `\(.applicationName)`, which App Intents write as `${name}`.
    private func parameterName(_ value: Range<Int>) -> String? {
        var token = value.lowerBound
        if source.isByte(token, "\\") { token += 1 }
        guard source.isByte(token, "."), token + 2 == value.upperBound, source.isIdentifier(token + 1) else {
            return nil
        }
        let name = source.text(token + 1)
        if name.hasPrefix("$") { return String(name.dropFirst()) }
        return name == "applicationName" ? name : nil
    }

    /// The placeholder of `\(placeholder: .int)`.
    private static func placeholderKind(_ name: String) -> PlaceholderKind {
        switch name {
        case "int": .known("%lld")
        case "uint": .known("%llu")
        case "float": .known("%f")
        case "double": .known("%lf")
        default: .object
        }
    }

    /// The source text of an interpolation, cut for messages.
    private func expression(_ tokens: Range<Int>) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        let end = Int(source.tokens[last].start) + Int(source.tokens[last].length)
        let start = Int(source.tokens[first].start)
        let text = String(decoding: source.bytes[start..<min(end, start + 1000)], as: UTF8.self)
        return text.count > 60 ? text.prefix(60) + "…" : text
    }
}
