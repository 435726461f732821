/// How a locale writes numbers, as CLDR has it.
struct LocaleNumbers: Hashable {
    /// What a locale has for one numbering system.
    struct Block: Hashable {
        let numberingSystem: String
        let symbols: Symbols
        let decimalPattern: String
        let percentPattern: String
    }

    struct Symbols: Hashable {
        let decimal: String
        let group: String
        let plusSign: String
        let minusSign: String
        let percentSign: String
        let exponential: String
        let infinity: String
        let nan: String

        /// In the order of the table's columns.
        var texts: [String] {
            [decimal, group, plusSign, minusSign, percentSign, exponential, infinity, nan]
        }
    }

    let defaultNumberingSystem: String
    let nativeNumberingSystem: String
    let traditionalNumberingSystem: String?
    let financeNumberingSystem: String?
    let minimumGroupingDigits: Int

    /// That of `latn` first, then the others in the order of their names.
    private(set) var blocks: [Block]

    /// Reads the member `numbers` of a locale.
    init(_ numbers: CLDRNode) throws {
        defaultNumberingSystem = try numbers.member("defaultNumberingSystem").text()
        let others = try numbers.member("otherNumberingSystems")
        nativeNumberingSystem = try others.member("native").text()
        traditionalNumberingSystem = try others.memberIfPresent("traditional")?.text()
        financeNumberingSystem = try others.memberIfPresent("finance")?.text()
        minimumGroupingDigits = try numbers.member("minimumGroupingDigits").integer()

        var blocks: [Block] = []
        for (name, node) in try numbers.members() {
            guard let system = name.suffix(after: "symbols-numberSystem-") else { continue }
            blocks.append(
                Block(
                    numberingSystem: system,
                    symbols: try Symbols(node),
                    decimalPattern: try numbers.member("decimalFormats-numberSystem-\(system)")
                        .member("standard").text(),
                    percentPattern: try numbers.member("percentFormats-numberSystem-\(system)")
                        .member("standard").text()
                )
            )
        }
        guard let latin = blocks.firstIndex(where: { $0.numberingSystem == "latn" }) else {
            throw numbers.unexpected(wanted: "symbols for 'latn'")
        }
        blocks.insert(blocks.remove(at: latin), at: 0)
        self.blocks = blocks
    }
}

extension LocaleNumbers {
    /// The same with more blocks.
    func adding(_ more: [Block]) -> LocaleNumbers {
        var sum = self
        sum.blocks += more
        return sum
    }
}

extension LocaleNumbers.Symbols {
    init(_ node: CLDRNode) throws {
        func text(_ name: String) throws -> String { try node.member(name).text() }
        self.init(
            decimal: try text("decimal"), group: try text("group"), plusSign: try text("plusSign"),
            minusSign: try text("minusSign"), percentSign: try text("percentSign"),
            exponential: try text("exponential"), infinity: try text("infinity"), nan: try text("nan")
        )
    }
}

extension String {
    /// What follows `prefix`; nil when the text does not start with it.
    func suffix(after prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
