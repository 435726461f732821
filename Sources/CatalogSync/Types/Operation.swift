/// The operator of an expression that is applied last.
struct Operation {
    enum Kind {
        /// `a ? b : c`, with the index of the colon.
        case conditional(colon: Int)
        /// `as`, `as?`, `as!`.
        case cast
        /// A comparison, `&&`, `||` or `is`.
        case test
        /// `??`.
        case coalescing
        /// `...` and `..<`.
        case range
        /// `+` and the like.
        case arithmetic
    }

    let kind: Kind
    /// The index of the operator.
    let token: Int

    /// Finds the operator; nil where there is none.
    init?(_ tokens: Range<Int>, in source: SwiftSource) {
        var best: (rank: Int, kind: Kind, token: Int)?
        func consider(_ rank: Int, _ kind: Kind, _ token: Int, fromLeft: Bool = true) {
            guard let found = best else {
                best = (rank, kind, token)
                return
            }
            // Of operators of one rank the last is applied last, of those that group to the right the first.
            if rank < found.rank || rank == found.rank && fromLeft { best = (rank, kind, token) }
        }
        var question: Int?
        var nested = 0
        var token = tokens.lowerBound
        while token < tokens.upperBound {
            defer { token = source.index(after: token) }
            if let start = question {
                if Self.isConditional(token, source) { nested += 1 }
                guard source.isByte(token, ":") else { continue }
                if nested > 0 {
                    nested -= 1
                } else {
                    self.init(kind: .conditional(colon: token), token: start)
                    return
                }
                continue
            }
            switch source.word(token) {
            case .as: consider(4, .cast, token)
            case .is: consider(3, .test, token)
            default: break
            }
            guard source.isSymbol(token), token > tokens.lowerBound, token + 1 < tokens.upperBound else { continue }
            if Self.isConditional(token, source) {
                question = token
                continue
            }
            guard source.hasSpace(before: token) == source.hasSpace(before: token + 1) else { continue }
            let text = source.text(token)
            switch text {
            case "!", "?": continue
            case "&&", "||": consider(1, .test, token)
            case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": consider(2, .test, token)
            case "??": consider(3, .coalescing, token, fromLeft: false)
            case "...", "..<": consider(4, .range, token)
            case "+", "-", "&+", "&-", "|", "^": consider(5, .arithmetic, token)
            case "*", "/", "%", "&*", "&": consider(6, .arithmetic, token)
            case "<<", ">>": consider(7, .arithmetic, token)
            default: continue
            }
        }
        guard let best else { return nil }
        self.init(kind: best.kind, token: best.token)
    }

    private init(kind: Kind, token: Int) {
        self.kind = kind
        self.token = token
    }

    /// Whether a token is the question mark of `a ? b : c`, which has blanks around it.
    private static func isConditional(_ token: Int, _ source: SwiftSource) -> Bool {
        source.isSymbol(token) && source.isByte(token, "?") && source.hasSpace(before: token)
            && source.hasSpace(before: token + 1)
    }
}
