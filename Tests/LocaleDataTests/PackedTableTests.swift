import LocaleData
import Testing

@Suite("A packed table")
struct PackedTableTests {
    static let table = PackedTable("\u{1}\0\u{7F}\u{7F}é٪")

    @Test(
        "reads integers in groups of seven bits, and zero outside",
        arguments: [
            (0, 1, 1), (0, 2, 128), (1, 2, 127), (2, 2, 16383), (0, 4, 1 << 21 | 16383), (0, 0, 0),
            (8, 1, 0), (7, 2, 0), (-1, 1, 0), (0, -1, 0), (0, 10, 0), (.max, 1, 0), (.min, 1, 0), (.max, .max, 0),
        ])
    func integers(offset: Int, width: Int, expected: Int) {
        #expect(Self.table.integer(at: offset, width: width) == expected)
    }

    @Test(
        "reads text, and none outside",
        arguments: [
            (4, 2, "é"), (4, 4, "é٪"), (6, 2, "٪"), (4, 0, ""), (8, 0, ""), (6, 3, ""), (-1, 2, ""), (9, 0, ""),
            (0, .max, ""), (.max, .max, ""),
        ])
    func text(offset: Int, length: Int, expected: String) {
        #expect(Self.table.count == 8)
        #expect(Self.table.text(at: offset, length: length) == expected)
    }

    @Test("holds a single character and bytes made at run time")
    func small() {
        #expect(PackedTable("a").byte(at: 0) == 97)
        #expect(PackedTable("").count == 0)
        #expect(PackedTable(immortal: []).byte(at: 0) == 0)
        #expect(PackedTable(immortal: [1, 2]).integer(at: 0, width: 2) == 130)
    }
}
