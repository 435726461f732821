/// Collects what a file declares: variables, parameters, functions, types.
struct DeclarationCollector {
    /// How far a brace is looked for behind the name of a type or a `where`.
    private static let headLimit = 256

    let source: SwiftSource
    private(set) var table: DeclarationTable
    /// The types that `typealias` names.
    private(set) var aliases: [String: SwiftType] = [:]
    /// The types of the values that the cases of enumerations hold, by the case's name.
    private(set) var caseValues: [String: [SwiftType]] = [:]
    /// The first type that an enumeration inherits, which may be that of its raw values.
    private(set) var rawTypes: [String: SwiftType] = [:]
    /// The parameters and properties that take a text to be localized.
    private(set) var textParameters: [TextParameter] = []
    /// The names of the types that are declared here, extensions left out.
    private(set) var typeNames: Set<String> = []

    private var scopes = [0]
    private var typeNamesByBrace: [Int: String] = [:]
    private var namesByBrace: [Int: [(name: String, declaration: Declaration)]] = [:]
    /// The `let` and `var` of patterns that are declared already.
    private var declaredPatterns: Set<Int> = []

    init(_ source: SwiftSource) {
        self.source = source
        table = DeclarationTable(tokenCount: source.tokens.count)
    }

    private var scope: Int { scopes.last ?? 0 }

    /// Goes through the file once.
    mutating func collect() {
        for index in source.tokens.indices {
            while scopes.count > 1, table.scopes[scope].close <= index { scopes.removeLast() }
            switch source.tokens[index].kind {
            case .open where source.isByte(index, "{"): beginScope(index)
            case .identifier: collect(source.tokens[index].word, at: index)
            default: break
            }
        }
    }

    private mutating func collect(_ word: SwiftWord, at index: Int) {
        guard word != .other, index == 0 || !source.isByte(index - 1, ".") else { return }
        switch word {
        case .struct, .class, .enum, .actor, .protocol, .extension: declareType(index)
        case .func: declareFunction(nameAt: index + 1)
        case .`init`: declareInitializer(index)
        case .let, .var: declareVariables(index)
        case .for: declareLoop(index)
        case .case: declareCase(index)
        case .typealias: declareAlias(index)
        default: break
        }
    }

    private func isEqualSign(_ index: Int) -> Bool {
        source.isByte(index, "=") && source.isSymbol(index)
    }

    // MARK: Scopes

    private mutating func beginScope(_ brace: Int) {
        let id = table.addScope(
            open: brace, close: source.closing(brace), parent: scope, typeName: typeNamesByBrace[brace])
        scopes.append(id)
        for (name, declaration) in namesByBrace[brace] ?? [] { table.add(name, declaration, in: id) }
        if typeNamesByBrace[brace] == nil { declareClosureParameters(brace, in: id) }
    }

    /// The index of the first brace from `start` on, unless a closing bracket comes before.
    private func brace(from start: Int) -> Int? {
        var index = start
        let limit = min(start + Self.headLimit, source.tokens.count)
        while index < limit {
            if source.isByte(index, "{") { return index }
            if source.tokens[index].kind == .close { return nil }
            index = source.index(after: index)
        }
        return nil
    }

    // MARK: Types

    private mutating func declareType(_ keyword: Int) {
        var name = keyword + 1
        guard source.isIdentifier(name), source.word(name) == .other else { return }
        // Of `extension Shop.Order` the last name counts.
        while source.isByte(name + 1, "."), source.isIdentifier(name + 2) { name += 2 }
        let text = source.text(name)
        let next = source.skippingGenerics(name + 1)
        guard let brace = brace(from: next) else { return }
        typeNamesByBrace[brace] = text
        if source.word(keyword) != .extension { typeNames.insert(text) }
        if source.word(keyword) == .enum, source.isByte(next, ":") {
            let end = source.typeEnd(next + 1, before: brace)
            if let type = SwiftType(next + 1..<max(end, next + 1), in: source) { rawTypes[text] = type.unqualified }
        }
    }

