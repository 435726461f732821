/// The names that a file declares, by the braces they are declared in.
struct DeclarationTable {
    /// What stands between two braces, or the whole file.
    struct Scope {
        /// The index of the opening brace; -1 of the file.
        let open: Int
        /// The index of the closing brace.
        let close: Int
        /// The scope around it; -1 of the file.
        let parent: Int
        /// The name of the type whose body it is.
        let typeName: String?
    }

    /// How many scopes outward a name is looked for. Nobody nests code deeper.
    private static let depthLimit = 64

    /// What a name is looked up by.
    private struct Key: Hashable {
        let scope: Int
        let name: String
    }

    private(set) var scopes: [Scope]
    private var declarations: [Key: [Declaration]] = [:]
    /// What is declared in the bodies of types, without their functions' bodies.
    private(set) var members: [(type: String, name: String, declaration: Declaration, scope: Int)] = []

    init(tokenCount: Int) {
        scopes = [Scope(open: -1, close: tokenCount, parent: -1, typeName: nil)]
        declarations.reserveCapacity(tokenCount / 16)
    }

    mutating func addScope(open: Int, close: Int, parent: Int, typeName: String?) -> Int {
        scopes.append(Scope(open: open, close: close, parent: parent, typeName: typeName))
        return scopes.count - 1
    }

    mutating func add(_ name: String, _ declaration: Declaration, in scope: Int) {
        guard name != "_", !name.isEmpty else { return }
        if let type = scopes[scope].typeName { members.append((type, name, declaration, scope)) }
        declarations[Key(scope: scope, name: name), default: []].append(declaration)
    }

    /// The declaration that a name means at a token: the last one before it in the innermost scope that has one, a
    /// later one of that scope where there is none before.
    func declaration(of name: String, at token: Int, in scope: Int) -> (found: Declaration, scope: Int)? {
        var current = scope
        for _ in 0..<Self.depthLimit where current >= 0 {
            if let found = declaration(of: name, before: token, inScope: current) { return (found, current) }
            current = scopes[current].parent
        }
        return nil
    }

    /// The declaration of a name that one of the same name, at `token` in `scope`, hides.
    func declaration(hiddenBy token: Int, of name: String, in scope: Int) -> (found: Declaration, scope: Int)? {
        if let candidates = declarations[Key(scope: scope, name: name)] {
            let count = Self.count(candidates, before: token)
            if count > 0 { return (candidates[count - 1], scope) }
        }
        let parent = scopes[scope].parent
        return parent >= 0 ? declaration(of: name, at: token, in: parent) : nil
    }

    private func declaration(of name: String, before token: Int, inScope scope: Int) -> Declaration? {
        guard let candidates = declarations[Key(scope: scope, name: name)] else { return nil }
        let count = Self.count(candidates, before: token)
        return count > 0 ? candidates[count - 1] : candidates.first
    }

    /// How many of the declarations, which stand in the order of their tokens, stand before a token.
    private static func count(_ declarations: [Declaration], before token: Int) -> Int {
        var (low, high) = (0, declarations.count)
        while low < high {
            let middle = (low + high) / 2
            if declarations[middle].token < token { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The name of the innermost type whose body a scope is part of.
    func typeName(around scope: Int) -> String? {
        var current = scope
        for _ in 0..<Self.depthLimit where current >= 0 {
            if let name = scopes[current].typeName { return name }
            current = scopes[current].parent
        }
        return nil
    }
}
