/// One token of a C or Objective-C file.
struct CToken {
    /// What kind of token it is.
    enum Kind {
        /// A name.
        case word(String)
        /// A string literal, its escapes replaced; of Objective-C the at sign belongs to it.
        case string(String)
        /// Any other character.
        case symbol(UInt8)
    }

    let kind: Kind
    /// The offset of the first byte.
    let start: Int

    func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
        if case .symbol(let byte) = kind { byte == UInt8(ascii: scalar) } else { false }
    }
}