    private mutating func declareAlias(_ keyword: Int) {
        guard source.isIdentifier(keyword + 1) else { return }
        let equal = source.skippingGenerics(keyword + 2)
        guard isEqualSign(equal) else { return }
        let end = source.typeEnd(equal + 1, before: source.tokens.count)
        if let type = SwiftType(equal + 1..<max(end, equal + 1), in: source) {
            aliases[source.text(keyword + 1)] = type.unqualified
        }
    }

    // MARK: Functions

    private mutating func declareFunction(nameAt name: Int) {
        guard source.isIdentifier(name) else { return }
        let open = source.skippingGenerics(name + 1)
        guard source.isByte(open, "(") else { return }
        let result = declareParameters(open, of: source.text(name))
        let origin: Declaration.Origin = result.map { .type($0) } ?? .unknown
        table.add(source.text(name), Declaration(origin: origin, token: name, isFunction: true), in: scope)
    }

    private mutating func declareInitializer(_ keyword: Int) {
        // `init?(…)` and `init<Value>(…)`; a call has a dot before it.
        var open = keyword + 1
        if source.isSymbol(open), !source.hasSpace(before: open), source.tokens[open].length == 1,
            source.first(open) != UInt8(ascii: "<")
        {
            open += 1
        }
        open = source.skippingGenerics(open)
        guard source.isByte(open, "("), let type = table.scopes[scope].typeName else { return }
        _ = declareParameters(open, of: type)
    }

    /// Declares the parameters between parentheses in the body behind them, if there is one.
    ///
    /// - Returns: The type of the result.
    private mutating func declareParameters(_ open: Int, of callee: String) -> SwiftType? {
        var names: [(name: String, declaration: Declaration)] = []
        for argument in source.arguments(of: open) {
            guard let parameter = Parameter(argument, in: source) else { continue }
            names.append((parameter.name, Declaration(origin: .type(parameter.type), token: parameter.token)))
            if LocalizedTypes.contains(parameter.type) {
                textParameters.append(
                    TextParameter(callee: callee, label: parameter.label, index: argument.index))
            }
        }
        var index = min(source.closing(open) + 1, source.tokens.count)
        while [.async, .throws, .rethrows].contains(source.word(index)) {
            index += 1
            if source.isByte(index, "(") { index = source.index(after: index) }
        }
        var result: SwiftType?
        if source.isArrow(index) {
            let end = source.typeEnd(index + 1, before: source.tokens.count)
            result = SwiftType(index + 1..<max(end, index + 1), in: source)?.unqualified
            index = end
        }
        if source.word(index) == .where, let body = brace(from: index) { index = body }
        if source.isByte(index, "{") { namesByBrace[index] = names }
        return result
    }

    /// Declares the names before `in`, and `$0`, in the closure that a brace begins.
    private mutating func declareClosureParameters(_ brace: Int, in id: Int) {
        var index = brace + 1
        if source.isByte(index, "[") { index = source.index(after: index) }
        var names: [(name: String, type: SwiftType?, token: Int)] = []
        if source.isByte(index, "(") {
            for argument in source.arguments(of: index) {
                if let parameter = Parameter(argument, in: source) {
                    names.append((parameter.name, parameter.type, parameter.token))
                } else if argument.value.count == 1, argument.label == nil {
                    names.append((source.text(argument.value.lowerBound), nil, argument.value.lowerBound))
                }
            }
            index = source.index(after: index)
            while [.async, .throws].contains(source.word(index)) { index += 1 }
            if source.isArrow(index) { index = source.typeEnd(index + 1, before: source.tokens.count) }
        } else {
            while source.isIdentifier(index), source.word(index) == .other, names.count < 8 {
                names.append((source.text(index), nil, index))
                index += 1
                guard source.isByte(index, ",") else { break }
                index += 1
            }
        }
        let sequence = sequenceOfClosure(brace)
        guard source.word(index) == .in, !names.isEmpty else {
            if let sequence { table.add("$0", Declaration(origin: .element(sequence), token: brace), in: id) }
            return
        }
        let numbered = names.count == 2 ? sequence.flatMap(elementsOfEnumerated) : nil
        for (position, name) in names.enumerated() {
            let origin: Declaration.Origin =
                if let type = name.type {
                    .type(type)
                } else if let numbered {
                    position == 0 ? .type(.int) : .element(numbered)
                } else if position == 0, let sequence {
                    .element(sequence)
                } else {
                    .unknown
                }
            let declaration = Declaration(origin: origin, token: name.token)
            table.add(name.name, declaration, in: id)
            if name.name.hasPrefix("$") { table.add(String(name.name.dropFirst()), declaration, in: id) }
        }
    }

