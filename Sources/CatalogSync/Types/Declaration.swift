/// A name that source code declares, with what tells its type.
struct Declaration {
    /// Where the type comes from.
    enum Origin {
        /// It is written.
        case type(SwiftType)
        /// It is that of an expression.
        case value(Range<Int>)
        /// It is that of what is in an optional expression: `if let x = …`.
        case unwrapped(Range<Int>)
        /// It is that of the optional of the same name outside: `if let x`.
        case shadowed
        /// It is that of the elements of an expression: `for x in …`.
        case element(Range<Int>)
        /// It is that of the `index`th value of an enumeration's case: `case .failed(let code)`.
        case caseValue(name: String, index: Int)
        /// Nothing tells.
        case unknown
    }

    let origin: Origin
    /// The index of the token that names it.
    let token: Int
    /// Whether it is called: a function whose result has the type.
    var isFunction = false
}
