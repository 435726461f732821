/// A catalog as somebody would write it for `JSONDecoder`.
struct DecodableCatalog: Decodable {
    struct Entry: Decodable {
        var comment: String?
        var extractionState: String?
        var shouldTranslate: Bool?
        var localizations: [String: Localization?]?
    }

    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
        var stringSet: Set?
    }

    struct Unit: Decodable {
        var state: String?
        var value: String?
    }

    struct Set: Decodable {
        var state: String?
        var values: [String]?
    }

    struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
        var width: [String: Localization]?
    }

    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    var sourceLanguage: String
    var strings: [String: Entry]

    /// The bytes of all keys and of all values of string units.
    var textBytes: Int {
        strings.reduce(0) { sum, entry in
            sum + entry.key.utf8.count
                + (entry.value.localizations ?? [:]).values.reduce(0) { $0 + Self.textBytes($1) }
        }
    }

    private static func textBytes(_ localization: Localization?) -> Int {
        guard let localization else { return 0 }
        return (localization.stringUnit?.value?.utf8.count ?? 0) + textBytes(localization.variations)
            + (localization.substitutions ?? [:]).values.reduce(0) { $0 + textBytes($1.variations) }
    }

    private static func textBytes(_ variations: Variations?) -> Int {
        [variations?.plural, variations?.device, variations?.width].reduce(0) { sum, axis in
            sum + (axis ?? [:]).values.reduce(0) { $0 + textBytes($1) }
        }
    }
}
