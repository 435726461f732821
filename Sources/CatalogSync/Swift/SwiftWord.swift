/// The keywords that matter for finding texts and the types of values.
enum SwiftWord: String, CaseIterable {
    /// Any other name.
    case other = ""
    case `actor`, `any`, `as`, `async`, `await`, `borrowing`, `case`, `catch`, `class`, `consuming`, `default`, `else`
    case `enum`, `extension`, `false`, `for`, `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `is`, `let`
    case `nil`, `protocol`, `repeat`, `rethrows`, `return`, `self`, `some`, `struct`, `super`, `switch`, `throw`
    case `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
    case selfType = "Self"

    /// Whether a value ends with the word, so that an operator behind it stands between two values.
    var isOperand: Bool {
        switch self {
        case .other, .selfType, .`self`, .super, .true, .false, .nil, .`init`, .actor, .any, .some, .async: true
        default: false
        }
    }
}
