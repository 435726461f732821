/// Why an edit of a catalog cannot be made.
public enum EditError: Error, Sendable, Hashable {
    /// The file is not JSON in some place, so that it is not clear what an edit would have to keep.
    case damagedFile
    /// The entry, the localization, or a part of it has another type than the format says.
    case damagedPart(key: String, language: String?)
    /// The catalog has no entry with the key.
    case unknownKey(String)
    /// The catalog has an entry with the key already.
    case keyExists(String)
    /// The localization has no substitution of that name.
    case unknownSubstitution(String, key: String, language: String)
    /// There is one text where the path asks for variations.
    case unitStands(key: String, language: String, path: VariationPath)
    /// There are variations where the path asks for one text. `axis` is what they depend on.
    case variationsStand(axis: String, key: String, language: String, path: VariationPath)
    /// There is a set of phrases where the path asks for a text.
    case stringSetStands(key: String, language: String)
    /// There is no string unit, and the edit brings no value for one.
    case valueMissing(key: String, language: String, path: VariationPath)
    /// The path names an axis without a form, or a substitution anywhere but in first place.
    case unusablePath(VariationPath)
}

extension EditError: CustomStringConvertible {
    /// What is wrong and what to do about it, in one line.
    public var description: String {
        switch self {
        case .damagedFile:
            "the file is no well-formed JSON; mend what 'check' reports first"
        case .damagedPart(let key, let language):
            "\(Self.place(key, language)) is damaged; mend what 'check' reports first"
        case .unknownKey(let key):
            "there is no key '\(key)'"
        case .keyExists(let key):
            "there is a key '\(key)' already"
        case .unknownSubstitution(let name, let key, let language):
            "\(Self.place(key, language)) has no substitution '\(name)'"
        case .unitStands(let key, let language, let path):
            "\(Self.place(key, language, path)) is one text without variations; remove the localization first"
        case .variationsStand(let axis, let key, let language, let path):
            "\(Self.place(key, language, path)) varies by \(axis); name the form, or remove the localization first"
        case .stringSetStands(let key, let language):
            "\(Self.place(key, language)) is a set of phrases, not a text"
        case .valueMissing(let key, let language, let path):
            "\(Self.place(key, language, path)) has no text yet; give a value"
        case .unusablePath(let path):
            "'\(path)' is no way to a text"
        }
    }

    private static func place(_ key: String, _ language: String?, _ path: VariationPath = VariationPath()) -> String {
        let entry = "'\(path.keyPath(ofKey: key))'"
        return language.map { "\(entry) in \($0)" } ?? entry
    }
}
