import Internationalization
package import StringCatalog

/// The translations in a table of comma-separated values, and what is wrong with it.
package struct CSVDocument: Sendable {
    /// The translations by language, in the order in which the languages occur.
    package private(set) var languages: [(tag: String, arrivals: [Arrival])] = []
    /// What is wrong with the table, in its order.
    package private(set) var diagnostics: [Diagnostic] = []
    /// Whether the table is not to be used: it is not well-formed, or a column is missing.
    package var isUnusable: Bool { diagnostics.contains { $0.severity == .error } }

    private static let problemLimit = 100
    private let file: SourceFile

    /// Reads a table. The first line names the columns; those that are not known are passed over.
    ///
    /// - Complexity: Linear in the number of bytes.
    package static func read(_ bytes: [UInt8], path: String) -> CSVDocument {
        var document = CSVDocument(file: SourceFile(bytes, path: path))
        document.read()
        return document
    }

    private init(file: SourceFile) {
        self.file = file
        diagnostics = file.diagnostics
    }

    private mutating func read() {
        guard diagnostics.isEmpty else { return }
        var reader = CSVReader(file)
        guard let header = reader.nextRow() else { return report(.emptyTable, at: file.contentStart) }
        var columns: [CSVColumn: Int] = [:]
        for (index, field) in header.enumerated() {
            if let column = CSVColumn(rawValue: field.string.lowercased()) { columns[column] = index }
        }
        for column in [CSVColumn.key, .language, .translation] where columns[column] == nil {
            report(.missingColumn(column.rawValue), at: file.contentStart)
        }
        guard diagnostics.isEmpty else { return }
        var indices: [String: Int] = [:]
        while let row = reader.nextRow() {
            guard row.count == header.count else {
                report(.fieldCount(row.count, expected: header.count), at: row[0].offset)
                continue
            }
            add(row, columns, &indices)
        }
        for problem in reader.problems { report(problem.message, at: problem.offset) }
        diagnostics.sort { $0.position < $1.position }
    }

    private mutating func add(_ row: CSVReader.Row, _ columns: [CSVColumn: Int], _ indices: inout [String: Int]) {
        func text(_ column: CSVColumn) -> String? { columns[column].map { row[$0].string } }
        let language = text(.language) ?? ""
        guard LanguageTag(language) != nil else {
            return report(.notALanguageTag(language), at: columns[.language].map { row[$0].offset } ?? row[0].offset)
        }
        let pathText = text(.path) ?? ""
        guard let path = VariationPath(exchangeText: pathText) else {
            return report(.badVariationPath(pathText), at: columns[.path].map { row[$0].offset } ?? row[0].offset)
        }
        let translation = text(.translation) ?? ""
        let state = text(.state) ?? ""
        let arrival = Arrival(
            address: .path(key: text(.key) ?? "", path), source: text(.source),
            // An empty field without a state is what an export writes where there is no translation.
            text: translation.isEmpty && state.isEmpty ? nil : translation,
            state: Self.arrival(state), spelling: .catalog, hasEmptyElements: false,
            position: file.position(of: row[0].offset))
        if let index = indices[language] {
            languages[index].arrivals.append(arrival)
        } else {
            indices[language] = languages.count
            languages.append((language, [arrival]))
        }
    }

    /// States as catalogs spell them, or as XLIFF does.
    private static func arrival(_ state: String) -> ArrivalState {
        switch StringCatalog.State(rawValue: state) {
        case .new, .needsReview, .stale: return .unfinished
        case .machineTranslated: return .finished(.machineTranslated)
        default:
            // An export writes the states of other tools as the catalog has them: they say nothing here.
            let known = XLIFFState(state: state, qualifier: nil)
            return known.isKnown ? known.arrival : .unstated
        }
    }

    private mutating func report(_ message: DiagnosticMessage, at offset: Int) {
        guard diagnostics.count < Self.problemLimit else { return }
        diagnostics.append(Diagnostic(message, path: file.path, position: file.position(of: offset)))
    }
}
