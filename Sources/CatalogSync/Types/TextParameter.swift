/// A parameter that takes a text to be localized, of a function or type that the sources declare themselves:
/// `title` of `struct Row: View { let title: LocalizedStringKey }`.
struct TextParameter: Hashable, Sendable {
    /// The name of the function, or of the type for an initializer.
    let callee: String
    /// The label; nil where the argument has none.
    let label: String?
    /// Which of the arguments it is, from 0, where it has no label.
    let index: Int

    /// Whether an argument of a call is for the parameter.
    func takes(_ argument: CallArgument) -> Bool {
        argument.label == label && (label != nil || argument.index == index)
    }
}

/// The types whose literals are keys.
enum LocalizedTypes {
    private static let names: Set<String> = [
        "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue", "LocalizationValue",
    ]
    /// Types of App Intents that a literal makes a text of.
    private static let displayNames: Set<String> = [
        "DisplayRepresentation", "IntentDescription", "IntentDialog", "TypeDisplayRepresentation",
    ]

    private static func baseName(of type: SwiftType) -> String {
        let name = type.unwrapped.unqualified.name
        return name.hasPrefix("SwiftUI.") ? String(name.dropFirst("SwiftUI.".count)) : name
    }

    /// Whether a value of the type is a key to be localized.
    static func contains(_ type: SwiftType) -> Bool { names.contains(baseName(of: type)) }

    /// Whether a literal of the type holds one: the type, an array or a dictionary of it.
    static func isMadeOf(_ type: SwiftType) -> Bool {
        let inner = type.dictionaryValue ?? type.element ?? type
        let name = baseName(of: inner)
        return names.contains(name) || displayNames.contains(name)
    }
}
