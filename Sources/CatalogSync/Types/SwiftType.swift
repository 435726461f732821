/// A type as source code writes it, in one spelling for each: `[String:Int]`, `Int?`, `Set<Order>`.
struct SwiftType: Hashable, Sendable {
    let name: String

    /// Types longer than this are none that a text shows.
    private static let greatestLength = 200

    init(_ name: String) { self.name = name }

    static let int = SwiftType("Int")
    static let double = SwiftType("Double")
    static let string = SwiftType("String")
    static let bool = SwiftType("Bool")

    /// The type that the tokens spell; nil if there are none.
    init?(_ tokens: Range<Int>, in source: SwiftSource) {
        var words: [String] = []
        var length = 0
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            if source.isByte(index, "@") {
                // An attribute, with what it takes.
                index += 2
                if source.isByte(index, "("), !source.hasSpace(before: index) { index = source.index(after: index) }
                continue
            }
            let word = source.word(index)
            if ![.inout, .some, .any, .borrowing, .consuming].contains(word) {
                let text = source.text(index)
                words.append(text)
                length += text.utf8.count
                guard length <= Self.greatestLength else { return nil }
            }
            index += 1
        }
        let name = words.joined()
        guard !name.isEmpty else { return nil }
        self.init(name)
    }

    /// The type without the module that has it, `Int` for `Swift.Int`.
    var unqualified: SwiftType {
        for module in ["Swift.", "Foundation.", "CoreGraphics."] where name.hasPrefix(module) {
            return SwiftType(String(name.dropFirst(module.count)))
        }
        return self
    }

    var isOptional: Bool { name.hasSuffix("?") || name.hasSuffix("!") || name.hasPrefix("Optional<") }

    /// The type of the value in an optional; the type itself of any other.
    var unwrapped: SwiftType {
        if name.hasSuffix("?") || name.hasSuffix("!") { return SwiftType(String(name.dropLast())) }
        return argument(of: "Optional") ?? self
    }

    var optional: SwiftType { SwiftType(name + "?") }
    var array: SwiftType { SwiftType("[\(name)]") }
    var range: SwiftType { SwiftType("Range<\(name)>") }

    /// The one argument of a generic type.
    private func argument(of generic: String) -> SwiftType? {
        guard name.hasPrefix(generic + "<"), name.hasSuffix(">") else { return nil }
        let inner = name.dropFirst(generic.count + 1).dropLast()
        return Self.hasTopLevel(",", in: inner) ? nil : SwiftType(String(inner))
    }

    /// The type of an element; nil if that is not known.
    var element: SwiftType? {
        for generic in [
            "Array", "ArraySlice", "Set", "Range", "ClosedRange", "AnySequence", "Binding", "ReversedCollection",
        ] {
            if let argument = argument(of: generic) {
                // A binding to a sequence shows its elements.
                return generic == "Binding" ? argument.element : argument
            }
        }
        if name == "String" || name == "Substring" { return SwiftType("Character") }
        guard name.hasPrefix("["), name.hasSuffix("]") else { return nil }
        let inner = name.dropFirst().dropLast()
        return Self.hasTopLevel(":", in: inner) ? nil : SwiftType(String(inner))
    }

    /// The type of a dictionary's values.
    var dictionaryValue: SwiftType? {
        let inner: Substring
        let separator: Character
        if name.hasPrefix("["), name.hasSuffix("]") {
            (inner, separator) = (name.dropFirst().dropLast(), ":")
        } else if name.hasPrefix("Dictionary<"), name.hasSuffix(">") {
            (inner, separator) = (name.dropFirst("Dictionary<".count).dropLast(), ",")
        } else {
            return nil
        }
        return Self.topLevelIndex(separator, in: inner).map { SwiftType(String(inner[inner.index(after: $0)...])) }
    }

    private static func hasTopLevel(_ separator: Character, in text: Substring) -> Bool {
        topLevelIndex(separator, in: text) != nil
    }

    private static func topLevelIndex(_ separator: Character, in text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[", "(", "<": depth += 1
            case "]", ")", ">": depth -= 1
            case separator where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    /// Whether it is a type of numbers that a placeholder of its own stands for.
    var isNumber: Bool { PlaceholderKind.isNumber(name) }
}
