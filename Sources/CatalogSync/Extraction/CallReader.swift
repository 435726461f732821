import StringCatalog

/// Goes through the tokens of a file and reads the calls and declarations that tell keys.
struct CallReader {
    /// A body whose results are keys: `var title: LocalizedStringKey { … }`.
    private struct TextBody {
        /// The index of its opening brace.
        let open: Int
        /// The index of its closing brace.
        let close: Int
    }

    let index: DeclarationIndex
    let file: Int
    let source: SwiftSource
    let table: DeclarationTable
    var inference: TypeInference
    var extraction = Extraction()
    /// The modules that the file imports.
    private(set) var imports: Set<String> = []
    /// The scope of the token that is read.
    private(set) var scope = 0
    private var nextScope = 1
    private var openBrackets: [Int] = []
    private var textBodies: [TextBody] = []
    private var pendingBodies: Set<Int> = []

    init(_ index: DeclarationIndex, file: Int, inference: TypeInference) {
        self.index = index
        self.file = file
        source = index.files[file].source
        table = index.files[file].table
        self.inference = inference
        extraction.diagnostics = source.diagnostics
    }

    /// Reads the whole file.
    mutating func read() {
        for token in source.tokens.indices {
            while scope > 0, table.scopes[scope].close <= token { scope = table.scopes[scope].parent }
            while let body = textBodies.last, body.close <= token { textBodies.removeLast() }
            switch source.tokens[token].kind {
            case .open:
                openBrackets.append(token)
                if source.isByte(token, "{") { beginScope(token) }
            case .close:
                if Int(source.tokens[token].link) < token {
                    while let open = openBrackets.popLast(), open != Int(source.tokens[token].link) {}
                }
            case .identifier: readName(token)
            case .string: readResult(token)
            case .punctuation where source.isByte(token, ":"): readTypedValue(token)
            case .symbol where source.isArrow(token): noteTextBody(typeAt: token + 1)
            default: break
            }
        }
    }

    private mutating func beginScope(_ brace: Int) {
        if nextScope < table.scopes.count, table.scopes[nextScope].open == brace {
            scope = nextScope
            nextScope += 1
        }
        if pendingBodies.contains(brace) {
            textBodies.append(TextBody(open: brace, close: source.closing(brace)))
        }
    }

    // MARK: Calls

    private mutating func readName(_ token: Int) {
        let word = source.tokens[token].word
        if word == .import {
            readImport(token)
            return
        }
        guard word == .other || word == .`init` else { return }
        let open = source.skippingGenerics(token + 1)
        guard source.isByte(open, "(") else {
            if open > token + 1, source.isByte(open, "."), source.text(token) == "Message" { addSymbol(open + 1) }
            return
        }
        // `func alert(…)` declares.
        guard source.word(token - 1) != .func else { return }
        let name = source.text(token)
        let isDeclaredHere = index.typeNames.contains(name)
        let forms = isDeclaredHere ? [] : CallForm.byName[name] ?? []
        let parameters = index.textParameters[name] ?? []
        guard !forms.isEmpty || !parameters.isEmpty else { return }
        let arguments = source.arguments(of: open)
        for form in forms where stands(form.place, at: token) {
            read(form, arguments, calledAt: token)
        }
        guard forms.isEmpty else { return }
        // A method of another type may have the same name.
        let isCertain =
            isDeclaredHere || !source.isByte(token - 1, ".") || source.word(token - 2) == .`self`
        for argument in arguments where parameters.contains(where: { $0.takes(argument) }) {
            for literal in literals(in: argument.value, syntax: .localized) {
                add(literal, .named(ExtractedKey.standardTable), isCertain: isCertain)
            }
        }
    }

    private func stands(_ place: CallForm.Place, at token: Int) -> Bool {
        switch place {
        case .function: return true
        case .member: return source.isByte(token - 1, ".")
        case .method:
            guard source.isByte(token - 1, "."), token > 1 else { return false }
            // A dot without a value before it begins a case or a static member: `kind: .text("…")`.
            let receiver = source.tokens[token - 2]
            switch receiver.kind {
            case .identifier: return receiver.word.isOperand
            case .close, .string, .number, .regex: return true
            case .symbol: return source.isByte(token - 2, "?") || source.isByte(token - 2, "!")
            case .open, .punctuation: return false
            }
        }
    }

