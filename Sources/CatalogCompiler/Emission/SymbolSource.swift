/// Writes the file with a table's type and symbols.
struct SymbolSource {
    private let options: SwiftOptions
    private let access: String
    /// What stands before each symbol. Those that other modules see give way to symbols of the same name in the module
    /// that uses them, or `.title` would be ambiguous there.
    private let symbolAccess: String
    private var source: String

    init(type: String, tableName: String, options: SwiftOptions) {
        self.options = options
        access = options.access.modifier
        symbolAccess = options.access == .internal ? "" : "@_disfavoredOverload \(access)"
        source = """
            extension \(options.namespace) {
                /// The texts of the string catalog \(SourceComment.line(tableName, limit: 200)).
                \(access)enum \(type): StringTable {
            \(Self.table(tableName, access: access, form: options.tableForm))
                }
            }

            extension Message where Table == \(options.namespace).\(type) {
            """
        source += "\n"
    }

    /// What declares the table itself.
    private static func table(_ name: String, access: String, form: SwiftOptions.TableForm) -> String {
        switch form {
        case .embedded:
            return "        \(access)static let table = LocalizationTable.embedded(tableBytes)"
        case .file:
            let resource = SwiftStringLiteral.singleLine(Array(name.utf8))
            return """
                        /// Where the table is, for `TableFile`; empty where it was not put beside the program.
                        \(access)static let path = Bundle.module.path(forResource: \(resource), ofType: "xctable") ?? ""
                        \(access)static let table = LocalizationTable.file(at: path)
                """
        }
    }

    /// Adds the property or function for a key.
    mutating func add(_ symbol: Symbol) {
        source += "    /// \(SourceComment.line(symbol.text, limit: 400))\n"
        if let comment = symbol.comment, !comment.isEmpty {
            source += "    ///\n    /// \(SourceComment.line(comment, limit: 400))\n"
        }
        let name = SymbolName.declared(symbol.name)
        let key = SwiftStringLiteral.singleLine(symbol.key)
        let made = "MessageSymbol(\(symbol.number), 0x\(String(symbol.hash, radix: 16)), \(key))"
        guard !symbol.arguments.isEmpty else {
            source += "    \(symbolAccess)static var \(name): Self { Self(\(made)) }\n\n"
            return
        }
        let parameters = symbol.arguments.enumerated().map { index, argument in
            "\(argument.label ?? "_") argument\(index + 1): \((argument.kind ?? .any).rawValue)"
        }
        let names = symbol.arguments.indices.map { "argument\($0 + 1)" }.joined(separator: ", ")
        // `Arguments` takes up to four in place, more in an array.
        let arguments = symbol.arguments.count > 4 ? "[\(names)]" : names
        source += """
                \(symbolAccess)static func \(name)(\(parameters.joined(separator: ", "))) -> Self {
                    Self(\(made), Arguments(\(arguments)))
                }


            """
    }

    /// The declarations.
    consuming func finish() -> [UInt8] {
        if source.hasSuffix("\n\n") { source.removeLast() }
        source += "}\n"
        return Array(source.utf8)
    }
}

/// Makes text fit into one line of a comment.
enum SourceComment {
    /// The text in one line, cut to `limit` characters, with hidden characters as escapes.
    static func line(_ text: String, limit: Int) -> String {
        var line = ""
        var count = 0
        for scalar in text.unicodeScalars {
            if count == limit {
                line += "…"
                break
            }
            count += 1
            switch scalar {
            case "\n", "\r", "\t": line += " "
            case _ where scalar.isHiddenInSource && scalar != " ":
                line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}
