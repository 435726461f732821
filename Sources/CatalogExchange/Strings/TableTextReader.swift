import StringCatalog

/// Turns the entries of `.stringsdict` files into texts of a catalog, after Apple's "Localizing strings that contain
/// plurals" and the rules for devices and widths.
struct TableTextReader {
    /// The keys that Apple gives a meaning to.
    private enum Key {
        static let format = "NSStringLocalizedFormatKey"
        static let specType = "NSStringFormatSpecTypeKey"
        static let valueType = "NSStringFormatValueTypeKey"
        static let device = "NSStringDeviceSpecificRuleType"
        static let width = "NSStringVariableWidthRuleType"
    }

    /// Something that is wrong, and where.
    struct Problem: Error {
        let message: DiagnosticMessage
        let position: SourcePosition
    }

    private init() {}

    /// The text that an entry holds.
    ///
    /// - Parameter plain: The text of the same key in the `.strings` file: that of all devices without a form.
    static func text(of node: PropertyListNode, besides plain: String?) throws(Problem) -> TableText {
        switch node.content {
        case .string(let text): return TableText(text)
        case .other(let words): throw Problem(message: .textExpected(found: words), position: node.position)
        case .dictionary: break
        }
        if let devices = node[Key.device] { return try text(ofForms: devices, of: .device, besides: plain) }
        if let widths = node[Key.width] { return try text(ofForms: widths, of: .width, besides: nil) }
        guard let format = node[Key.format]?.string else {
            throw Problem(message: .unknownRule, position: node.position)
        }
        return try text(ofFormat: format, node)
    }

    private static func text(
        ofForms node: PropertyListNode, of axis: StringCatalog.Axis.Kind, besides plain: String?
    ) throws(Problem) -> TableText {
        guard let forms = node.members, !forms.isEmpty else {
            throw Problem(message: .unknownRule, position: node.position)
        }
        var result = TableText()
        for form in forms {
            result.add(
                try text(of: form.value, besides: nil), at: VariationPath().appending(axis, form.key))
        }
        if let plain, !forms.contains(where: { $0.key == "other" }) {
            result.values[VariationPath().appending(axis, "other")] = plain
        }
        return result
    }

    // MARK: Plural rules

    /// A variable of a format, whose forms are chosen by a number.
    private struct Variable {
        let specifier: String
        let forms: [(category: String, text: String)]
    }

    private static func text(ofFormat text: String, _ node: PropertyListNode) throws(Problem) -> TableText {
        var format = FormatString(text)
        format.number()
        var variables: [(name: String, argument: Int, variable: Variable)] = []
        for segment in format.segments {
            guard case .substitution(let marker) = segment.kind, let argument = segment.argument,
                !variables.contains(where: { $0.name == marker.name })
            else { continue }
            guard let model = node[marker.name] else {
                throw Problem(message: .variableMissing(marker.name), position: node.position)
            }
            variables.append((marker.name, argument, try variable(marker.name, model)))
        }
        if let (_, argument, variable) = variables.first, format.segments.count == 1, argument == 1,
            isChosenByItself(variable)
        {
            return plural(variable)
        }
        var result = TableText(text.spelledWithoutPositions(of: format, variables.map { ($0.name, $0.argument) }))
        for (name, argument, variable) in variables {
            result.add(plural(variable), under: VariationPath().appending(substitution: name))
            result.arguments[name] = TableText.Argument(number: argument, specifier: variable.specifier)
        }
        return result
    }

    /// Whether a plural variation of a catalog would choose by the same argument, and print it alike: it goes by the
    /// first number in a form. All forms have to agree, since their order tells nothing.
    private static func isChosenByItself(_ variable: Variable) -> Bool {
        var printsNumber = false
        for form in variable.forms {
            var format = FormatString(form.text)
            format.number()
            for segment in format.segments {
                guard case .placeholder(let placeholder) = segment.kind, placeholder.isNumeric else { continue }
                guard segment.argument == 1, placeholder.formatSpecifier == variable.specifier else { return false }
                printsNumber = true
                break
            }
        }
        return printsNumber
    }

    private static func plural(_ variable: Variable) -> TableText {
        var result = TableText()
        for form in variable.forms {
            result.values[VariationPath().appending(.plural, form.category)] = form.text
        }
        return result
    }

    private static func variable(_ name: String, _ node: PropertyListNode) throws(Problem) -> Variable {
        var forms: [(category: String, text: String)] = []
        for member in node.members ?? [] where member.key != Key.specType && member.key != Key.valueType {
            guard let text = member.value.string else {
                throw Problem(message: .textExpected(found: "a value"), position: member.value.position)
            }
            for segment in FormatString(text).segments {
                if case .substitution(let marker) = segment.kind {
                    throw Problem(message: .nestedVariable(marker.name), position: member.value.position)
                }
            }
            forms.append((member.key, text))
        }
        guard !forms.isEmpty else { throw Problem(message: .noForms(name), position: node.position) }
        return Variable(specifier: node[Key.valueType]?.string ?? "lld", forms: forms)
    }
}

extension TableText {
    /// Adds the forms of a substitution.
    fileprivate mutating func add(_ forms: TableText, under path: VariationPath) {
        for (inner, value) in forms.values { values[VariationPath(path.steps + inner.steps)] = value }
    }
}

extension String {
    /// The text with `%#@name@` for each `%1$#@name@`: the number goes into the substitution.
    fileprivate func spelledWithoutPositions(
        of format: FormatString, _ variables: [(name: String, argument: Int)]
    ) -> String {
        let bytes = Array(utf8)
        var spelled: [UInt8] = []
        for segment in format.segments {
            if case .substitution(let marker) = segment.kind,
                variables.contains(where: { $0.name == marker.name && $0.argument == segment.argument })
            {
                spelled += "%#@\(marker.name)@".utf8
            } else {
                spelled += bytes[segment.range]
            }
        }
        return String(decoding: spelled, as: UTF8.self)
    }
}
