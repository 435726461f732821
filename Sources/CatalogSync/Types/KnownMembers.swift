/// The types of members of the standard library and Foundation that texts often show.
enum KnownMembers {
    /// Members that are text wherever they occur.
    private static let text: Set<String> = [
        "capitalized", "debugDescription", "description", "formatted", "joined", "localizedCapitalized",
        "localizedDescription", "localizedLowercase", "localizedName", "localizedUppercase", "lowercased",
        "padding", "replacingOccurrences", "trimmingCharacters", "uppercased", "uuidString",
    ]

    /// Methods that give a value of the type they are called on.
    private static let same: Set<String> = ["advanced", "magnitude", "rounded", "squareRoot", "truncatingRemainder"]

    /// Methods of sequences that give a sequence of the same elements.
    private static let sameElements: Set<String> = [
        "dropFirst", "dropLast", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix",
    ]

    /// The type of a member of a value of `type`, or of an unknown one.
    static func type(of name: String, in type: SwiftType?, isCall: Bool, rawTypes: [String: SwiftType]) -> SwiftType? {
        if text.contains(name) { return .string }
        switch name {
        // A property of this name is an Int in the whole standard library; the function of sequences gives one too.
        case "count", "hashValue", "bitWidth", "underestimatedCount": return .int
        case "isEmpty", "isMultiple", "contains", "hasPrefix", "hasSuffix": return .bool
        case "timeIntervalSince", "timeIntervalSinceNow", "timeIntervalSince1970", "timeIntervalSinceReferenceDate":
            return .double
        default: break
        }
        guard let type else { return nil }
        switch name {
        case "rawValue": return rawTypes[type.name]
        case "indices" where type.element != nil: return SwiftType.int.range
        case "first", "last", "min", "max", "randomElement": return type.element?.optional
        case "lowerBound", "upperBound": return type.element
        default: break
        }
        if same.contains(name), type.isNumber { return type }
        if sameElements.contains(name), let element = type.element { return element.array }
        return nil
    }

    /// The type of a static member of `type`.
    static func staticType(of name: String, in type: SwiftType) -> SwiftType? {
        switch name {
        case "allCases": return type.array
        case "now" where type.name == "Date": return type
        case "random", "max", "min", "zero", "pi", "infinity", "nan", "greatestFiniteMagnitude", "leastNormalMagnitude",
            "leastNonzeroMagnitude", "ulpOfOne":
            return type.isNumber || type.name == "CGFloat" ? type : nil
        default: return nil
        }
    }
}