    /// The methods of sequences that call a closure with an element.
    private static let elementMethods: Set<String> = [
        "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "forEach", "map",
    ]

    /// The sequence whose elements a closure gets: that of `ForEach(…) { … }` or `….map { … }`.
    private func sequenceOfClosure(_ brace: Int) -> Range<Int>? {
        guard brace > 1 else { return nil }
        if source.isByte(brace - 1, ")") {
            let open = Int(source.tokens[brace - 1].link)
            guard open > 0, open < brace, ["ForEach", "List"].contains(source.text(open - 1)) else { return nil }
            return source.arguments(of: open).first { $0.label == nil }?.value
        }
        guard source.isIdentifier(brace - 1), source.isByte(brace - 2, "."),
            Self.elementMethods.contains(source.text(brace - 1))
        else { return nil }
        var start = brace - 2
        while start > 0, source.isIdentifier(start - 1), brace - start < 16 {
            start -= 1
            guard start > 0, source.isByte(start - 1, ".") else { break }
            start -= 1
        }
        return start < brace - 2 ? start..<brace - 2 : nil
    }

    // MARK: Variables

    private mutating func declareVariables(_ keyword: Int) {
        guard !declaredPatterns.contains(keyword) else { return }
        let isConditional =
            [.if, .guard, .while].contains(source.word(keyword - 1)) || source.isByte(keyword - 1, ",")
        var index = keyword + 1
        var untyped: [(String, Int)] = []
        while source.isIdentifier(index), source.word(index) == .other || source.word(index) == .actor {
            let (name, token) = (source.text(index), index)
            index += 1
            var origin: Declaration.Origin?
            if source.isByte(index, ":") {
                let end = source.typeEnd(index + 1, before: source.tokens.count)
                let type = SwiftType(index + 1..<max(end, index + 1), in: source)?.unqualified
                origin = type.map { .type($0) } ?? .unknown
                if let type { declareTextProperty(name, type) }
                index = max(end, index + 1)
            }
            if isEqualSign(index) {
                let end = source.expressionEnd(index + 1, before: source.tokens.count)
                let value = index + 1..<max(end, index + 1)
                if origin == nil { origin = isConditional ? .unwrapped(value) : .value(value) }
                index = value.upperBound
            }
            if let origin {
                table.add(name, Declaration(origin: origin, token: token), in: scope)
                // `var x, y: Int` gives both the type.
                for (name, token) in untyped { table.add(name, Declaration(origin: origin, token: token), in: scope) }
                untyped = []
            } else {
                untyped.append((name, token))
            }
            guard source.isByte(index, ","), !isConditional else { break }
            index += 1
        }
        for (name, token) in untyped {
            table.add(name, Declaration(origin: isConditional ? .shadowed : .unknown, token: token), in: scope)
        }
        if source.isByte(index, "("), index == keyword + 1 { declareNames(in: index) }
    }

    /// A property of a type that holds a text to be localized is a parameter of the type's memberwise initializer.
    private mutating func declareTextProperty(_ name: String, _ type: SwiftType) {
        guard let owner = table.scopes[scope].typeName, LocalizedTypes.contains(type) else { return }
        textParameters.append(TextParameter(callee: owner, label: name, index: 0))
    }

