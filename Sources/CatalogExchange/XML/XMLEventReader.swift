import Foundation
import FoundationXML
import StringCatalog

/// Reads XML with the parser of Foundation and hands its elements to a handler, with their places.
///
/// Documents with a document type are refused before the parser sees them, or the document type is left out where the
/// format has one: there are no entities but those of XML itself, no other file is opened, and nothing comes from the
/// network.
struct XMLEventReader<Handler: XMLHandler> {
    /// How a document type is treated.
    enum DocumentType {
        /// It is refused.
        case refused
        /// One that declares nothing itself is passed over, as property lists have one.
        case ignored
    }

    /// Reads a document to its end or to the first error.
    ///
    /// - Returns: What is wrong with it as XML. The handler may have taken a part of it then.
    static func read(_ file: SourceFile, documentType: DocumentType, _ handler: inout Handler) -> [Diagnostic] {
        guard file.diagnostics.isEmpty else { return file.diagnostics }
        var bytes = file.bytes
        let prologue = XMLPrologue(bytes, from: file.contentStart)
        func diagnostic(_ message: DiagnosticMessage, at offset: Int) -> [Diagnostic] {
            [Diagnostic(message, path: file.path, position: file.position(of: offset))]
        }
        if let encoding = prologue.encoding, !isUnicode(encoding) {
            return diagnostic(.xmlEncoding(encoding), at: prologue.declaration?.lowerBound ?? 0)
        }
        if let range = prologue.documentType, documentType == .refused || prologue.hasInternalSubset {
            return diagnostic(.documentType, at: range.lowerBound)
        }
        // The text is UTF-8 by now, whatever the declaration says.
        for range in [prologue.declaration, prologue.documentType].compactMap(\.self) {
            for offset in range where !XMLPrologue.isSpace(bytes[offset]) { bytes[offset] = UInt8(ascii: " ") }
        }
        let content = Array(bytes[file.contentStart...])
        guard !content.allSatisfy(XMLPrologue.isSpace) else {
            return diagnostic(.emptyXML, at: file.contentStart)
        }
        let delegate = XMLParserBridge(handler, cursor: StartTagCursor(bytes, from: file.contentStart))
        let parser = XMLParser(data: Data(content))
        parser.shouldProcessNamespaces = true
        parser.delegate = delegate
        let isComplete = parser.parse()
        handler = delegate.handler
        if delegate.problems.isEmpty, !isComplete || delegate.depth != 0 || !delegate.hasRoot {
            delegate.addProblem(code: XMLParser.ErrorCode.prematureDocumentEndError.rawValue, of: parser)
        }
        return delegate.problems.map { problem in
            Diagnostic(
                .malformedXML(code: problem.code), path: file.path, position: problem.position)
        }
    }

    private static func isUnicode(_ encoding: String) -> Bool {
        ["utf-8", "utf8", "utf-16", "utf-16le", "utf-16be", "us-ascii"].contains(encoding.lowercased())
    }
}

/// Takes what Foundation's parser finds.
private final class XMLParserBridge<Handler: XMLHandler>: NSObject, XMLParserDelegate {
    var handler: Handler
    private var cursor: StartTagCursor
    /// How many elements have begun and not ended.
    private(set) var depth = 0
    /// Whether an element has begun at all.
    private(set) var hasRoot = false
    private(set) var problems: [(code: Int, position: SourcePosition)] = []

    init(_ handler: Handler, cursor: StartTagCursor) {
        self.handler = handler
        self.cursor = cursor
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        depth += 1
        hasRoot = true
        let tag = XMLStartTag(name: elementName, namespace: namespaceURI ?? "", attributes: attributes)
        handler.start(tag, at: cursor.next())
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        // After an error the parser ends the elements that are open.
        guard problems.isEmpty else { return }
        depth -= 1
        handler.end()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        handler.text(string)
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        handler.text(String(decoding: block, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let code = (error as NSError).code
        // Warnings about names of namespaces, which need not be addresses.
        guard !(99...101).contains(code) else { return }
        addProblem(code: code, of: parser)
    }

    func addProblem(code: Int, of parser: XMLParser) {
        // What follows the first error follows from it.
        guard problems.isEmpty else { return }
        problems.append(
            (code, SourcePosition(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))))
    }
}
