/// What stands in a key for an interpolation.
enum PlaceholderKind: Hashable, Sendable {
    /// The placeholder that the interpolation's type, or its `specifier:`, asks for.
    case known(String)
    /// The type is seen, but not which placeholder it has; the catalog decides, else this one is taken.
    case likely(String)
    /// The type cannot be seen; the catalog decides, else `%@` is taken.
    case unseen

    /// The placeholders of types, after `String.LocalizationValue`; all other types have `%@`.
    private static let specifiers: [String: String] = [
        "Int": "%lld", "Int64": "%lld", "NSInteger": "%lld",
        "Int8": "%d", "Int16": "%d", "Int32": "%d", "CInt": "%d",
        "UInt": "%llu", "UInt64": "%llu", "NSUInteger": "%llu",
        "UInt8": "%u", "UInt16": "%u", "UInt32": "%u", "CUnsignedInt": "%u",
        "Float": "%f", "Float32": "%f", "CFloat": "%f",
        "Double": "%lf", "Float64": "%lf", "CDouble": "%lf", "TimeInterval": "%lf", "CLLocationDistance": "%lf",
    ]

    /// Types without a placeholder of their own that no other module can mean by an alias.
    private static let objects: Set<String> = [
        "Any", "AttributedString", "Bool", "Character", "Data", "Date", "Decimal", "Error", "Image",
        "LocalizedStringKey",
        "LocalizedStringResource", "Locale", "NSNumber", "NSString", "Never", "String", "Substring", "Text", "URL",
        "UUID",
    ]

    /// What stands for everything that is no number.
    static let object = PlaceholderKind.known("%@")

    /// Whether a type of this name is a number that has a placeholder of its own.
    static func isNumber(_ typeName: String) -> Bool { specifiers[typeName] != nil }

    /// The kind for a value of a type, nil for one that cannot be seen.
    ///
    /// - Parameter declared: The names of the types that the sources declare, none of which is a number.
    init(_ found: TypeInference.Result?, declared: Set<String>) {
        guard let found else {
            self = .unseen
            return
        }
        let type = found.type
        if let specifier = Self.specifiers[type.name] {
            self = found.isGuess ? .likely(specifier) : .known(specifier)
        } else if type.name == "CGFloat" {
            self = .likely("%lf")
        } else if type.isOptional || type.name.hasPrefix("[") || Self.objects.contains(type.name)
            || declared.contains(type.name)
        {
            self = .object
        } else {
            self = .likely("%@")
        }
    }

    /// The placeholder as a new key has it.
    var specifier: String {
        switch self {
        case .known(let specifier), .likely(let specifier): specifier
        case .unseen: "%@"
        }
    }

    /// Whether the catalog's placeholder may be another than ``specifier``.
    var isOpen: Bool {
        if case .known = self { false } else { true }
    }
}
