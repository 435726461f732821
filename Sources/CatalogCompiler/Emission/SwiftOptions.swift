/// How Swift source is generated for a table.
public struct SwiftOptions: Sendable {
    /// Who may use the generated code.
    public enum Access: String, Sendable, CaseIterable {
        /// The module alone.
        case `internal`
        /// The package.
        case package
        /// Everybody.
        case `public`

        /// The word in front of a declaration, with a space; nothing where there need be none.
        var modifier: String { self == .internal ? "" : "\(rawValue) " }
    }

    /// The keys that get a symbol.
    public enum Keys: String, Sendable, CaseIterable {
        /// All of them.
        case all
        /// Those of entries that a person made (`manual`), as Xcode does.
        case manual
    }

    /// How the bytes of a table come to the program.
    public enum TableForm: String, Sendable, CaseIterable {
        /// As a part of the program.
        case embedded
        /// As a file beside the program, a resource of its module.
        case file
    }

    /// Who may use the generated code.
    public var access: Access
    /// The keys that get a symbol.
    public var keys: Keys
    /// The type in which the types of all tables of a module are nested.
    public var namespace: String
    /// How the bytes of the table come to the program.
    public var tableForm: TableForm

    /// Creates options.
    public init(
        access: Access = .internal, keys: Keys = .all, namespace: String = "Strings", tableForm: TableForm = .embedded
    ) {
        self.access = access
        self.keys = keys
        self.namespace = namespace
        self.tableForm = tableForm
    }

    /// Whether a text can be the name of the type in which those of the tables are nested.
    public static func isNamespace(_ text: String) -> Bool { SymbolName.isTypeName(text) }
}
