internal import StringCatalog

/// What is said about a configuration file.
extension DiagnosticMessage {
    static let emptyConfiguration = DiagnosticMessage(
        "empty-file", .error, "the file is empty; a configuration is a JSON object, {} where there is nothing to set")

    static let commentInConfiguration = DiagnosticMessage("comment", .error, "JSON has no comments; remove it")

    static let configurationNotObject = DiagnosticMessage(
        "configuration-not-object", .error,
        "the file is no JSON object; a configuration is one, such as {\"languages\" : [\"de\"]}")

    static func unknownConfigurationMember(_ name: String, of place: String, known: [String]) -> DiagnosticMessage {
        DiagnosticMessage(
            "unknown-configuration-member", .error,
            "\(place) has no member '\(name)'; choose from \(known.joined(separator: ", "))")
    }

    static func wrongTypeInConfiguration(
        of name: String, found: JSONValue.Kind, wanted: String
    ) -> DiagnosticMessage {
        DiagnosticMessage(
            "wrong-type-in-configuration", .error, "'\(name)' is \(found.words); it has to be \(wanted)")
    }

    static func wrongElement(of name: String, found: JSONValue.Kind) -> DiagnosticMessage {
        DiagnosticMessage(
            "wrong-type-in-configuration", .error, "an element of '\(name)' is \(found.words); it has to be a string")
    }

    static func unknownWord(_ word: String, of name: String, known: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "unknown-configuration-value", .error, "'\(name)' cannot be \"\(word)\"; choose from \(known)")
    }

    static func unknownStateInConfiguration(_ state: String, known: [String]) -> DiagnosticMessage {
        DiagnosticMessage(
            "unknown-configuration-state", .warning,
            "'\(state)' is no state that Xcode knows; those are \(known.joined(separator: ", "))")
    }

    static func notATypeName(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "not-a-type-name", .error,
            "'namespace' cannot be \"\(name)\"; it is the name of a Swift type: an ASCII capital, then letters, digits, _"
        )
    }

    static func alwaysError(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "always-error", .error,
            "what '\(name)' finds is always an error, since no table can be made of it; remove this")
    }

    static func outdatedTableForm(_ planned: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "outdated-table-form", .warning,
            "the build was planned for \"table\" : \"\(planned)\" and goes on with it; it is planned anew when "
                + "Package.swift is touched")
    }

    static func unknownLint(_ name: String, near: [String]) -> DiagnosticMessage {
        DiagnosticMessage(
            "unknown-lint", .error,
            "there is no lint '\(name)'; choose from \(near.joined(separator: ", ")), or see 'xcstrings check --list-lints'"
        )
    }
}

extension JSONValue.Kind {
    /// The type with its article.
    fileprivate var words: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .bool: "a bool"
        case .null: "null"
        }
    }
}
