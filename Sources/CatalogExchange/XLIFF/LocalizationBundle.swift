import Foundation
import StringCatalog

/// The files of an `.xcloc` bundle, which holds the translation of catalogs into one language.
///
/// `contents.json` says what it is, `Localized Contents` has the XLIFF document, `Source Contents` the catalogs as they
/// were.
package struct LocalizationBundle: Sendable {
    /// A file of the bundle.
    package struct File: Sendable {
        /// The path below the bundle.
        package let path: String
        /// The contents.
        package let bytes: [UInt8]
    }

    /// The files.
    package let files: [File]
    /// The document in the bundle, for its counts and what is to be said about it.
    package let document: ExportedDocument

    /// The folder of the document.
    static let localizedContents = "Localized Contents"

    /// The bundle for the translation of catalogs into one language.
    package init(of files: [ExchangeFile], languageTag: String, tool: XLIFFWriter.Tool) throws {
        document = XLIFFWriter.document(of: files, languageTag: languageTag, tool: tool)
        let contents = Contents(
            developmentRegion: files.first?.catalog.sourceLanguage ?? "en",
            targetLocale: languageTag,
            toolInfo: Contents.ToolInfo(
                toolBuildNumber: tool.version, toolID: tool.name, toolName: tool.name, toolVersion: tool.version),
            version: "1.0")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        self.files =
            [
                File(path: "contents.json", bytes: Array(try encoder.encode(contents)) + [UInt8(ascii: "\n")]),
                File(path: "\(Self.localizedContents)/\(languageTag).xliff", bytes: document.bytes),
            ] + files.map { File(path: "Source Contents/\($0.original)", bytes: $0.catalog.source) }
    }

    /// What `contents.json` says.
    private struct Contents: Encodable {
        struct ToolInfo: Encodable {
            let toolBuildNumber: String
            let toolID: String
            let toolName: String
            let toolVersion: String
        }

        let developmentRegion: String
        let targetLocale: String
        let toolInfo: ToolInfo
        let version: String
    }

    /// The paths of the XLIFF documents in a bundle.
    ///
    /// - Parameter names: The names in the folder at a path.
    package static func documents<Failure: Error>(
        in bundle: String, names: (String) throws(Failure) -> [String]
    ) throws(Failure) -> [String] {
        let folder = "\(bundle)/\(localizedContents)"
        return try names(folder).filter { $0.hasSuffix(".xliff") }.map { "\(folder)/\($0)" }
    }
}
