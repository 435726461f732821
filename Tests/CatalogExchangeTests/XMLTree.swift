import Foundation
import FoundationXML

/// An element of an XML document, to compare documents without regard to their layout.
final class XMLTree: NSObject, XMLParserDelegate {
    private var open: [Node] = [Node(name: "")]

    struct Node: Equatable, CustomStringConvertible {
        var name: String
        var attributes: [String: String] = [:]
        var text = ""
        var children: [Node] = []

        var description: String {
            let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
            return "<\(name)\(attributes)>\(text)\(children.map(\.description).joined())"
        }
    }

    struct ParseError: Error {}

    /// The root of a document. Text of elements that have children is left out.
    static func parse(_ data: Data) throws -> Node {
        let tree = XMLTree()
        let parser = XMLParser(data: data)
        parser.delegate = tree
        guard parser.parse(), parser.parserError == nil, let root = tree.open[0].children.first else {
            throw ParseError()
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(Node(name: elementName, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        open[open.count - 1].text += string
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        var node = open.removeLast()
        if !node.children.isEmpty { node.text = "" }
        open[open.count - 1].children.append(node)
    }
}
