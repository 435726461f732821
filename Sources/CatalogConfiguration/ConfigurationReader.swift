internal import CatalogCompiler
internal import StringCatalog

/// Takes a configuration file apart and reports everything that it does not know.
struct ConfigurationReader {
    private let path: String
    private let lintNames: [String]?
    private let errorNames: Set<String>
    private(set) var configuration = Configuration()
    private(set) var diagnostics: [Diagnostic]

    /// - Parameter diagnostics: What is wrong with the syntax of the file.
    init(path: String, lintNames: [String]?, errorNames: Set<String>, diagnostics: [Diagnostic]) {
        self.path = path
        self.lintNames = lintNames
        self.errorNames = errorNames
        self.diagnostics = diagnostics.map(Self.reworded)
    }

    /// The scanner speaks of catalogs where it tells what to do.
    private static func reworded(_ diagnostic: Diagnostic) -> Diagnostic {
        let message: DiagnosticMessage
        switch diagnostic.name {
        case "empty-file": message = .emptyConfiguration
        case "comment": message = .commentInConfiguration
        default: return diagnostic
        }
        return Diagnostic(message, path: diagnostic.path, position: diagnostic.position)
    }

    mutating func read(_ root: JSONValue?) {
        guard let root else { return }
        guard root.kind == .object else {
            // What is no value at all is reported already.
            if !diagnostics.contains(where: { $0.severity == .error }) {
                report(.configurationNotObject, root.position)
                diagnostics.sort { $0.position < $1.position }
            }
            return
        }
        for member in root.children {
            switch Member.Root(member) {
            case .languages: configuration.languages = strings(member, "\"de\"")?.map(\.string)
            case .states: readStates(member)
            case .staleEntries: configuration.includesStaleEntries = bool(member)
            case .symbols: readSymbols(member)
            case .table:
                configuration.tableForm = word(member)
                configuration.tableFormPosition = member.position
            case .lints: readLints(member)
            case nil: reportUnknown(member, among: Member.Root.allCases.map(\.rawValue), in: "the configuration")
            }
        }
        diagnostics.sort { $0.position < $1.position }
    }

    // MARK: Members

    private enum Member {
        enum Root: String, CaseIterable {
            case languages, states, staleEntries, symbols, table, lints

            init?(_ member: JSONValue) { self.init(rawValue: member.key?.string ?? "") }
        }

        enum Symbols: String, CaseIterable {
            case access, keys, namespace

            init?(_ member: JSONValue) { self.init(rawValue: member.key?.string ?? "") }
        }
    }

    private mutating func readStates(_ member: JSONValue) {
        guard let values = strings(member, "\"translated\"") else { return }
        let states = values.map { StringCatalog.State(rawValue: $0.string) }
        for (state, value) in zip(states, values) where !StringCatalog.State.known.contains(state) {
            report(
                .unknownStateInConfiguration(state.rawValue, known: StringCatalog.State.known.map(\.rawValue)),
                value.position)
        }
        configuration.states = Set(states)
    }

    private mutating func readSymbols(_ symbols: JSONValue) {
        guard isObject(symbols) else { return }
        for member in symbols.children {
            switch Member.Symbols(member) {
            case .access: configuration.symbols.access = word(member)
            case .keys: configuration.symbols.keys = word(member)
            case .namespace: configuration.symbols.namespace = typeName(member)
            case nil: reportUnknown(member, among: Member.Symbols.allCases.map(\.rawValue), in: "'symbols'")
            }
        }
    }

    private mutating func readLints(_ lints: JSONValue) {
        guard isObject(lints) else { return }
        for member in lints.children {
            guard let name = member.key?.string else { continue }
            if let lintNames, !lintNames.contains(name) {
                report(.unknownLint(name, near: Self.near(name, among: lintNames)), member.keyPosition)
            }
            guard let level: Configuration.LintLevel = word(member) else { continue }
            if errorNames.contains(name), level != .error {
                report(.alwaysError(name), member.position)
                continue
            }
            configuration.lintLevels[name] = level
        }
    }

    /// The names that have a word in common with `name`; all of them where none has.
    private static func near(_ name: String, among names: [String]) -> [String] {
        let words = Set(name.split(separator: "-").filter { $0.utf8.count > 2 })
        let near = names.filter { !words.isDisjoint(with: $0.split(separator: "-")) }
        return near.isEmpty ? names : near
    }

    // MARK: Values

    private mutating func isObject(_ value: JSONValue) -> Bool {
        if value.kind == .object { return true }
        reportType(value, wanted: "an object")
        return false
    }

    private mutating func bool(_ value: JSONValue) -> Bool? {
        if value.bool == nil { reportType(value, wanted: "true or false") }
        return value.bool
    }

    private mutating func strings(_ value: JSONValue, _ example: String) -> [JSONString]? {
        guard value.kind == .array else {
            reportType(value, wanted: "an array of strings such as [\(example)]")
            return nil
        }
        var strings: [JSONString] = []
        for element in value.children {
            if let string = element.string {
                strings.append(string)
            } else {
                report(.wrongElement(of: value.key?.string ?? "", found: element.kind), element.position)
            }
        }
        return strings
    }

    private mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ value: JSONValue) -> Word? {
        let known = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        guard let string = value.string else {
            reportType(value, wanted: "one of \(known)")
            return nil
        }
        if let word = Word(rawValue: string.string) { return word }
        report(.unknownWord(string.string, of: value.key?.string ?? "", known: known), value.position)
        return nil
    }

    /// The name of a Swift type. It goes into source code, so that nothing else may stand there.
    private mutating func typeName(_ value: JSONValue) -> String? {
        guard let string = value.string else {
            reportType(value, wanted: "a string such as \"Strings\"")
            return nil
        }
        let bytes = string.utf8
        let isName =
            bytes.allSatisfy { Unicode.Scalar($0).isLetterOrDigit || $0 == UInt8(ascii: "_") }
            && bytes.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
        if isName, !["Any", "Protocol", "Self", "Type"].contains(string.string) { return string.string }
        report(.notATypeName(string.string), value.position)
        return nil
    }

    // MARK: Reports

    private mutating func report(_ message: DiagnosticMessage, _ position: SourcePosition) {
        diagnostics.append(Diagnostic(message, path: path, position: position))
    }

    private mutating func reportUnknown(_ member: JSONValue, among known: [String], in place: String) {
        // A member without a key is a defect of syntax, which is reported already.
        guard let key = member.key?.string else { return }
        report(.unknownConfigurationMember(key, of: place, known: known), member.keyPosition)
    }

    private mutating func reportType(_ value: JSONValue, wanted: String) {
        report(
            .wrongTypeInConfiguration(of: value.key?.string ?? "", found: value.kind, wanted: wanted), value.position)
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case "0"..."9", "A"..."Z", "a"..."z": true
        default: false
        }
    }
}