    private mutating func readImport(_ token: Int) {
        var name = token + 1
        // `import struct Module.Name`
        if source.word(name) != .other { name += 1 }
        if source.isIdentifier(name) { imports.insert(source.text(name)) }
    }

    private mutating func read(_ form: CallForm, _ arguments: [CallArgument], calledAt token: Int) {
        guard let key = argument(of: form, arguments) else { return }
        var certainty = true
        if case .any = form.table { certainty = isLocalizer(before: token) }
        if source.isByte(key.value.lowerBound, "."), key.value.count > 1 {
            readImplicitMember(key.value.lowerBound + 1)
            return
        }
        let literals = literals(in: key.value, syntax: form.syntax)
        if literals.isEmpty {
            reportMissingLiteral(form, key, isCertain: certainty)
            return
        }
        if case .phrases = form.syntax { certainty = false }
        let table = tableName(form, arguments)
        // Of a call whose table is not seen it is not known which catalog lacks the key.
        if case .labelled = form.table, table == .anyThatHasIt { certainty = false }
        let defaultValue = defaultValue(form, arguments)
        let comment = form.commentLabel.flatMap { label in
            arguments.first { $0.label == label }.flatMap { plainText(in: $0.value) }
        }
        for literal in literals {
            add(literal, table, comment: comment, defaultValue: defaultValue, isCertain: certainty)
        }
    }

    private func argument(of form: CallForm, _ arguments: [CallArgument]) -> CallArgument? {
        switch form.key {
        case .first: arguments.first.flatMap { $0.label == nil && !$0.value.isEmpty ? $0 : nil }
        case .label(let label): arguments.first { $0.label == label && !$0.value.isEmpty }
        }
    }

    private mutating func reportMissingLiteral(_ form: CallForm, _ key: CallArgument, isCertain: Bool) {
        let hasInterpolations: Bool
        if case .plain = form.syntax {
            hasInterpolations = source.tokens[key.value.lowerBound].kind == .string
        } else {
            hasInterpolations = false
        }
        guard isCertain, form.wantsLiteral || hasInterpolations else { return }
        report(.keyNotLiteral, at: key.value.lowerBound)
    }

    private mutating func tableName(_ form: CallForm, _ arguments: [CallArgument]) -> ExtractedKey.Table {
        switch form.table {
        case .any: return .anyThatHasIt
        case .named(let name): return .named(name)
        case .labelled(let label):
            guard let argument = arguments.first(where: { $0.label == label }),
                source.word(argument.value.lowerBound) != .nil
            else { return .named(ExtractedKey.standardTable) }
            if let name = plainText(in: argument.value) {
                return .named(name.isEmpty ? ExtractedKey.standardTable : name)
            }
            report(.tableNotLiteral, at: argument.value.lowerBound)
            return .anyThatHasIt
        }
    }

    private mutating func defaultValue(_ form: CallForm, _ arguments: [CallArgument]) -> ExtractedKey.DefaultValue {
        guard let label = form.valueLabel, let argument = arguments.first(where: { $0.label == label }) else {
            return .key
        }
        if case .plain = form.syntax {
            guard let text = plainText(in: argument.value) else {
                return source.word(argument.value.lowerBound) == .nil ? .key : .unseen
            }
            // `value: ""` is how NSLocalizedString is told that there is none.
            return text.isEmpty ? .key : .text(KeyTemplate(text))
        }
        let literals = literals(in: argument.value, syntax: .localized)
        return literals.count == 1 ? .text(literals[0].template) : .unseen
    }

    // MARK: The runtime's calls

    /// Whether what a method is called on is a localizer: by its name, by its type, or since the file imports the
    /// runtime, without which none of the methods can be called.
    private mutating func isLocalizer(before token: Int) -> Bool {
        if imports.contains("LocalizationRuntime") { return true }
        var receiver = token - 2
        while receiver >= 0, source.isSymbol(receiver) { receiver -= 1 }
        if receiver > 0, source.isByte(receiver, ")") {
            receiver = Int(source.tokens[receiver].link) - 1
        }
        guard source.isIdentifier(receiver) else { return false }
        if source.text(receiver).lowercased().hasSuffix("localizer") { return true }
        let found = inference.type(of: receiver..<receiver + 1, file: file, scope: scope)
        return found.map { $0.type.unwrapped.name == "Localizer" } ?? false
    }

