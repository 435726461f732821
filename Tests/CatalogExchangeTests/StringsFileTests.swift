import Foundation
import StringCatalog
import Testing

@testable import CatalogExchange

/// The three forms of `.strings` and `.stringsdict` files.
@Suite struct StringsFileTests {
    /// `key=value` or `key=value/*comment*/`.
    private static func pairs(_ members: [PropertyListNode.Member]?) -> [String] {
        (members ?? []).map { member in
            "\(member.key)=\(member.value.string ?? "?")" + (member.comment.map { "/*\($0)*/" } ?? "")
        }
    }

    @Test(arguments: [
        ("", []),
        (#""a" = "b";"#, ["a=b"]),
        ("/* note */\n\"a\" = \"b\";", ["a=b/*note*/"]),
        ("// one\n// two\na.b-c = d_1 ;", ["a.b-c=d_1/*one\ntwo*/"]),
        ("/* Localizable.strings\n   Made by X */\n\n\"a\" = \"b\";", ["a=b"]),
        ("/* file */\n\n/* note */\n\"a\"=\"b\";\n\n/* next */\n\n\"c\" = \"d\";", ["a=b/*note*/", "c=d/*next*/"]),
        ("\"a\" = \"b\"; // behind\n\"c\" = \"d\"; /* last */", ["a=b/*behind*/", "c=d/*last*/"]),
        ("\"a\" /* x */ = /* y */ \"b\" /* z */;", ["a=b"]),
        (#""alone";"#, ["alone=alone"]),
        ("{ a = 'it\"s'; \"ß\" = \"日本\"; }", ["a=it\"s", "ß=日本"]),
        (#""q\"\\" = "t\tn\nr\r\'x\U00e9\ud83d\ude00\101\8";"#, ["q\"\\=t\tn\nr\r'xé😀A8"]),
        ("\"two\nlines\" = \"b\\\nc\";", ["two\nlines=b\nc"]),
        ("\"a\" = \"1\";\r\n\r\n\"b\" = \"2\";\r", ["a=1", "b=2"]),
        ("\"http://x\" = \"/* no */ // no\";", ["http://x=/* no */ // no"]),
    ]) func text(_ text: String, _ expected: [String]) {
        let (members, diagnostics) = PropertyListReader.read(Array(text.utf8), path: "x")
        #expect(Self.pairs(members) == expected)
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: [
        (
            "\"a\" = \"b\"\n\"c\" = \"d\";\n",
            ["2:1: error: ';' is missing behind the value of 'a'; add it, or write \\\" for a quote in the text"]
        ),
        ("\n  \"a\" \"b\";\nc = d;", ["2:7: error: '=' is missing behind the key 'a'; add it"]),
        ("\"é\" = (1);", ["1:7: error: the value of 'é' is no text; write it in quotes"]),
        ("@x = y;", ["1:1: error: '@x' is not expected here; a line is written \"key\" = \"value\";"]),
        (
            "\"a\" = \"b",
            [
                "1:7: error: the text has no closing quote; add '\"'",
                "1:9: error: ';' is missing behind the value of 'a'; add it, or write \\\" for a quote in the text",
            ]
        ),
        ("/* a", ["1:1: error: the comment is not closed; add '*/'"]),
        ("\"a\" = \"\\U12\";", ["1:8: error: this is no escape of a .strings file; write \\\\ for a backslash"]),
        ("a = \"\\777\";", ["1:6: error: this is no escape of a .strings file; write \\\\ for a backslash"]),
        (
            "<plist><dict><key>a</key></dict></plist>",
            ["1:14: error: the key 'a' has no value; add one or remove the key"]
        ),
        ("<plist>\n<array/></plist>", ["2:1: error: the property list holds no dictionary of texts"]),
        ("<plist><dict>\n<string>x</string></dict></plist>", ["2:1: error: a value without a key; add '<key>'"]),
        (
            "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>",
            [
                "1:1: error: the file has a document type (DOCTYPE), which could declare entities without limit; remove it"
            ]
        ),
        ("bplist00", ["1:1: error: the binary property list is damaged, or holds no dictionary"]),
    ]) func defects(_ text: String, _ problems: [String]) {
        let (_, diagnostics) = PropertyListReader.read(Array(text.utf8), path: "x")
        #expect(diagnostics.map(\.description) == problems.map { "x:\($0)" })
    }

    private static var model: [String: Any] {
        [
            "plain": "Größe 😀", "empty": "", "long": String(repeating: "x", count: 300),
            "dict": ["inner": "日本", "number": 3, "list": ["a"], "bool": true] as [String: Any],
        ]
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func propertyLists(_ format: PropertyListSerialization.PropertyListFormat) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: Self.model, format: format, options: 0)
        let (members, diagnostics) = PropertyListReader.read(Array(data), path: "x")
        #expect(diagnostics.isEmpty)
        let root = PropertyListNode(
            content: .dictionary(try #require(members)), position: SourcePosition(line: 1, column: 1))
        #expect(Set(root.members?.map(\.key) ?? []) == Set(Self.model.keys))
        #expect(root["plain"]?.string == "Größe 😀")
        #expect(root["empty"]?.string == "")
        #expect(root["long"]?.string?.count == 300)
        #expect(root["dict"]?["inner"]?.string == "日本")
        #expect(root["dict"]?["number"]?.string == nil)
        #expect(root["dict"]?.members?.count == 4)
    }

    @Test func utf16() {
        for isBigEndian in [true, false] {
            var bytes: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
            for unit in "/* 注 */ \"a\" = \"日本😀\";".utf16 {
                let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
                bytes += isBigEndian ? [high, low] : [low, high]
            }
            #expect(Self.pairs(PropertyListReader.read(bytes, path: "x").members) == ["a=日本😀/*注*/"])
        }
    }

    /// Whatever happens to the bytes, reading ends.
    @Test func damagedBinaryFiles() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: Self.model, format: .binary, options: 0)
        let bytes = Array(data)
        var refused = 0
        for index in 6..<bytes.count {
            for value: UInt8 in [0x00, 0x5F, 0xAF, 0xDF, 0xFF] {
                var damaged = bytes
                damaged[index] = value
                if PropertyListReader.read(damaged, path: "x").members == nil { refused += 1 }
            }
            _ = PropertyListReader.read(Array(bytes.prefix(index)), path: "x")
        }
        #expect(refused > 0)
        // A dictionary that holds itself 255 times.
        var cycle = Array("bplist00".utf8) + [0xDF, 0x10, 0xFF]
        cycle += [UInt8](repeating: 1, count: 255) + [UInt8](repeating: 0, count: 255) + [0x51, 0x61]
        let table = cycle.count
        cycle += [0, 8, 2, 9] + [0, 0, 0, 0, 0, 0, 2, 1] + [0, 0, 0, 0, 0, 0, 0, 2] + [0, 0, 0, 0, 0, 0, 0, 0]
        cycle += [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 0xFF)]
        #expect(PropertyListReader.read(cycle, path: "x").members == nil)
    }
}
