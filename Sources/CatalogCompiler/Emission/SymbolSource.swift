/// Writes the file with a table's type and symbols.
struct SymbolSource {
    private let options: SwiftOptions
    private let access: String
    private var source: String

    init(type: String, tableName: String, options: SwiftOptions) {
        self.options = options
        access = options.access.modifier
        source = """
            extension \(options.namespace) {
                /// The texts of the string catalog \(SourceComment.line(tableName, limit: 200)).
                \(access)enum \(type): StringTable {
                    \(access)static let table = LocalizationTable.embedded(tableBytes)
                }
            }

            extension Message where Table == \(options.namespace).\(type) {
            """
        source += "\n"
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
            source += "    \(access)static var \(name): Self { Self(\(made)) }\n\n"
            return
        }
        let parameters = symbol.arguments.enumerated().map { index, argument in
            "\(argument.label ?? "_") argument\(index + 1): \((argument.kind ?? .any).rawValue)"
        }
        let names = symbol.arguments.indices.map { "argument\($0 + 1)" }.joined(separator: ", ")
        // `Arguments` takes up to four in place, more in an array.
        let arguments = symbol.arguments.count > 4 ? "[\(names)]" : names
        source += """
                \(access)static func \(name)(\(parameters.joined(separator: ", "))) -> Self {
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