    /// Reads what stands behind a dot in place of a key: `.init("Orders")`, or a symbol such as `.orderTitle`.
    private mutating func readImplicitMember(_ name: Int) {
        if source.word(name) == .`init`, source.isByte(name + 1, "(") {
            let form = CallForm(table: .labelled("table"), valueLabel: "defaultValue")
            read(form, source.arguments(of: name + 1), calledAt: name)
        } else {
            addSymbol(name)
        }
    }

    private mutating func addSymbol(_ token: Int) {
        if source.isIdentifier(token) { extraction.symbols.insert(source.text(token)) }
    }

    // MARK: Declarations

    /// `let title: LocalizedStringKey = "Orders"`, and the body of `var title: LocalizedStringKey { … }`.
    private mutating func readTypedValue(_ colon: Int) {
        guard source.isIdentifier(colon - 1) else { return }
        let end = source.typeEnd(colon + 1, before: source.tokens.count)
        guard end > colon + 1 else { return }
        if source.isByte(end, "{") {
            noteTextBody(typeAt: colon + 1)
            return
        }
        guard source.isByte(end, "="), source.isSymbol(end), let type = SwiftType(colon + 1..<end, in: source),
            LocalizedTypes.isMadeOf(type)
        else { return }
        let limit = openBrackets.last.map { source.closing($0) } ?? source.tokens.count
        let value = end + 1..<max(source.expressionEnd(end + 1, before: limit), end + 1)
        if source.isByte(value.lowerBound, "."), source.word(value.lowerBound + 1) == .`init` {
            readImplicitMember(value.lowerBound + 1)
            return
        }
        for literal in literals(in: value, syntax: .localized) {
            add(literal, .named(ExtractedKey.standardTable))
        }
    }

    /// Notes that the literals which are results of the body behind a type are keys, if the type says so.
    private mutating func noteTextBody(typeAt start: Int) {
        let end = source.typeEnd(start, before: source.tokens.count)
        guard end > start, source.isByte(end, "{"), let type = SwiftType(start..<end, in: source),
            LocalizedTypes.contains(type)
        else { return }
        pendingBodies.insert(end)
    }

    /// Reads a literal that is the result of a body: one that stands as a statement of its own or behind `return`.
    private mutating func readResult(_ token: Int) {
        guard let body = textBodies.last, let bracket = openBrackets.last, bracket >= body.open,
            source.isByte(bracket, "{"), isStatementEnd(source.index(after: token))
        else { return }
        let isStart =
            source.word(token - 1) == .return || source.isByte(token - 1, "{") || source.isByte(token - 1, ":")
            || source.isByte(token - 1, "?") && source.hasSpace(before: token - 1)
            || source.tokens[token].startsLine && !source.isSymbol(token - 1) && !source.isByte(token - 1, ",")
        guard isStart, let template = template(of: token) else { return }
        add(Literal(template: template, token: token), .named(ExtractedKey.standardTable))
    }

    private func isStatementEnd(_ token: Int) -> Bool {
        guard source.tokens.indices.contains(token) else { return true }
        return source.isByte(token, "}") || source.isByte(token, ";") || source.isByte(token, ":")
            || source.tokens[token].startsLine && !source.isByte(token, ".") && !source.isSymbol(token)
            || [.case, .default].contains(source.word(token))
            || source.isByte(token, "?")
    }

    // MARK: Results

    mutating func report(_ message: DiagnosticMessage, at token: Int) {
        extraction.diagnostics.append(
            Diagnostic(message, path: source.path, position: source.position(ofToken: token)))
    }

    private mutating func add(
        _ literal: Literal, _ table: ExtractedKey.Table, comment: String? = nil,
        defaultValue: ExtractedKey.DefaultValue = .key, isCertain: Bool = true
    ) {
        let start = source.literal(at: literal.token).start
        extraction.keys.append(
            ExtractedKey(
                key: literal.template, table: table, comment: comment.flatMap { $0.isEmpty ? nil : $0 },
                defaultValue: defaultValue, isCertain: isCertain, path: source.path,
                position: source.position(of: start)))
    }
}
