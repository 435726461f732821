/// Finds the types of expressions as far as the source files show them: by literals, declarations, conversions and a
/// few well-known members. It is no compiler: what it is not sure of it leaves open.
struct TypeInference {
    /// How many expressions are looked at for one answer, which bounds the time.
    private static let stepLimit = 200
    /// How deep expressions refer to others for one answer, which bounds the stack.
    private static let depthLimit = 24
    /// Expressions of more tokens than this are not looked into.
    private static let lengthLimit = 2000

    let index: DeclarationIndex
    private var steps = 0
    private var depth = 0
    /// The types of declarations that were asked for, by file and token.
    private var known: [DeclarationKey: Value] = [:]

    private struct DeclarationKey: Hashable {
        let file: Int
        let token: Int
    }

    /// What an expression is.
    private enum Value {
        /// A value of the type; of a number literal, whose type others decide, `isLiteral`.
        case value(SwiftType, isLiteral: Bool = false)
        /// A value that has the type of a number literal in it, unless something unseen beside that has another one.
        case guess(SwiftType)
        /// A type itself.
        case type(SwiftType)
        case unknown

        var type: SwiftType? {
            switch self {
            case .value(let type, _), .guess(let type): type
            case .type, .unknown: nil
            }
        }
    }

    /// Where an expression stands.
    private struct Place {
        let file: Int
        let scope: Int
    }

    init(_ index: DeclarationIndex) { self.index = index }

    /// A type that was found.
    struct Result {
        let type: SwiftType
        /// Whether something unseen may have made it another one, as in `unseen ?? 0`.
        let isGuess: Bool
    }

    /// The type of the expression that the tokens are; nil if it cannot be seen.
    mutating func type(of tokens: Range<Int>, file: Int, scope: Int) -> Result? {
        steps = 0
        depth = 0
        let value = value(of: tokens, Place(file: file, scope: scope))
        let isGuess = if case .guess = value { true } else { false }
        return value.type.map { Result(type: index.resolved($0), isGuess: isGuess) }
    }

    // MARK: Expressions

    private mutating func value(of tokens: Range<Int>, _ place: Place) -> Value {
        steps += 1
        guard steps <= Self.stepLimit, depth < Self.depthLimit, !tokens.isEmpty, tokens.count <= Self.lengthLimit
        else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        let source = index.files[place.file].source
        var tokens = tokens
        while let first = tokens.first, tokens.count > 1,
            [.try, .await].contains(source.word(first)) || isPrefix(first, source)
        {
            if source.isByte(first, "!") { return .value(.bool) }
            tokens = tokens.dropFirst()
        }
        if let operation = Operation(tokens, in: source) { return value(of: operation, tokens, place) }
        return chain(tokens, place)
    }

