import LookupTable
import LookupTableWriter
import Testing

struct DeterminismTests {
    @Test(arguments: [[4, 3, 2, 1, 0], [2, 0, 4, 1, 3], [1, 4, 0, 3, 2]])
    func orderOfAddingDoesNotMatter(order: [Int]) throws {
        #expect(try SampleTable.everyFeature(order: order) == SampleTable.everyFeature())
    }

    @Test func manyKeysInAnyOrderGiveTheSameBytes() throws {
        func table(_ keys: some Sequence<Int>) throws -> [UInt8] {
            var writer = TableWriter(name: "Many", languages: SampleTable.languages, sourceLanguage: 0)
            for key in keys {
                let slots = (0..<3).map { language in
                    // Some texts are shared between keys and languages.
                    let message = writer.addMessage(text: "text \(key % 700) \(key % (language + 1))")
                    return TableWriter.Slot.every(.init(message: message, language: language))
                }
                writer.addEntry(key: "key \(key)", slots: slots)
            }
            return try writer.finish()
        }
        var generator = SeededGenerator(state: 7)
        let sorted = try table(0..<3_000)
        for _ in 0..<3 { #expect(try table((0..<3_000).shuffled(using: &generator)) == sorted) }
    }

    @Test func whatIsNotUsedByAnEntryIsLeftOut() throws {
        var writer = TableWriter(name: "Pizza", languages: [SampleTable.languages[0]], sourceLanguage: 0)
        let used = writer.addMessage(text: "used")
        writer.addEntry(key: "key", slots: [.every(.init(message: used, language: 0))])
        let expected = try writer.finish()
        writer = TableWriter(name: "Pizza", languages: [SampleTable.languages[0]], sourceLanguage: 0)
        _ = writer.addMessage(text: "unused")
        _ = writer.addMessage(SampleTable.everyPart)
        let again = writer.addMessage([.text(Array("us".utf8)), .text(Array("ed".utf8))])
        writer.addEntry(key: "key", slots: [.every(.init(message: again, language: 0))])
        #expect(try writer.finish() == expected)
    }

    @Test func partsOfASharedTextGiveWhatCopiesGive() throws {
        let long = String(repeating: "é", count: 10_000)
        let texts = ["", "Größe", "%", long, "Größe", "🍕"]
        let shared = Array(texts.joined().utf8)
        var copying = TableWriter(name: "T", languages: [SampleTable.languages[0]], sourceLanguage: 0)
        var sharing = TableWriter(
            name: "T", languages: [SampleTable.languages[0]], sourceLanguage: 0, sharedText: shared)
        sharing.reserveCapacity(entryCount: texts.count)
        var start = 0
        for (number, text) in texts.enumerated() {
            let range = start..<start + text.utf8.count
            start = range.upperBound
            let copied = TableWriter.Origin(message: copying.addMessage(text: text), language: 0)
            let part = TableWriter.Origin(message: sharing.addMessage(sharedText: range), language: 0)
            if Set([1, 3, 5]).contains(number) {
                copying.addEntry(key: text, slots: [.every(copied)])
                sharing.addEntry(sharedKey: range, origins: [part])
            } else {
                copying.addEntry(key: "\(number)", slots: [.every(copied)])
                sharing.addEntry(key: "\(number)", slots: [.every(part)])
            }
        }
        #expect(try sharing.finish() == copying.finish())
    }

    @Test func slotsThatDoNotFitASharedKeyAreRefused() {
        var writer = TableWriter(
            name: "T", languages: [SampleTable.languages[0]], sourceLanguage: 0, sharedText: Array("key".utf8))
        let message = writer.addMessage(sharedText: 0..<2)
        writer.addEntry(sharedKey: 0..<3, origins: [.init(message: message, language: 1)])
        #expect(throws: TableWriterError.slotsDoNotFit(key: "key")) { try writer.finish() }
    }

    @Test func equalTextsAreStoredOnce() throws {
        func size(_ texts: [String]) throws -> Int {
            var writer = TableWriter(name: "", languages: [SampleTable.languages[0]], sourceLanguage: 0)
            for (key, text) in texts.enumerated() {
                let message = writer.addMessage(text: text)
                writer.addEntry(key: "\(key)", slots: [.every(.init(message: message, language: 0))])
            }
            return try writer.finish().count
        }
        let text = String(repeating: "a", count: 1_000)
        #expect(try size([text, text]) + 1_000 == size([text, String(repeating: "b", count: 1_000)]))
        // A key that is its own text too.
        #expect(try size(["0"]) + 1 == size(["x"]))
    }
}

/// Random numbers that are the same in every run (the generator SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
