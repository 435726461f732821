/// What a number is to the grammar of a language (UTS #35 part 3, 5.1).
///
/// The names say little by themselves: `one` is also 21 in Russian, `two` also 102 in Slovenian.
public enum PluralCategory: UInt8, CaseIterable, Hashable, Sendable {
    /// 0 in Arabic, 10 in Latvian.
    case zero = 0
    /// 1 in English, 0 and 1 in French, 21 in Russian.
    case one = 1
    /// 2 in Arabic and Hebrew, 102 in Slovenian.
    case two = 2
    /// 2 to 4 in Czech, 22 in Polish.
    case few = 3
    /// 5 in Russian, 11 to 99 in Arabic, a million in French.
    case many = 4
    /// Everything else; the only category of Japanese.
    case other = 5

    /// The category called `keyword`, such as `few`; nil when there is none of that name.
    public init?(keyword: some StringProtocol) {
        guard let category = Self.allCases.first(where: { $0.keyword == keyword }) else { return nil }
        self = category
    }

    /// The name in CLDR and in string catalogs, such as `few`.
    public var keyword: String {
        switch self {
        case .zero: "zero"
        case .one: "one"
        case .two: "two"
        case .few: "few"
        case .many: "many"
        case .other: "other"
        }
    }
}
