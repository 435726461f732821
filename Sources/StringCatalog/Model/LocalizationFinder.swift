/// Finds what the entries of a catalog have in each language, for those who go through the whole of a large catalog:
/// places in the file instead of values, and numbers instead of language tags.
package struct LocalizationFinder {
    /// A localization that was found.
    package struct Localization {
        /// The number of its language tag, in the order in which tags were met; `nil` beyond ``tagLimit``.
        package var tag: Int? { tagNumber < 0 ? nil : Int(tagNumber) }

        /// Whether there is one string unit, sound and in a known state, and nothing else; ``text`` then is its text.
        package var isPlain: Bool

        /// Whether the text is plain, written without escapes and has no percent sign, so that it prints as it is.
        package var isVerbatim: Bool

        fileprivate var tagNumber: Int32
        fileprivate var node: UInt32
        private var start: UInt32
        private var count: UInt32

        /// Where the text of a plain localization is among the bytes of the file.
        package var text: Range<Int> { Int(start)..<Int(start) + Int(count) }

        fileprivate init(node: UInt32, tag: Int32, isPlain: Bool, isVerbatim: Bool, text: Range<Int>) {
            self.node = node
            self.tagNumber = tag
            self.isPlain = isPlain
            self.isVerbatim = isVerbatim
            start = UInt32(truncatingIfNeeded: text.lowerBound)
            count = UInt32(truncatingIfNeeded: text.count)
        }
    }

    private let document: JSONDocument
    private let nodes: [JSONNode]
    private let entries: [UInt32]
    private var entryNode = 0

    /// The language tags that were met, as they are spelled, escapes decoded.
    package private(set) var tags: [[UInt8]] = []
    private let tagLimit: Int
    private var tagNumbers: [[UInt8]: Int32] = [:]
    /// Where to look first: catalogs have their languages in the same order in every entry.
    private var guess = 0

    /// The localizations of the entry at hand, `null` ones included.
    package private(set) var localizations: [Localization] = []

    /// Where the key of the entry at hand is among the bytes of the file.
    package private(set) var key = 0..<0

    /// Whether the key of the entry at hand is written without escapes.
    package private(set) var isKeyVerbatim = false

    /// Finds the localizations of a catalog.
    ///
    /// - Parameter tagLimit: How many language tags get a number.
    package init(_ catalog: StringCatalog, tagLimit: Int) {
        document = catalog.document
        nodes = catalog.document.nodes
        entries = catalog.entries.nodes
        self.tagLimit = tagLimit
    }

    /// The entry at hand as a value.
    package var entry: StringCatalog.Entry {
        StringCatalog.Entry(json: JSONValue(document: document, index: entryNode))
    }

    /// The text of a plain localization; `nil` of others.
    package func plainText(of localization: Localization) -> JSONString? {
        guard localization.isPlain else { return nil }
        let value = nodes[Int(localization.node) + 3]
        return JSONString(document: document, range: localization.text, hasEscapes: value.hasEscapes)
    }

    /// The localization as a value.
    package func value(of localization: Localization) -> StringCatalog.Localization {
        StringCatalog.Localization(json: JSONValue(document: document, index: Int(localization.node)))
    }

    /// Goes to an entry by its place in the catalog. False where reading found a defect in the entry itself.
    ///
    /// - Parameter looksAtTexts: Whether it is told which texts are verbatim; if not, none is.
    package mutating func find(_ entry: Int, looksAtTexts: Bool) -> Bool {
        let entry = Int(entries[entry])
        entryNode = entry
        guard !nodes[entry].isInvalid else { return false }
        while localizations.popLast() != nil {}
        document.source.bytes.withBytes { bytes in
            key = nodes[entry].keyRange(in: bytes)
            isKeyVerbatim = !nodes[entry].keyHasEscapes
            let end = Int(nodes[entry].extent)
            var member = entry + 1
            while member < end {
                let node = nodes[member]
                if !node.isOverridden, node.kind == .object, node.memberName(in: bytes) == .localizations {
                    findLocalizations(in: member, looksAtTexts: looksAtTexts, bytes)
                    return
                }
                member = node.isContainer ? Int(node.extent) : member + 1
            }
        }
        return true
    }

    private mutating func findLocalizations(in object: Int, looksAtTexts: Bool, _ bytes: SourceBytes) {
        let end = Int(nodes[object].extent)
        var index = object + 1
        while index < end {
            let node = nodes[index]
            if !node.isOverridden, node.hasKey {
                let isPlain = node.isPlain && !node.isInvalid
                var isVerbatim = false
                var text = 0..<0
                if isPlain {
                    let value = nodes[index + 3]
                    let start = Int(value.start) + 1
                    text = start..<max(start, start + Int(value.extent) - 2)
                    isVerbatim = looksAtTexts && !value.hasEscapes && !bytes.contains(UInt8(ascii: "%"), in: text)
                }
                localizations.append(
                    Localization(
                        node: UInt32(truncatingIfNeeded: index), tag: tagNumber(of: node, bytes), isPlain: isPlain,
                        isVerbatim: isVerbatim, text: text))
            }
            index = node.isContainer ? Int(node.extent) : index + 1
        }
    }

    // MARK: Tags

    /// The number of a language tag that was met.
    package func number(ofTag tag: JSONString) -> Int? {
        tagNumbers[Array(tag.utf8)].map(Int.init)
    }

    @inline(__always)
    private mutating func tagNumber(of node: JSONNode, _ bytes: SourceBytes) -> Int32 {
        let range = node.keyRange(in: bytes)
        let number: Int
        if !node.keyHasEscapes, guess < tags.count, bytes.hasBytes(tags[guess], at: range) {
            number = guess
        } else {
            number = findTag(of: node, range, bytes)
            guard number >= 0 else { return -1 }
        }
        guess = number + 1 == tags.count ? 0 : number + 1
        return Int32(truncatingIfNeeded: number)
    }

    private mutating func findTag(of node: JSONNode, _ range: Range<Int>, _ bytes: SourceBytes) -> Int {
        var tag: [UInt8] = []
        if node.keyHasEscapes {
            JSONEscapes.decode(bytes, range, into: &tag)
        } else {
            bytes.append(range, to: &tag)
        }
        if let number = tagNumbers[tag] { return Int(number) }
        guard tags.count < tagLimit else { return -1 }
        tagNumbers[tag] = Int32(truncatingIfNeeded: tags.count)
        tags.append(tag)
        return tags.count - 1
    }
}

extension SourceBytes {
    /// Whether the bytes of `range` are those of `other`.
    @inline(__always)
    fileprivate func hasBytes(_ other: [UInt8], at range: Range<Int>) -> Bool {
        guard other.count == range.count else { return false }
        for index in other.indices where other[index] != self[range.lowerBound + index] { return false }
        return true
    }
}
