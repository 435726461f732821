import CatalogCompiler
import Foundation
import LookupTable
import LookupTableWriter
import StringCatalog
import TestSupport

/// A catalog of ours, compiled, and its table in a form that a test can write down.
struct CompiledCatalog {
    let result: CompilationResult

    init(result: CompilationResult) {
        self.result = result
    }

    /// Compiles `Catalogs/Valid/NAME.xcstrings`.
    init(valid name: String, options: (inout CompilationOptions) -> Void = { _ in }) throws {
        try self.init(Self.url("Valid/\(name).xcstrings"), options: options)
    }

    init(_ url: URL, options: (inout CompilationOptions) -> Void = { _ in }) throws {
        let name = url.deletingPathExtension().lastPathComponent
        var compilation = CompilationOptions(tableName: name)
        options(&compilation)
        result = CatalogCompiler.compile(
            [UInt8](try Data(contentsOf: url)), path: url.lastPathComponent, options: compilation)
    }

    /// Compiles a catalog with the entry `key`, whose localizations are given as JSON.
    init(key: String, localizations: String, sourceLanguage: String = "en") throws {
        let keyText = String(decoding: try JSONEncoder().encode(key), as: UTF8.self)
        let text = """
            {"sourceLanguage": "\(sourceLanguage)", "version": "1.0",
            "strings": {\(keyText): {"localizations": {\(localizations)}}}}
            """
        result = CatalogCompiler.compile(
            Array(text.utf8), path: "Test.xcstrings", options: CompilationOptions(tableName: "Test"))
    }

    static func url(_ path: String) -> URL {
        ReferenceData.packageDirectory.appending(path: "Catalogs").appending(path: path)
    }

    /// What the table gives for a key, such as `fr: %2 lld {one: un, other: %2 lld}`; see ``shown(_:)``. The language
    /// before the colon is the one that the text comes from. Nil without a table, language or key.
    func text(_ key: String, _ language: String, device: String? = nil) -> String? {
        guard let bytes = result.table, let index = result.languages.firstIndex(of: language) else { return nil }
        return RawBytes.withBytes(of: bytes.span) { raw in
            guard let reader = try? TableReader(raw),
                let number = RawBytes.withBytes(of: key, { reader.keyNumber(of: $0) }),
                let slot = reader.slot(key: number, language: index)
            else { return nil }
            let branch =
                device.map { RawBytes.withBytes(of: $0) { reader.slot(slot, device: $0) } }
                ?? reader.slot(slot, device: nil)
            guard let branch, let parts = reader.contents(branch) else { return nil }
            return "\(result.languages[branch.origin]): \(Self.shown(parts))"
        }
    }

    /// Parts as text: a placeholder as `<2 lld>`, the argument counted from 1; a plural as `<1 lld|one: …|other: …>`;
    /// a placeholder that prints nothing as `<>`; an escaped percent sign as `%%`.
    static func shown(_ parts: [MessagePart]) -> String {
        parts.map { part in
            switch part {
            case .text(let bytes): String(decoding: bytes, as: UTF8.self)
            case .escapedPercentSign: "%%"
            case .placeholder(let placeholder): "<\(shown(placeholder))>"
            case .silent: "<>"
            case .plural(let choice):
                "<\(shown(choice.driver))"
                    + choice.forms.map { form in
                        "|\(["zero", "one", "two", "few", "many", "other"][Int(form.category)]): \(shown(form.parts))"
                    }.joined() + ">"
            }
        }.joined()
    }

    private static func shown(_ placeholder: Placeholder) -> String {
        let specifier = placeholder.specifier
        var text = "\(placeholder.argument + 1) "
        if specifier.flags.contains(.space) { text += "_" }
        if specifier.width > 0 { text += "\(specifier.width)" }
        if let precision = specifier.precision { text += ".\(precision)" }
        switch specifier.length {
        case .none: break
        case .long: text += "l"
        case .longLong: text += "ll"
        default: text += "\(specifier.length)"
        }
        switch specifier.conversion {
        case .object: text += "@"
        case .signedInteger: text += "d"
        case .unsignedInteger: text += "u"
        case .fixed: text += "f"
        default: text += "\(specifier.conversion)"
        }
        return text
    }
}
