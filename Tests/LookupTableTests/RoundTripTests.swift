import LookupTable
import LookupTableWriter
import Testing

struct RoundTripTests {
    @Test func headerTellsWhatTheTableHolds() throws {
        try SampleTable.read(SampleTable.everyFeature()) { table in
            #expect(table.name == "Pizza")
            #expect(table.version == 1)
            #expect(table.keyCount == 5)
            #expect(table.sourceLanguage == 0)
            #expect((0..<table.languageCount).map { table.language($0) } == SampleTable.languages)
            #expect(table.language(3) == nil)
            #expect(table.deviceNames == ["applewatch", "iphone", "mac"])
            #expect(table.sectionSizes.reduce(0) { $0 + $1.byteCount } == table.bytes.count)
            #expect(table.checksum == table.computedChecksum)
        }
    }

    @Test func plainTextsComeBackWithTheLanguageTheyCameFrom() throws {
        try SampleTable.read(SampleTable.everyFeature()) { table in
            let slots = (0..<3).map { table.slot("Hello", language: $0) }
            #expect(slots.map { $0.flatMap(table.plainText)?.string } == ["Hello", "Olá", "Hello"])
            #expect(slots.map { $0?.origin } == [0, 1, 0])
            #expect(table.text("empty\n🍕", language: 2) == "")
            #expect(table.text("hello", language: 0) == nil)
            #expect(table.slot("Hello", language: 3) == nil)
            #expect(table.slot("Hello", language: -1) == nil)
        }
    }

    @Test func everyKindOfPartComesBack() throws {
        try SampleTable.read(SampleTable.everyFeature()) { table in
            let slot = try #require(table.slot("every part", language: 1))
            #expect(slot.kind == .message)
            #expect(table.plainText(slot) == nil)
            #expect(table.contents(slot) == SampleTable.everyPart)
        }
    }

    @Test func textTooLongForASlotComesBack() throws {
        try SampleTable.read(SampleTable.everyFeature()) { table in
            let slot = try #require(table.slot("", language: 1))
            #expect(table.contents(slot) == [.text(Array(String(repeating: "é", count: 10_000).utf8))])
        }
    }

    @Test(
        arguments: [
            ("iphone", 0, "Tap", 0), ("mac", 0, "Click", 0), (nil, 0, "Click", 0), ("toaster", 0, "Click", 0),
            ("iphone", 1, "Click", 0), ("mac", 2, "Click", 0), (nil, 2, "Tap", 2), ("iphone", 2, "Tap", 2),
        ] as [(String?, Int, String, Int)])
    func deviceChoosesTheBranch(device: String?, language: Int, text: String, origin: Int) throws {
        try SampleTable.read(SampleTable.everyFeature()) { table in
            #expect(table.text("device", language: language, device: device) == text)
            #expect(table.slot("device", language: language, device: device)?.origin == origin)
        }
    }

    @Test func branchMayBeAMessageInParts() throws {
        try SampleTable.read(SampleTable.everyFeature()) { table in
            let slot = try #require(table.slot("device", language: 0, device: "applewatch"))
            #expect(table.contents(slot) == SampleTable.everyPart)
            #expect(slot.origin == 2)
        }
    }

    @Test func symbolFindsItsKeyOnlyWhenTheHashFits() throws {
        try SampleTable.read(SampleTable.everyFeature()) { table in
            let number = try #require(table.keyNumber("Hello"))
            let hash = KeyHash.hash(of: Array("Hello".utf8).span)
            let found = table.slot(number: number, hash: hash, in: table.column(1))
            #expect(found.flatMap(table.plainText)?.string == "Olá")
            #expect(table.slot(number: number, hash: hash ^ 1, in: table.column(1)) == nil)
            for other in [-1, 5, Int.max, Int.min] where other != number {
                #expect(table.slot(number: other, hash: hash, in: table.column(1)) == nil)
            }
        }
    }

    @Test(arguments: [0, 1, 2, 3, 7, 100, 5_000])
    func everyKeyIsFoundAndNoOther(count: Int) throws {
        var writer = TableWriter(name: "", languages: [SampleTable.languages[0]], sourceLanguage: 0)
        for key in 0..<count {
            let message = writer.addMessage(text: "text \(key)")
            writer.addEntry(key: "key.\(key)", slots: [.every(.init(message: message, language: 0))])
        }
        try SampleTable.read(writer.finish()) { table in
            var numbers = Set<Int>()
            for key in 0..<count {
                let number = try #require(table.keyNumber("key.\(key)"))
                numbers.insert(number)
                #expect(table.key(number)?.string == "key.\(key)")
                #expect(table.text("key.\(key)", language: 0) == "text \(key)")
            }
            #expect(numbers == Set(0..<count))
            for key in count..<count + 1_000 { #expect(table.keyNumber("key.\(key)") == nil) }
            #expect(table.keyNumber("") == nil)
        }
    }
}
