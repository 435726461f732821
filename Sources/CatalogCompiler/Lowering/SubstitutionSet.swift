internal import LookupTable
internal import LookupTableWriter
internal import StringCatalog

/// A substitution of a localization, read once for all the texts that name it.
struct ReadSubstitution {
    let model: StringCatalog.Substitution
    let name: String
    /// The number of the argument where the catalog gives one that can be used.
    let argument: Int?
    /// How the argument is printed.
    let specifier: FormatString.Placeholder
    /// The forms, by category.
    let forms: [PluralText]
    /// Whether a text names it.
    var isReferenced = false
    /// What it became for the argument that was asked for last.
    var lowered: (argument: UInt8, message: LoweredMessage)?
    /// Whether its forms were looked at, so that nothing is said twice.
    var isChecked = false
}

/// The substitutions of a localization.
struct SubstitutionSet {
    private var substitutions: [ReadSubstitution] = []
    /// Where each name is found first.
    private var places: [String: Int] = [:]
    /// The numbers of the arguments that the catalog gives to substitutions, by their names.
    private(set) var arguments: [String: Int] = [:]

    var isEmpty: Bool { substitutions.isEmpty }
    var indices: Range<Int> { substitutions.indices }

    subscript(index: Int) -> ReadSubstitution {
        get { substitutions[index] }
        set { substitutions[index] = newValue }
    }

    mutating func append(_ substitution: ReadSubstitution) {
        if places[substitution.name] == nil {
            places[substitution.name] = substitutions.count
            arguments[substitution.name] = substitution.argument
        }
        substitutions.append(substitution)
    }

    func index(of name: String) -> Int? {
        places[name]
    }
}