    private func isPrefix(_ token: Int, _ source: SwiftSource) -> Bool {
        guard source.isSymbol(token), source.tokens[token].length == 1 else { return false }
        return [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "~"), UInt8(ascii: "?")]
            .contains(source.first(token))
    }

    private mutating func value(of operation: Operation, _ tokens: Range<Int>, _ place: Place) -> Value {
        let (left, right) = (tokens.lowerBound..<operation.token, operation.token + 1..<tokens.upperBound)
        switch operation.kind {
        case .conditional(let colon):
            let first = value(of: operation.token + 1..<colon, place)
            if case .value(_, isLiteral: false) = first { return first }
            return common(first, value(of: colon + 1..<tokens.upperBound, place))
        case .cast:
            let source = index.files[place.file].source
            var start = operation.token + 1
            // `as?` gives an optional, `as!` does not.
            let isOptional = source.isByte(start, "?")
            if isOptional || source.isByte(start, "!") { start += 1 }
            guard start < tokens.upperBound, let type = SwiftType(start..<tokens.upperBound, in: source) else {
                return .unknown
            }
            return .value(isOptional ? type.optional : type.unqualified)
        case .test: return .value(.bool)
        case .coalescing:
            let fallback = value(of: right, place)
            if case .value(_, isLiteral: false) = fallback { return fallback }
            if let type = value(of: left, place).type { return .value(type.unwrapped) }
            return common(fallback, .unknown)
        case .range:
            let (low, high) = (value(of: left, place), value(of: right, place))
            return common(low, high).type.map { .value($0.range) } ?? .unknown
        case .arithmetic:
            return common(value(of: left, place), value(of: right, place))
        }
    }

    /// The type of two operands, which Swift wants to be the same: that of the one that is no literal.
    private func common(_ left: Value, _ right: Value) -> Value {
        switch (left, right) {
        case (.value(_, isLiteral: false), _): return left
        case (_, .value(_, isLiteral: false)): return right
        case (.value(let type, _), .value(let other, _)): return type == .double || other != .double ? left : right
        case (.guess, _): return left
        case (_, .guess): return right
        // `2 * factor`, where nothing is known of the factor.
        case (.value(let type, _), _), (_, .value(let type, _)): return .guess(type)
        default: return .unknown
        }
    }

    // MARK: A value and its members

    private mutating func chain(_ tokens: Range<Int>, _ place: Place) -> Value {
        let source = index.files[place.file].source
        var token = tokens.lowerBound
        var value = primary(&token, tokens.upperBound, place)
        while token < tokens.upperBound {
            if source.isByte(token, "."),
                source.isIdentifier(token + 1)
                    || source.tokens.indices.contains(token + 1) && source.tokens[token + 1].kind == .number
            {
                let name = source.text(token + 1)
                token += 2
                var arguments: [CallArgument]?
                let open = source.skippingGenerics(token)
                if source.isByte(open, "("), open < tokens.upperBound {
                    arguments = source.arguments(of: open)
                    token = source.index(after: open)
                }
                if source.isByte(token, "{"), token < tokens.upperBound {
                    arguments = arguments ?? []
                    token = source.index(after: token)
                }
                value = member(name, of: value, arguments, place)
            } else if source.isByte(token, "[") {
                let (type, open) = (value.type, token)
                token = source.index(after: token)
                // `prices["a", default: 0]` is no optional.
                let hasDefault = source.arguments(of: open).contains { $0.label == "default" }
                let element = type.flatMap { type in
                    type.dictionaryValue.map { hasDefault ? $0 : $0.optional } ?? type.element
                }
                value = element.map { .value($0) } ?? .unknown
            } else if source.isSymbol(token), source.isByte(token, "!") || source.isByte(token, "?") {
                if let type = value.type { value = .value(type.unwrapped) }
                token += 1
            } else {
                return .unknown
            }
        }
        return value
    }

    private mutating func primary(_ token: inout Int, _ end: Int, _ place: Place) -> Value {
        let source = index.files[place.file].source
        let start = token
        token = source.index(after: start)
        switch source.tokens[start].kind {
        case .number: return .value(Self.isFraction(source.slice(start)) ? .double : .int, isLiteral: true)
        case .string: return .value(.string)
        case .open where source.isByte(start, "("):
            let inner = start + 1..<max(source.closing(start, before: end), start + 1)
            return value(of: inner, place)
        case .open where source.isByte(start, "["):
            return arrayLiteral(start, end, place)
        case .identifier: return named(start, &token, end, place)
        default: return .unknown
        }
    }

    private static func isFraction(_ number: ArraySlice<UInt8>) -> Bool {
        let isHexadecimal = number.dropFirst().first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        return number.contains { byte in
            byte == UInt8(ascii: ".") || byte | 0x20 == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
        }
    }

    private mutating func arrayLiteral(_ open: Int, _ end: Int, _ place: Place) -> Value {
        let source = index.files[place.file].source
        let elements = source.arguments(of: open)
        guard let first = elements.first, first.label == nil else { return .unknown }
        // `[Int]()` and a dictionary are not looked into.
        return value(of: first.value, place).type.map { .value($0.array) } ?? .unknown
    }

    /// What a name stands for, with the arguments that follow it.
    private mutating func named(_ start: Int, _ token: inout Int, _ end: Int, _ place: Place) -> Value {
        let file = index.files[place.file]
        let source = file.source
        var name = source.text(start)
        // A binding, `$order`, shows what the variable holds; `$0` is a name of its own.
        if name.hasPrefix("$"), let second = name.dropFirst().first, !second.isNumber { name.removeFirst() }
        switch source.word(start) {
        case .true, .false: return .value(.bool)
        case .nil: return .unknown
        case .`self`: return file.table.typeName(around: place.scope).map { .value(SwiftType($0)) } ?? .unknown
        case .selfType: return file.table.typeName(around: place.scope).map { .type(SwiftType($0)) } ?? .unknown
        default: break
        }
        let isTypeName = name.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
        let open = source.skippingGenerics(start + 1)
        if source.isByte(open, "("), open < end {
            token = source.index(after: open)
            if isTypeName {
                return .value(SwiftType(String(decoding: bytes(from: start, to: open, source), as: UTF8.self)))
            }
            return call(name, at: start, source.arguments(of: open), place)
        }
        if open > start + 1, open <= end {
            token = open
            return .type(SwiftType(String(decoding: bytes(from: start, to: open, source), as: UTF8.self)))
        }
        let (declaration, scope) = file.table.declaration(of: name, at: start, in: place.scope) ?? (nil, 0)
        if let declaration { return value(of: declaration, name, Place(file: place.file, scope: scope)) }
        if isTypeName { return .type(SwiftType(name)) }
        // A member of the type that the file extends.
        if let type = file.table.typeName(around: place.scope) { return member(name, ofTypeNamed: type) }
        return .unknown
    }

    private func bytes(from start: Int, to end: Int, _ source: SwiftSource) -> ArraySlice<UInt8> {
        let last = source.tokens[end - 1]
        return source.bytes[Int(source.tokens[start].start)..<Int(last.start) + Int(last.length)]
    }

    private mutating func call(_ name: String, at token: Int, _ arguments: [CallArgument], _ place: Place) -> Value {
        let table = index.files[place.file].table
        if let (declaration, scope) = table.declaration(of: name, at: token, in: place.scope) {
            guard declaration.isFunction else { return .unknown }
            return value(of: declaration, name, Place(file: place.file, scope: scope))
        }
        switch name {
        case "abs", "min", "max":
            return arguments.reduce(.value(.int, isLiteral: true) as Value) { result, argument in
                common(result, value(of: argument.value, place))
            }
        case "String": return .value(.string)
        case "stride":
            return arguments.first.flatMap { value(of: $0.value, place).type }.map { .value($0.range) } ?? .unknown
        default:
            if let type = table.typeName(around: place.scope) { return member(name, ofTypeNamed: type) }
            return .unknown
        }
    }

    private mutating func value(of declaration: Declaration, _ name: String, _ place: Place) -> Value {
        let key = DeclarationKey(file: place.file, token: declaration.token)
        if let value = known[key] { return value }
        steps += 1
        guard steps <= Self.stepLimit, depth < Self.depthLimit else { return .unknown }
        // A declaration that refers to itself has no type yet.
        known[key] = .unknown
        depth += 1
        defer { depth -= 1 }
        let value = derivedValue(of: declaration, name, place)
        known[key] = value
        return value
    }

    private mutating func derivedValue(of declaration: Declaration, _ name: String, _ place: Place) -> Value {
        switch declaration.origin {
        case .type(let type): return .value(index.resolved(type))
        case .value(let tokens):
            let found = value(of: tokens, place)
            guard case .value(let type, _) = found else { return found }
            return .value(type)
        case .unwrapped(let tokens): return value(of: tokens, place).type.map { .value($0.unwrapped) } ?? .unknown
        case .shadowed:
            let table = index.files[place.file].table
            guard let hidden = table.declaration(hiddenBy: declaration.token, of: name, in: place.scope) else {
                return .unknown
            }
            let outer = value(of: hidden.found, name, Place(file: place.file, scope: hidden.scope))
            return outer.type.map { .value($0.unwrapped) } ?? .unknown
        case .element(let tokens):
            return value(of: tokens, place).type.flatMap { index.resolved($0).element }.map { .value($0) } ?? .unknown
        case .caseValue(let name, let position):
            guard let types = index.caseValues[name], types.indices.contains(position) else { return .unknown }
            return .value(index.resolved(types[position]))
        case .unknown: return .unknown
        }
    }

    // MARK: Members

    private mutating func member(
        _ name: String, of base: Value, _ arguments: [CallArgument]?, _ place: Place
    ) -> Value {
        switch base {
        case .value(let type, _), .guess(let type):
            let type = index.resolved(type.isOptional ? type.unwrapped : type)
            let found = member(name, ofTypeNamed: type.name)
            if case .value = found { return found }
            return KnownMembers.type(of: name, in: type, isCall: arguments != nil, rawTypes: index.rawTypes).map {
                .value($0)
            } ?? firstArgument(name, arguments, place)
        case .type(let type):
            let resolved = index.resolved(type)
            let found = member(name, ofTypeNamed: resolved.name)
            if case .value = found { return found }
            if let known = KnownMembers.staticType(of: name, in: resolved) { return .value(known) }
            let isTypeName = name.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
            guard isTypeName else { return .unknown }
            // A nested type, or a value of it.
            return arguments == nil ? .type(SwiftType(name)) : .value(SwiftType(name))
        case .unknown:
            return KnownMembers.type(of: name, in: nil, isCall: arguments != nil, rawTypes: [:]).map { .value($0) }
                ?? firstArgument(name, arguments, place)
        }
    }

    /// `reduce(0, …)` has the type of what it begins with.
    private mutating func firstArgument(_ name: String, _ arguments: [CallArgument]?, _ place: Place) -> Value {
        guard name == "reduce", let first = arguments?.first, first.label == nil || first.label == "into" else {
            return .unknown
        }
        // A literal says nothing of the elements that are added to it.
        return common(value(of: first.value, place), .unknown)
    }

    private mutating func member(_ name: String, ofTypeNamed type: String) -> Value {
        guard let member = index.member(name, of: type) else { return .unknown }
        return value(of: member.declaration, name, Place(file: member.file, scope: member.scope))
    }
}
