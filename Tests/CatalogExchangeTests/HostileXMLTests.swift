import StringCatalog
import Testing

@testable import CatalogExchange

/// Documents that are no XLIFF, or want something of the machine.
@Suite struct HostileXMLTests {
    private static func xliff(_ body: String) -> String {
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="A.xcstrings" source-language="en" target-language="fr" datatype="plaintext"><body>
        \(body)
          </body></file></xliff>
        """
    }

    static let cases: [(String, String)] = [
        ("", "1:1: error: the file is empty; export it again"),
        ("   \n", "1:1: error: the file is empty; export it again"),
        (
            "<?xml version=\"1.0\"?>\n<!DOCTYPE x [<!ENTITY a \"b\">]>\n<xliff/>",
            "2:1: error: the file has a document type (DOCTYPE), which could declare entities without limit; remove it"
        ),
        (
            "<!-- c --><!DOCTYPE x SYSTEM \"file:///etc/passwd\"><xliff/>",
            "1:11: error: the file has a document type (DOCTYPE), which could declare entities without limit; remove it"
        ),
        (
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><xliff/>",
            "1:1: error: the encoding 'ISO-8859-1' is not read; save the file as UTF-8"
        ),
        ("<html/>", "1:1: error: the file begins with 'html', not with 'xliff'; it is no XLIFF document"),
        (
            "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\"/>",
            "1:1: error: XLIFF 2.0 is not read; export the file as XLIFF 1.2"
        ),
        (
            "<xliff version=\"1.2\"><file target-language=\"fr\"/></xliff>",
            "1:22: error: 'file' has no attribute 'original'; add it, or export the file again"
        ),
    ]

    @Test(arguments: cases) func refuses(_ text: String, _ problem: String) {
        let document = XLIFFDocument.read(Array(text.utf8), path: "x")
        #expect(document.diagnostics.map(\.description) == ["x:\(problem)"])
        #expect(document.isUnusable)
        #expect(document.files.isEmpty)
    }

    /// The line is that of the fault, and the words say what it is.
    @Test(arguments: [
        ("<trans-unit id=\"a\"><target>x</trans-unit>", "an end tag does not fit the start tag"),
        ("<trans-unit id=\"a\"><target>&bomb;</target></trans-unit>", "an entity is not known"),
        ("<trans-unit id=\"a\" id=\"b\"/>", "an attribute occurs twice"),
        ("<trans-unit id=a/>", "the value of an attribute is not in quotes"),
        ("<trans-unit id=\"<\"/>", "'<' in an attribute"),
        ("<trans-unit id=\"a\"><target>1 < 2</target></trans-unit>", "'<' begins no element"),
    ]) func malformed(_ line: String, _ words: String) throws {
        let document = XLIFFDocument.read(Array(Self.xliff(line).utf8), path: "x")
        let problem = try #require(document.diagnostics.first)
        #expect(document.diagnostics.count == 1)
        #expect(problem.position.line == 3)
        #expect(problem.message.hasPrefix("no well-formed XML: \(words)"), "\(problem)")
        #expect(document.files.isEmpty)
    }

    @Test func aDocumentThatWasCutOff() {
        let text = Self.xliff("<trans-unit id=\"a\"><target>x</target></trans-unit>")
        for length in stride(from: 1, to: text.utf8.count - 1, by: 7) {
            let document = XLIFFDocument.read(Array(text.utf8.prefix(length)), path: "x")
            #expect(!document.diagnostics.isEmpty && document.files.isEmpty, "cut off after \(length) bytes")
        }
    }

    @Test func entitiesWithoutLimitAreNotExpanded() {
        var entities = "<!ENTITY e0 \"xxxxxxxxxx\">"
        for index in 1...100 {
            entities += "<!ENTITY e\(index) \"\(String(repeating: "&e\(index - 1);", count: 10))\">"
        }
        let text = "<!DOCTYPE x [\(entities)]>" + Self.xliff("<trans-unit id=\"&e100;\"/>")
        #expect(XLIFFDocument.read(Array(text.utf8), path: "x").diagnostics.map(\.name) == ["document-type"])
    }

    @Test func elementsNestedWithoutLimit() {
        let text = Self.xliff(String(repeating: "<group>", count: 50_000))
        #expect(XLIFFDocument.read(Array(text.utf8), path: "x").diagnostics.map(\.name) == ["malformed-xml"])
    }

    @Test func proposalsOfToolsAreNoTranslations() throws {
        let text = Self.xliff(
            """
            <group><trans-unit id="a&#10;b"><source>s</source>
            <alt-trans><source>no</source><target>no</target></alt-trans>
            <seg-source>no</seg-source><target state="final">y<![CDATA[<e>]]>s</target>
            <note>no</note></trans-unit></group>
            """)
        let document = XLIFFDocument.read(Array(text.utf8), path: "x")
        let arrival = try #require(document.files.first?.arrivals.first)
        #expect(document.files.first?.arrivals.count == 1)
        #expect(arrival.id == "a\nb")
        #expect(arrival.source == "s")
        #expect(arrival.text == "y<e>s")
        #expect(arrival.position == SourcePosition(line: 3, column: 8))
    }

    @Test func prefixesAndUTF16() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-16"?>
            <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><x:file original="A.xcstrings" \
            target-language="ja"><x:body><x:trans-unit id="é"><x:target>日本</x:target></x:trans-unit></x:body></x:file>\
            </x:xliff>
            """
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let document = XLIFFDocument.read(bytes, path: "x")
        #expect(document.diagnostics.isEmpty)
        #expect(document.files.first?.arrivals.first?.text == "日本")
    }
}
