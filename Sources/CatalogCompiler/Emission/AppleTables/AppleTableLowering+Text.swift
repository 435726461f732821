internal import StringCatalog

extension AppleTableLowering {
    /// A substitution that a text names, as the table has it.
    struct NamedSubstitution {
        let model: StringCatalog.Substitution
        /// The name in the table.
        let name: String
        /// The number of the argument as the catalog gives it, nil where it gives none that can be used.
        let argument: Int?

        init(_ model: StringCatalog.Substitution) {
            self.model = model
            name = Self.tableName(model.name)
            argument = model.argNum.flatMap { $0 > 0 ? $0 : nil }
        }

        /// Apple's tables have only ASCII letters, digits and `_` in the names of substitutions.
        private static func tableName(_ name: String) -> String {
            let isKept = name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
            return isKept && !name.isEmpty ? name : "value"
        }
    }

    /// The text of a string unit as a plain string: as it is, but for the names of arguments.
    mutating func plainText(_ text: JSONString, as role: CatalogLowering.Role, at place: TextPlace) -> [UInt8] {
        let bytes = checked(text, at: place)
        // The name of an argument stands in brackets.
        guard bytes.contains(UInt8(ascii: "%")), bytes.contains(UInt8(ascii: "(")) else { return bytes }
        return Self.rewritten(parse(text, as: role, countsArg: true, at: place))
    }

    /// A text with the names of arguments left out, markers numbered and `%arg` spelled as a placeholder.
    ///
    /// - Parameters:
    ///   - substitutions: Those whose markers get the number and the name that the table has.
    ///   - specifier: How `%arg` prints; nil where it stands for nothing and is left as it is.
    static func rewritten(
        _ parsed: ParsedText, substitutions: [NamedSubstitution] = [], arg specifier: String? = nil
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(parsed.bytes.count)
        for segment in parsed.format.segments {
            let spelling = parsed.spelling(segment.range)
            switch segment.kind {
            case .literal, .percentSign:
                bytes += spelling
            case .placeholder(let placeholder):
                guard placeholder.name != nil, let open = spelling.firstIndex(of: UInt8(ascii: "(")),
                    let close = spelling.firstIndex(of: UInt8(ascii: ")"))
                else {
                    bytes += spelling
                    continue
                }
                bytes += spelling[..<open]
                bytes += spelling[(close + 1)...]
            case .substitution(let marker):
                guard let substitution = substitutions.first(where: { $0.model.name == marker.name }) else {
                    bytes += spelling
                    continue
                }
                let position = (substitution.argument ?? marker.position).map { "\($0)$" } ?? ""
                bytes += "%\(position)#@\(substitution.name)@".utf8
            case .argument:
                guard let specifier, let number = segment.argument else {
                    bytes += spelling
                    continue
                }
                // Apple's platforms know no `%arg` when they format.
                bytes += "%\(number)$\(specifier)".utf8
            }
        }
        return bytes
    }
}
