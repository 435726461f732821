/// Looks whether the values of a file are a string catalog, and reports all that is not.
///
/// It goes once over the records of the scanner and compares bytes; text is made only for reports.
struct CatalogReader {
    /// How many findings about a file are shown.
    static let findingLimit = 1000
    /// How many different things are reported once.
    private static let onceLimit = 100

    /// A finding whose line is not yet known.
    struct Finding {
        var problem: SourceProblem
        var language: String?
        var keyPath: String?
    }

    /// The part of the catalog that is being looked at, by indices of records.
    struct Place {
        var entry: Int
        var localization: Int?
        /// The substitution, then the axes and their forms from the outermost on.
        var substitution: Int?
        var forms: [(axis: Int, form: Int)] = []

        func form(_ form: Int, of axis: Int) -> Place {
            var place = self
            place.forms.append((axis, form))
            return place
        }
    }

    let bytes: SourceBytes
    var nodes: [JSONNode]
    var findings: [Finding] = []
    var entries: [UInt32] = []
    var sourceLanguage = ""
    /// The kinds of things that are reported once for a file.
    private var reportedOnce: Set<DiagnosticMessage> = []

    /// Whether the brackets of the file balance. Where they do not, members stand in objects they are not meant for.
    let isBalanced: Bool

    private init(_ bytes: SourceBytes, nodes: [JSONNode], isBalanced: Bool) {
        self.bytes = bytes
        self.nodes = nodes
        self.isBalanced = isBalanced
    }

    /// Reads a catalog.
    static func read(
        _ file: [UInt8], path: String, options: StringCatalog.ReadingOptions
    ) -> StringCatalog.ReadingResult {
        var scanned = ScannedFile(file)
        var findings = scanned.problems.map { Finding(problem: $0) }
        // Where the brackets do not balance, everything would seem to be in the wrong place.
        let (isWhole, isBalanced) = (scanned.isWhole, scanned.isBalanced)
        let source = scanned.source
        let outcome = source.bytes.withBytes { bytes in
            // The records change hands, since the reader writes into them and there are too many to be copied.
            var reader = CatalogReader(bytes, nodes: scanned.takeNodes(), isBalanced: isBalanced)
            let isObject = reader.checkRoot()
            if !isWhole { reader.findings = [] }
            return (reader: Outcome(reader), isObject: isObject)
        }
        let document = JSONDocument(
            path: path, source: source, nodes: outcome.reader.nodes,
            hasSyntaxErrors: scanned.hasSyntaxErrors)
        findings += outcome.reader.findings
        for (earlier, later) in scanned.duplicates {
            findings.append(
                Finding(problem: document.duplicateKey(earlier, later, severity: options.duplicateKeySeverity)))
        }
        let catalog =
            outcome.isObject
            ? StringCatalog(
                document: document, sourceLanguage: outcome.reader.sourceLanguage, entryNodes: outcome.reader.entries)
            : nil
        let errorCount = scanned.problems.count { $0.message.severity == .error }
        return StringCatalog.ReadingResult(
            catalog: catalog,
            diagnostics: diagnostics(findings, isCut: errorCount >= JSONScanner.problemLimit, in: document))
    }

    /// What stays of a reader when the bytes are out of reach.
    private struct Outcome {
        var nodes: [JSONNode]
        var findings: [Finding]
        var entries: [UInt32]
        var sourceLanguage: String

        init(_ reader: CatalogReader) {
            nodes = reader.nodes
            findings = reader.findings
            entries = reader.entries
            sourceLanguage = reader.sourceLanguage
        }
    }

    /// The findings in file order with their lines.
    private static func diagnostics(
        _ findings: [Finding], isCut: Bool, in document: JSONDocument
    ) -> [Diagnostic] {
        let sorted = findings.sorted { $0.problem.offset < $1.problem.offset }
        var diagnostics = sorted.prefix(findingLimit).map { finding in
            finding.problem.diagnostic(in: document, language: finding.language, keyPath: finding.keyPath)
        }
        if findings.count > findingLimit || isCut, let last = diagnostics.last {
            diagnostics.append(Diagnostic(.tooManyProblems, path: document.path, position: last.position))
        }
        return diagnostics
    }

    // MARK: Reports

    /// Whether no further findings are shown.
    var isFull: Bool { findings.count > Self.findingLimit }

    /// Adds a finding, up to the limit.
    mutating func report(_ message: DiagnosticMessage, at offset: Int, in place: Place? = nil) {
        guard !isFull else { return }
        findings.append(
            Finding(
                problem: SourceProblem(message, at: offset), language: place?.localization.map { key(of: $0) },
                keyPath: place.map { keyPath(of: $0) }))
    }

    /// Reports something that is no defect, the first time that it occurs.
    mutating func reportOnce(_ message: DiagnosticMessage, at offset: Int, in place: Place? = nil) {
        guard reportedOnce.count < Self.onceLimit, reportedOnce.insert(message).inserted else { return }
        report(message, at: offset, in: place)
    }

    /// Marks the part that a report is about as one not to be compiled.
    mutating func markInvalid(_ place: Place) {
        nodes[place.substitution ?? place.localization ?? place.entry].isInvalid = true
        if let localization = place.localization { nodes[localization].isInvalid = true }
    }

    private func keyPath(of place: Place) -> String {
        var path = VariationPath()
        if let substitution = place.substitution { path = path.appending(substitution: key(of: substitution)) }
        for (axis, form) in place.forms {
            path = path.appending(StringCatalog.Axis.Kind(rawValue: key(of: axis)), key(of: form))
        }
        return path.keyPath(ofKey: key(of: place.entry))
    }

    /// The text of a record's key.
    func key(of index: Int) -> String {
        text(nodes[index].keyRange(in: bytes))
    }

    /// The text of a string's content.
    func text(_ range: Range<Int>) -> String {
        var text: [UInt8] = []
        JSONEscapes.decode(bytes, range, into: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// The content of the string at `index`.
    func content(of index: Int) -> Range<Int> {
        let start = Int(nodes[index].start) + 1
        return start..<max(start, start + Int(nodes[index].extent) - 2)
    }
}

extension JSONDocument {
    /// The report that the key of one member occurs again in another.
    func duplicateKey(_ earlier: Int, _ later: Int, severity: Diagnostic.Severity) -> SourceProblem {
        let (earlierStart, laterStart) = (Int(nodes[earlier].keyStart), Int(nodes[later].keyStart))
        let key = JSONValue(document: self, index: later).key?.string ?? ""
        let message = DiagnosticMessage.duplicateKey(
            key.shortened, firstLine: position(of: earlierStart).line, line: position(of: laterStart).line,
            severity: severity)
        return SourceProblem(message, at: laterStart, notes: [(DiagnosticMessage.firstHere, earlierStart)])
    }
}

extension SourceProblem {
    /// The problem with lines instead of offsets.
    func diagnostic(in document: JSONDocument, language: String? = nil, keyPath: String? = nil) -> Diagnostic {
        Diagnostic(
            message, path: document.path, position: document.position(of: offset), language: language,
            keyPath: keyPath, notes: notes.map { Diagnostic.Note($0.text, position: document.position(of: $0.offset)) })
    }
}
