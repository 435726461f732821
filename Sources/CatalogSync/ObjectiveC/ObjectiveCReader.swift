import StringCatalog

/// Finds the calls of `NSLocalizedString` and its sisters in a C or Objective-C file.
struct ObjectiveCReader {
    /// Which argument of a macro is what.
    private struct Form {
        var table: Int?
        var value: Int?
        let comment: Int
    }

    private static let forms: [String: Form] = {
        var forms: [String: Form] = [:]
        for prefix in ["NSLocalizedString", "CFCopyLocalizedString"] {
            forms[prefix] = Form(comment: 1)
            forms[prefix + "FromTable"] = Form(table: 1, comment: 2)
            forms[prefix + "FromTableInBundle"] = Form(table: 1, comment: 3)
            forms[prefix + "WithDefaultValue"] = Form(table: 1, value: 3, comment: 4)
        }
        return forms
    }()

    private let path: String
    private let source: SourceText
    private let lines: LineIndex
    private let tokens: [CToken]
    private(set) var extraction = Extraction()

    init(_ file: SourceExtractor.File) {
        path = file.path
        source = SourceText(file.bytes)
        lines = LineIndex(source)
        var lexer = CLexer(source.bytes, contentStart: source.contentStart)
        lexer.lex()
        tokens = lexer.tokens
        extraction.diagnostics = lexer.problems.map { message, offset in
            Diagnostic(message, path: path, position: lines.position(of: offset, in: source))
        }
    }

    /// Reads the whole file.
    mutating func read() {
        for index in tokens.indices {
            guard case .word(let name) = tokens[index].kind, let form = Self.forms[name],
                index + 1 < tokens.count, tokens[index + 1].isSymbol("(")
            else { continue }
            read(form, arguments(from: index + 2))
        }
    }

    private mutating func read(_ form: Form, _ arguments: [Range<Int>]) {
        func text(_ number: Int?) -> String? {
            guard let number, arguments.indices.contains(number) else { return nil }
            return string(in: arguments[number]).flatMap { $0.isEmpty && number > 0 ? nil : $0 }
        }
        guard let first = arguments.first, let key = text(0) else { return }
        let table = text(form.table) ?? ExtractedKey.standardTable
        let (comment, value) = (text(form.comment), text(form.value))
        extraction.keys.append(
            ExtractedKey(
                key: KeyTemplate(key), table: .named(table), comment: comment,
                defaultValue: value.map { .text(KeyTemplate($0)) } ?? .key, isCertain: true, path: path,
                position: lines.position(of: tokens[first.lowerBound].start, in: source)))
    }

    /// The arguments of a call, whose first token is at `start`. A call has few; what does not end is none.
    private func arguments(from start: Int) -> [Range<Int>] {
        var arguments: [Range<Int>] = []
        var (first, depth, index) = (start, 0, start)
        while index < min(tokens.count, start + 256) {
            let token = tokens[index]
            if depth == 0, token.isSymbol(",") || token.isSymbol(")") {
                arguments.append(first..<index)
                if token.isSymbol(")") { return arguments }
                first = index + 1
            } else if token.isSymbol("(") || token.isSymbol("[") || token.isSymbol("{") {
                depth += 1
            } else if token.isSymbol(")") || token.isSymbol("]") || token.isSymbol("}") {
                depth -= 1
            }
            index += 1
        }
        return []
    }

    /// The text of one or several adjoining literals; nil of anything else.
    private func string(in argument: Range<Int>) -> String? {
        guard !argument.isEmpty else { return nil }
        var text = ""
        for token in tokens[argument] {
            guard case .string(let piece) = token.kind else { return nil }
            text += piece
        }
        return text
    }
}
