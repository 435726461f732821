internal import LookupTable
internal import StringCatalog

/// Finds the symbols of a catalog.
struct SymbolCollector {
    private(set) var symbols: [Symbol] = []
    private(set) var withoutSymbol: [SwiftSources.KeyWithoutSymbol] = []
    private(set) var findings: Findings

    /// Collects the symbols of the entries that `reader` has, in the order of their keys' bytes.
    init(_ catalog: StringCatalog, reader: TableReader, options: CompilationOptions, swift: SwiftOptions) {
        findings = Findings(path: catalog.path)
        var positions: [SourcePosition] = []
        let entries = catalog.entries.filter(options.includes).sorted { left, right in
            (left.keyText?.utf8 ?? []).lexicographicallyPrecedes(right.keyText?.utf8 ?? [])
        }
        for entry in entries {
            if let reason = collect(entry, sourceLanguage: catalog.sourceLanguage, reader: reader, swift: swift) {
                withoutSymbol.append(SwiftSources.KeyWithoutSymbol(key: entry.key, reason: reason))
            } else {
                positions.append(entry.position)
            }
        }
        tellApart(positions)
    }

    /// - Returns: Why there is no symbol, if there is none.
    private mutating func collect(
        _ entry: StringCatalog.Entry, sourceLanguage: String, reader: TableReader, swift: SwiftOptions
    ) -> SwiftSources.KeyWithoutSymbol.Reason? {
        if entry.generatesSymbol == false { return .turnedOff }
        if swift.keys == .manual, entry.extractionState != .manual { return .notManual }
        guard let key = entry.keyText.map({ Array($0.utf8) }),
            let name = SymbolName.identifier(of: Self.textWithoutPlaceholders(key)),
            let number = RawBytes.withBytes(of: key.span, { reader.keyNumber(of: $0) }),
            let hash = reader.hash(ofKey: number)
        else { return .noName }
        let arguments = SymbolArguments(entry, sourceLanguage: sourceLanguage)
        if arguments.hasTooMany { return .tooManyArguments }
        symbols.append(
            Symbol(
                key: key, number: number, hash: hash, name: name, arguments: arguments.arguments,
                text: Self.sourceText(of: entry, sourceLanguage: sourceLanguage), comment: entry.comment?.string))
        return nil
    }

    /// Gives symbols of the same name and labels longer ones. Both get one: were the first to keep the short name, a key
    /// added later could take it over, and code that uses it would show another text without anybody noticing.
    private mutating func tellApart(_ positions: [SourcePosition]) {
        var indices: [String: [Int]] = [:]
        for (index, symbol) in symbols.enumerated() { indices[symbol.signature, default: []].append(index) }
        for index in symbols.indices {
            guard let same = indices[symbols[index].signature], same.count > 1, same.first == index else { continue }
            let signature = symbols[index].signature
            for other in same { symbols[other].addHash() }
            let first = String(decoding: symbols[index].key, as: UTF8.self)
            for other in same.dropFirst() {
                let second = String(decoding: symbols[other].key, as: UTF8.self)
                findings.add(
                    .sameSymbolName(signature, first, second, symbols[index].name, symbols[other].name),
                    at: positions[other], notes: [Diagnostic.Note("'\(first)' is here", position: positions[index])])
            }
        }
    }

    static func textWithoutPlaceholders(_ key: [UInt8]) -> String {
        guard !FormatString.isPlain(key[...]) else { return String(decoding: key, as: UTF8.self) }
        var text: [UInt8] = []
        for segment in FormatString(key[...]).segments {
            if case .literal = segment.kind { text += key[segment.range] } else { text.append(UInt8(ascii: " ")) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The source text, of one that varies the form for all others.
    private static func sourceText(of entry: StringCatalog.Entry, sourceLanguage: String) -> String {
        guard let source = entry.localizations[sourceLanguage], source.isValid, !source.isNull else { return entry.key }
        var unit = source.stringUnit
        var variations = source.variations
        while unit == nil, let axis = variations?.axes.first {
            guard let form = axis["other"] ?? axis.forms.first else { break }
            unit = form.stringUnit
            variations = form.variations
        }
        guard let value = unit?.value, !value.isEmpty else { return entry.key }
        return value.string
    }
}

extension DiagnosticMessage {
    fileprivate static func sameSymbolName(
        _ signature: String, _ first: String, _ second: String, _ firstName: String, _ secondName: String
    ) -> DiagnosticMessage {
        DiagnosticMessage(
            "same-symbol-name", .warning,
            "The keys '\(first)' and '\(second)' would both have the symbol '\(signature)'; they are named "
                + "'\(firstName)' and '\(secondName)'")
    }
}
