import StringCatalog

/// Writes translations as comma-separated values (RFC 4180) in UTF-8: a line for each text and language.
///
/// Texts are spelled as in the catalog.
package struct CSVWriter: Sendable {
    private var bytes: [UInt8] = []
    private var unitCount = 0
    private var untranslatedCount = 0

    /// The table of a catalog's translations into some languages: the languages in the order given, in each the entries
    /// in the order of the file.
    package static func document(of file: ExchangeFile, languageTags: [String]) -> ExportedDocument {
        var writer = CSVWriter()
        writer.append(CSVColumn.allCases.map(\.rawValue))
        for tag in languageTags {
            for entry in file.entries(in: tag) {
                for unit in entry.units { writer.append(unit, of: entry, tag) }
            }
        }
        var result = ExportedDocument()
        result.bytes = writer.bytes
        result.unitCount = writer.unitCount
        result.untranslatedCount = writer.untranslatedCount
        return result
    }

    private mutating func append(_ unit: ExchangeUnit, of entry: ExchangeEntry, _ languageTag: String) {
        unitCount += 1
        if !unit.isTranslated { untranslatedCount += 1 }
        append(
            CSVColumn.allCases.map { column in
                switch column {
                case .key: entry.entry.key
                case .language: languageTag
                case .path: unit.path.exchangeText
                case .source: unit.source
                case .translation: unit.target?.value?.string ?? ""
                case .state: unit.target?.state.rawValue ?? ""
                case .comment: entry.entry.comment?.string ?? ""
                }
            })
    }

    private mutating func append(_ fields: [String]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(field)
        }
        bytes += [0x0D, 0x0A]
    }

    private mutating func append(_ field: String) {
        guard Self.needsQuotes(field) else {
            bytes += field.utf8
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for byte in field.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Spaces at the ends are quoted as well: some programs would drop them.
    private static func needsQuotes(_ field: String) -> Bool {
        field.utf8.first == UInt8(ascii: " ") || field.utf8.last == UInt8(ascii: " ")
            || field.utf8.contains { byte in
                switch byte {
                case UInt8(ascii: ","), UInt8(ascii: "\""), 0x09, 0x0A, 0x0D: true
                default: false
                }
            }
    }
}
