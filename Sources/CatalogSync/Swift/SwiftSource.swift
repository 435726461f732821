import StringCatalog

/// A Swift file taken apart into tokens.
///
/// Both branches of conditional compilation are there: a key that one platform alone uses is in use.
struct SwiftSource {
    /// The path as the caller gave it.
    let path: String
    /// The bytes as UTF-8.
    let bytes: [UInt8]
    /// The tokens, comments and the conditions of `#if` left out.
    let tokens: [SwiftToken]
    /// The string literals in the order of their beginnings.
    let literals: [SwiftStringLiteral]
    /// What is wrong.
    let diagnostics: [Diagnostic]
    private let lines: LineIndex
    private let text: SourceText

    /// The largest file, in bytes.
    static let sizeLimit = 1 << 30

    /// Takes the bytes of a file apart. Nothing traps, whatever they are.
    ///
    /// - Complexity: Linear in the number of bytes.
    init(_ file: [UInt8], path: String) {
        self.path = path
        let text = SourceText(file.count <= Self.sizeLimit ? file : [])
        self.text = text
        bytes = text.bytes
        lines = LineIndex(text)
        var lexer = SwiftLexer(bytes, contentStart: text.contentStart)
        lexer.lex()
        tokens = lexer.tokens
        literals = lexer.literals
        let lines = lines
        var diagnostics = lexer.problems.map { message, offset in
            Diagnostic(message, path: path, position: lines.position(of: offset, in: text))
        }
        if file.count > Self.sizeLimit {
            diagnostics.append(Diagnostic(.sourceTooLarge, path: path, position: SourcePosition(line: 1, column: 1)))
        }
        self.diagnostics = diagnostics
    }

    /// Line and column of an offset.
    func position(of offset: Int) -> SourcePosition {
        lines.position(of: offset, in: text)
    }

    /// Line and column of a token, of the end of the file where there is none.
    func position(ofToken index: Int) -> SourcePosition {
        position(of: tokens.indices.contains(index) ? Int(tokens[index].start) : bytes.count)
    }

    // MARK: Tokens

    /// The index of the token behind the one at `index` and all that it encloses.
    func index(after index: Int) -> Int {
        switch tokens[index].kind {
        case .string: max(literal(at: index).endToken, index + 1)
        case .open: max(min(Int(tokens[index].link) + 1, tokens.count), index + 1)
        default: index + 1
        }
    }

    /// The literal of a string token.
    func literal(at index: Int) -> SwiftStringLiteral { literals[Int(tokens[index].link)] }

    /// The first byte of a token, 0 where there is none.
    func first(_ index: Int) -> UInt8 {
        tokens.indices.contains(index) ? bytes[Int(tokens[index].start)] : 0
    }

    /// Whether there is a token of one byte at `index`, and it is `byte`.
    func isByte(_ index: Int, _ byte: Unicode.Scalar) -> Bool {
        first(index) == UInt8(ascii: byte) && tokens[index].length == 1 && tokens[index].kind != .string
    }

    /// The keyword that the token at `index` is; `other` where there is none.
    func word(_ index: Int) -> SwiftWord {
        tokens.indices.contains(index) ? tokens[index].word : .other
    }

    /// Whether there is an identifier at `index`, keywords included.
    func isIdentifier(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .identifier
    }

    /// Whether there is an operator at `index`.
    func isSymbol(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .symbol
    }

    /// The bytes of a token.
    func slice(_ index: Int) -> ArraySlice<UInt8> {
        guard tokens.indices.contains(index) else { return [] }
        let token = tokens[index]
        return bytes[Int(token.start)..<Int(token.start) + Int(token.length)]
    }

    /// A token as text; of an identifier without its backticks.
    func text(_ index: Int) -> String {
        var slice = slice(index)
        if slice.first == UInt8(ascii: "`") { slice = slice.dropFirst().dropLast() }
        return String(decoding: slice, as: UTF8.self)
    }

    /// Whether there are blanks or a comment between the tokens at `index - 1` and `index`.
    func hasSpace(before index: Int) -> Bool {
        guard index > 0, index < tokens.count else { return true }
        let previous = tokens[index - 1]
        if previous.kind == .string || previous.kind == .close { return hasBlank(at: Int(tokens[index].start) - 1) }
        return Int(previous.start) + Int(previous.length) != Int(tokens[index].start)
    }

    private func hasBlank(at offset: Int) -> Bool {
        guard bytes.indices.contains(offset) else { return true }
        return bytes[offset] <= UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "/")
    }

    /// The index of the bracket that closes the one at `index`, cut to `end`.
    func closing(_ index: Int, before end: Int? = nil) -> Int {
        min(Int(tokens[index].link), end ?? tokens.count)
    }
}
