package import StringCatalog

/// The texts of a table in one language, read from its `.strings` and `.stringsdict` files.
package struct StringsTable: Sendable {
    /// A text with its key.
    struct Entry: Sendable {
        let key: String
        let text: TableText
        let comment: String?
        let path: String
        let position: SourcePosition
    }

    /// The language tag, as the folder has it.
    package let languageTag: String
    /// The texts in the order in which their keys first occur.
    private(set) var entries: [Entry] = []
    /// What is wrong with the files.
    package private(set) var diagnostics: [Diagnostic] = []
    /// Whether the files are not to be used.
    package var isUnusable: Bool { diagnostics.contains { $0.severity == .error } }

    /// Reads the files of a table.
    ///
    /// - Parameters:
    ///   - languageTag: The language.
    ///   - strings: The `.strings` file, if there is one.
    ///   - stringsdict: The `.stringsdict` file, if there is one. Its texts win over those of the `.strings` file.
    /// - Complexity: Linear in the number of bytes.
    package init(
        languageTag: String, strings: (path: String, bytes: [UInt8])?, stringsdict: (path: String, bytes: [UInt8])?
    ) {
        self.languageTag = languageTag
        let plain = members(of: strings)
        let varying = members(of: stringsdict)
        let varyingKeys = Set(varying.map { ExactName($0.key) })
        for member in plain where !varyingKeys.contains(ExactName(member.key)) {
            add(member, strings?.path ?? "", besides: nil)
        }
        let known = Dictionary(plain.map { (ExactName($0.key), $0) }, uniquingKeysWith: { _, last in last })
        for member in varying {
            let plain = known[ExactName(member.key)]
            var member = member
            member.comment = member.comment ?? plain?.comment
            add(member, stringsdict?.path ?? "", besides: plain?.value.string)
        }
    }

    private mutating func members(of file: (path: String, bytes: [UInt8])?) -> [PropertyListNode.Member] {
        guard let file else { return [] }
        let (members, problems) = PropertyListReader.read(file.bytes, path: file.path)
        diagnostics += problems
        var indices: [ExactName: Int] = [:]
        var unique: [PropertyListNode.Member] = []
        for member in members ?? [] {
            let key = ExactName(member.key)
            if let index = indices[key] {
                let line = unique[index].position.line
                report(.duplicateTableKey(member.key.shortened, firstLine: line), file.path, member.position)
                unique[index] = member
            } else {
                indices[key] = unique.count
                unique.append(member)
            }
        }
        return unique
    }

    private mutating func add(_ member: PropertyListNode.Member, _ path: String, besides plain: String?) {
        do throws(TableTextReader.Problem) {
            let text = try TableTextReader.text(of: member.value, besides: plain)
            entries.append(
                Entry(key: member.key, text: text, comment: member.comment, path: path, position: member.position))
        } catch {
            report(error.message, path, error.position, member.key)
        }
    }

    private mutating func report(
        _ message: DiagnosticMessage, _ path: String, _ position: SourcePosition, _ key: String? = nil
    ) {
        diagnostics.append(
            Diagnostic(message, path: path, position: position, language: languageTag, keyPath: key))
    }

    /// The language of a folder such as `pt-BR.lproj`; nil of `Base.lproj`, which has that of the source.
    package static func languageTag(ofFolder name: String) -> String? {
        let tag = name.hasSuffix(".lproj") ? String(name.dropLast(6)) : name
        return tag == "Base" ? nil : oldNames[tag] ?? tag
    }

    /// The names that folders had before they were tags.
    private static let oldNames = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
        "Dutch": "nl", "Danish": "da", "Swedish": "sv", "Norwegian": "nb", "Finnish": "fi", "Portuguese": "pt",
        "Chinese": "zh-Hans", "Korean": "ko", "Russian": "ru", "Polish": "pl",
    ]
}
