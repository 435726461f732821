/// The rules of what a catalog is made of.
extension DiagnosticMessage {
    static let rootNotObject = DiagnosticMessage(
        "root-not-object", .error,
        "the file is no JSON object; a catalog is one with 'sourceLanguage', 'strings', 'version'")

    /// A member that has to be there is absent.
    static func missingMember(_ name: MemberName) -> DiagnosticMessage {
        let remedy =
            switch name {
            case .sourceLanguage: "add it, such as \"sourceLanguage\" : \"en\""
            case .version: "add it, such as \"version\" : \"1.0\""
            case .strings: "add it with an object of entries"
            case .stringUnit: "add one, or remove the localization"
            case .state: "add it, such as \"state\" : \"translated\""
            default: "add it"
            }
        return DiagnosticMessage("missing-\(name.kebab)", .error, "Missing required key '\(name.rawValue)'; \(remedy)")
    }

    /// A member has a value of a type that it cannot have.
    static func wrongType(of name: MemberName, found: JSONNode.Kind, wanted: Wanted) -> DiagnosticMessage {
        DiagnosticMessage(
            "wrong-type", .error, "'\(name.rawValue)' is \(found.words); it has to be \(wanted.rawValue)")
    }

    /// A value that is named by the user has a type that it cannot have.
    static func wrongType(of what: Named, found: JSONNode.Kind) -> DiagnosticMessage {
        DiagnosticMessage("wrong-type", .error, "\(what.rawValue) is \(found.words); it has to be an object")
    }

    static let argNumNotInteger = DiagnosticMessage(
        "arg-num-not-integer", .error, "'argNum' is not an integer; write the number of the argument, from 1")

    // MARK: Kept and reported once

    static func unknownMember(_ name: String, of what: Holder) -> DiagnosticMessage {
        DiagnosticMessage(
            "unknown-member", .note, "unknown member '\(name)' of \(what.rawValue) is kept and has no effect")
    }
    static func unknownState(_ state: String) -> DiagnosticMessage {
        DiagnosticMessage("unknown-state", .note, "unknown state '\(state)' is kept")
    }
    static func unknownExtractionState(_ state: String) -> DiagnosticMessage {
        DiagnosticMessage("unknown-extraction-state", .note, "unknown extraction state '\(state)' is kept")
    }
    static func unknownAxis(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage("unknown-variation", .note, "variations by '\(name)' are kept and not compiled")
    }
    static let widthVariations = DiagnosticMessage(
        "width-variation", .note, "of variations by width only the widest is compiled")
    static let stringSetKept = DiagnosticMessage(
        "string-set", .note, "a 'stringSet' is kept and not compiled")

    // MARK: Words for types

    /// The types that members have to have.
    enum Wanted: String {
        case object = "an object"
        case string = "a string"
        case stringOrNull = "a string or null"
        case boolOrNull = "true or false"
        case stringOrNumber = "a string such as \"1.0\""
        case array = "an array of strings"
    }

    /// The values whose names the user chooses.
    enum Named: String {
        case entry = "the entry"
        case localization = "the localization"
        case substitution = "the substitution"
        case form = "the variation"
    }

    /// What may hold members that the format does not name.
    enum Holder: String {
        case root = "the catalog"
        case entry = "an entry"
        case localization = "a localization"
        case stringUnit = "a 'stringUnit'"
        case stringSet = "a 'stringSet'"
        case substitution = "a substitution"
        case form = "a variation"
    }
}

extension JSONNode.Kind {
    /// The type with its article.
    fileprivate var words: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .true, .false: "a bool"
        case .null: "null"
        }
    }
}

extension MemberName {
    /// The name in kebab case, as names of rules are written.
    fileprivate var kebab: String {
        rawValue.reduce(into: "") { name, character in
            if character.isUppercase { name += "-" }
            name += character.lowercased()
        }
    }
}