    /// Declares the names of a tuple pattern, of whose types nothing is known.
    private mutating func declareNames(in open: Int) {
        for argument in source.arguments(of: open) where argument.value.count == 1 {
            let token = argument.value.lowerBound
            if source.isIdentifier(token) {
                table.add(source.text(token), Declaration(origin: .unknown, token: token), in: scope)
            }
        }
    }

    private mutating func declareLoop(_ keyword: Int) {
        var index = keyword + 1
        while [.try, .await, .var, .let].contains(source.word(index)) {
            declaredPatterns.insert(index)
            index += 1
        }
        let pattern = index
        guard pattern < source.tokens.count else { return }
        index = source.index(after: index)
        guard source.word(index) == .in else { return }
        let sequence = index + 1..<max(source.expressionEnd(index + 1, before: source.tokens.count), index + 1)
        if source.isIdentifier(pattern) {
            table.add(source.text(pattern), Declaration(origin: .element(sequence), token: pattern), in: scope)
        } else if source.isByte(pattern, "(") {
            declareNames(in: pattern)
            let names = source.arguments(of: pattern).map(\.value.lowerBound)
            guard names.count == 2, let elements = elementsOfEnumerated(sequence) else { return }
            table.add(source.text(names[0]), Declaration(origin: .type(.int), token: names[0]), in: scope)
            table.add(source.text(names[1]), Declaration(origin: .element(elements), token: names[1]), in: scope)
        }
    }

    /// The sequence whose elements are numbered: `orders` of `orders.enumerated()` and `Array(orders.enumerated())`.
    private func elementsOfEnumerated(_ sequence: Range<Int>) -> Range<Int>? {
        var sequence = sequence
        if sequence.count > 3, source.text(sequence.lowerBound) == "Array", source.isByte(sequence.lowerBound + 1, "("),
            source.closing(sequence.lowerBound + 1) == sequence.upperBound - 1
        {
            sequence = sequence.lowerBound + 2..<sequence.upperBound - 1
        }
        guard sequence.count > 4, source.text(sequence.upperBound - 3) == "enumerated" else { return nil }
        return sequence.lowerBound..<sequence.upperBound - 4
    }

    // MARK: Enumerations

    private mutating func declareCase(_ keyword: Int) {
        var index = keyword + 1
        let bindsAll = [.let, .var].contains(source.word(index))
        if bindsAll {
            declaredPatterns.insert(index)
            index += 1
        }
        if source.isByte(index, ".") {
            guard source.isIdentifier(index + 1), source.isByte(index + 2, "(") else { return }
            declarePattern(source.text(index + 1), index + 2, bindsAll: bindsAll)
        } else if !bindsAll, table.scopes[scope].typeName != nil {
            // `case failed(code: Int), loading`
            while source.isIdentifier(index) {
                let name = source.text(index)
                index += 1
                if source.isByte(index, "(") {
                    caseValues[name] = source.arguments(of: index).map { argument in
                        SwiftType(argument.value, in: source)?.unqualified ?? SwiftType("Any")
                    }
                    index = source.index(after: index)
                }
                guard source.isByte(index, ",") else { return }
                index += 1
            }
        }
    }

    /// Declares the names that `case .failed(let code)` or `case let .failed(code)` binds.
    private mutating func declarePattern(_ name: String, _ open: Int, bindsAll: Bool) {
        for argument in source.arguments(of: open) {
            var token = argument.value.lowerBound
            if [.let, .var].contains(source.word(token)), token < argument.value.upperBound {
                declaredPatterns.insert(token)
                token += 1
            } else if !bindsAll {
                continue
            }
            guard source.isIdentifier(token), token + 1 == argument.value.upperBound else { continue }
            let origin = Declaration.Origin.caseValue(name: name, index: argument.index)
            table.add(source.text(token), Declaration(origin: origin, token: token), in: scope)
        }
    }
}
