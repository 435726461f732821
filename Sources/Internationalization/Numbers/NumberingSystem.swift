/// Which numbering system numbers are printed in.
///
/// Only systems with ten digits can be used. An algorithmic one (Roman or Hebrew numerals, say) and a name that CLDR
/// does not know give the locale's default instead.
public enum NumberingSystem: Sendable, Hashable {
    /// That of the language tag's `-u-nu-` extension, else the locale's default: ٣ for `ar-EG`, 3 for
    /// `ar-EG-u-nu-latn`.
    case automatic
    /// The locale's default, whatever the tag says.
    case localeDefault
    /// That of the locale's own script: ३ for `hi`, whose default is 3.
    case native
    /// That of traditional writing; where a locale has none, that of its own script.
    case traditional
    /// That used in accounts; where a locale has none, its default.
    case finance
    /// One by its CLDR name: `deva`, `hanidec`, `mathsans`.
    case named(String)

    /// What the value of a `-u-nu-` extension asks for, `native` and the like among them (UTS #35, part 1).
    init(unicodeExtensionValue value: String) {
        switch value {
        case "native": self = .native
        case "traditio": self = .traditional
        case "finance": self = .finance
        default: self = .named(value)
        }
    }
}
