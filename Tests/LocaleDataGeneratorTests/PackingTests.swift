import Foundation
import LocaleData
import LocaleDataGenerator
import Testing

@Suite("Packing tables")
struct PackingTests {
    @Test("writes integers and texts that PackedTable reads back")
    func roundTrip() throws {
        var pool = TextPool()
        let places = ["latn", "٪", "latn", ""].map { pool.place(of: $0) }
        #expect(places[0] == places[2])
        var packed = PackedBytes()
        for (value, width) in [(0, 1), (127, 1), (128, 2), (16383, 2), (268_435_455, 4)] {
            try packed.append(value, width: width, field: "value")
        }
        packed.append(pool.packed)
        let table = PackedTable(immortal: packed.bytes)
        #expect(table.integer(at: 1, width: 1) == 127)
        #expect(table.integer(at: 2, width: 2) == 128)
        #expect(table.integer(at: 4, width: 2) == 16383)
        #expect(table.integer(at: 6, width: 4) == 268_435_455)
        #expect(places.map { table.text(at: 10 + $0.offset, length: $0.length) } == ["latn", "٪", "latn", ""])
    }

    @Test("refuses a value that does not fit", arguments: [(128, 1), (-1, 1), (16384, 2)])
    func tooLarge(value: Int, width: Int) {
        var packed = PackedBytes()
        #expect(throws: CLDRError.tooLarge(value: value, limit: (1 << (7 * width)) - 1, field: "row")) {
            try packed.append(value, width: width, field: "row")
        }
    }

    @Test("writes a file of Swift, escaping what is not plainly visible")
    func source() throws {
        var packed = PackedBytes()
        try packed.append(1, width: 2, field: "value")
        packed.append("a\"\\\u{200F}٪\u{A0}" + String(repeating: "x", count: 100))
        let file = GeneratedFile(
            name: "SampleData", documentation: "Samples.", source: "CLDR 48.0.0",
            constants: [.init(name: "rowCount", documentation: "How many rows.", value: 2)],
            tables: [.init(name: "rows", documentation: "The rows.", packed: packed)])
        #expect(file.fileName == "SampleData+Generated.swift")
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1].contains("generate-locale-data from CLDR 48.0.0. Do not edit"))
        #expect(lines.contains("    static var rowCount: Int { 2 }"))
        #expect(lines.contains("    /// The rows. 112 bytes."))
        #expect(
            lines.contains {
                $0.hasPrefix("            \\0\\u{1}a\\\"\\\\\\u{200F}٪\\u{A0}xxx") && $0.hasSuffix("xxx\\")
            })
        #expect(lines.allSatisfy { $0.unicodeScalars.count <= 120 })
        #expect(file.summary == ["SampleData.rows\t112\t\(file.summary[0].suffix(16))"])
        #expect(LocaleDataGenerator.list(of: [file]).hasSuffix("\ntotal\t112\n"))
    }

    @Test("understands its command line, and says what is wrong with it")
    func commandLine() throws {
        let command = try GeneratorCommand(
            ["--cldr", "tree", "--bidi-classes", "classes", "--output", "out", "--list"])
        #expect(
            command.cldr == "tree" && command.bidiClasses == "classes" && command.output == "out" && command.listsOnly)
        for (arguments, message) in [
            ([], "--cldr is missing"), (["--cldr", "tree"], "--bidi-classes is missing"),
            (["--cldr"], "--cldr needs a value"), (["tree"], "unknown argument 'tree'"),
        ] {
            #expect(throws: GeneratorCommand.UsageError(description: message)) { try GeneratorCommand(arguments) }
        }
    }
}
