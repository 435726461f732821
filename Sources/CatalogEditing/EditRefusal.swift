internal import Internationalization
package import StringCatalog

/// Why a person's edit of a catalog is not made.
package enum EditRefusal: Error, Sendable, Hashable {
    /// The shape of the catalog stands against it.
    case edit(EditError)
    /// The text is no language tag.
    case malformedLanguageTag(String)
    /// The catalog has no such language.
    case unknownLanguage(String)
    /// The language is the source language, which is there already.
    case sourceLanguage(String)
    /// All texts of the source language were to be removed.
    case sourceLanguageStays(String)
    /// The language has the tag in another spelling.
    case spelledOtherwise(String, inCatalog: String)
    /// No language has the plural category.
    case unknownCategory(String)
    /// No platform of Apple's has the device name.
    case unknownDevice(String)
    /// The axis is none that texts vary by.
    case unknownAxis(String)
    /// The entry has no localization in the language.
    case noLocalization(key: String, language: String)
}

extension EditRefusal: CustomStringConvertible {
    /// The names of plural categories.
    package static let categories = PluralCategory.allCases.map(\.keyword)
    /// The names of devices.
    package static let devices = StringCatalog.Axis.Kind.deviceNames

    /// What is wrong and what to do about it, in one line.
    package var description: String {
        switch self {
        case .edit(let error): error.description
        case .malformedLanguageTag(let tag): "'\(tag)' is no language tag; write one such as 'fr' or 'pt-BR'"
        case .unknownLanguage(let tag): "the catalog has no language '\(tag)'"
        case .sourceLanguage(let tag): "'\(tag)' is the source language of the catalog"
        case .sourceLanguageStays(let tag):
            "'\(tag)' is the source language, and what is translated are its texts; name the keys whose texts in it are to go"
        case .spelledOtherwise(let tag, let other): "the catalog has '\(tag)' already and spells it '\(other)'"
        case .unknownCategory(let name):
            "'\(name)' is no plural category; choose from \(Self.categories.joined(separator: ", "))"
        case .unknownDevice(let name): "'\(name)' is no device; choose from \(Self.devices.joined(separator: ", "))"
        case .unknownAxis(let name): "texts do not vary by '\(name)'; they do by plural and device"
        case .noLocalization(let key, let language): "'\(key)' has no localization in \(language)"
        }
    }
}
