/// Where types and expressions end.
extension SwiftSource {
    /// How many tokens of a type are looked at, which bounds time and stack.
    private static let typeLimit = 256

    /// The index behind the type that begins at `start`, `start` itself if none does.
    func typeEnd(_ start: Int, before limit: Int) -> Int {
        typeEndInside(start, before: min(limit, start + Self.typeLimit))
    }

    private func typeEndInside(_ start: Int, before limit: Int) -> Int {
        var index = start
        while index < limit {
            if isByte(index, "@") {
                index += 2
                if isByte(index, "("), !hasSpace(before: index) { index = self.index(after: index) }
                continue
            }
            guard [.inout, .some, .any, .borrowing, .consuming].contains(word(index)) else { break }
            index += 1
        }
        guard index < limit else { return min(index, limit) }
        if isIdentifier(index) {
            index += 1
            while index < limit {
                if isByte(index, "."), isIdentifier(index + 1) {
                    index += 2
                } else if isSymbol(index), first(index) == UInt8(ascii: "<"), !hasSpace(before: index) {
                    index = genericEnd(index, before: limit)
                } else {
                    break
                }
            }
        } else if isByte(index, "[") || isByte(index, "(") {
            index = min(self.index(after: index), limit)
        } else {
            return start
        }
        return typeSuffixEnd(index, before: limit)
    }

    private func typeSuffixEnd(_ start: Int, before limit: Int) -> Int {
        var index = start
        while index < limit {
            if isSymbol(index), !hasSpace(before: index),
                slice(index).allSatisfy({ $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") })
            {
                index += 1
            } else if isByte(index, "&") || isArrow(index)
                || [.async, .throws, .rethrows].contains(word(index)) && isArrow(index + 1)
            {
                // A function type or a composition goes on with another type.
                if !isByte(index, "&"), !isArrow(index) { index += 1 }
                let next = typeEndInside(index + 1, before: limit)
                return next > index + 1 ? next : index
            } else {
                break
            }
        }
        return min(index, limit)
    }

    func isArrow(_ index: Int) -> Bool { isSymbol(index) && slice(index).elementsEqual("->".utf8) }

    /// The index behind the generic arguments that begin at `start`.
    func genericEnd(_ start: Int, before limit: Int) -> Int {
        var depth = 0
        var index = start
        while index < limit {
            if isSymbol(index), !isArrow(index) {
                for byte in slice(index) {
                    if byte == UInt8(ascii: "<") { depth += 1 }
                    if byte == UInt8(ascii: ">") { depth -= 1 }
                }
                if depth <= 0 { return index + 1 }
                index += 1
            } else if tokens[index].kind == .close || isByte(index, "{") {
                return index
            } else {
                index = self.index(after: index)
            }
        }
        return limit
    }

    /// The index behind the expression that begins at `start`: it goes on over line ends while an operator or a dot
    /// says so, and ends before a brace, a comma, or what begins something else.
    func expressionEnd(_ start: Int, before limit: Int) -> Int {
        var index = start
        while index < limit {
            let token = tokens[index]
            switch token.kind {
            case .close: return index
            case .open where isByte(index, "{"):
                if index > start { return index }
            case .punctuation where isByte(index, ",") || isByte(index, ";"): return index
            case .identifier where index > start && endsExpression(word(index)): return index
            default: break
            }
            if index > start, token.startsLine, !continuesLine(index) { return index }
            index = self.index(after: index)
        }
        return min(index, limit)
    }

    private func endsExpression(_ word: SwiftWord) -> Bool {
        switch word {
        case .else, .in, .let, .var, .func, .case, .default, .return, .where, .if, .guard, .for, .while, .switch: true
        default: false
        }
    }

    /// Whether a token that begins a line goes on with the expression of the line before.
    private func continuesLine(_ index: Int) -> Bool {
        if isByte(index, ".") || isSymbol(index) || [.as, .is].contains(word(index)) { return true }
        if isByte(index, ":"), index > 0 { return true }
        return isSymbol(index - 1) && hasSpace(before: index - 1)
    }

    /// The names of the scopes and generic arguments behind a name, passed over: the index of what follows.
    func skippingGenerics(_ index: Int) -> Int {
        guard isSymbol(index), first(index) == UInt8(ascii: "<"), !hasSpace(before: index) else { return index }
        return genericEnd(index, before: min(index + 64, tokens.count))
    }
}
