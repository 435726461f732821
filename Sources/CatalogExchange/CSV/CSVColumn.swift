/// The columns of a table of translations, in their order.
enum CSVColumn: String, CaseIterable {
    case key
    case language
    /// The way to a text of an entry that varies: `plural.one`, `device.iphone.plural.other`.
    case path = "variation path"
    case source
    case translation
    /// The state as catalogs spell it: `translated`, `needs_review`. Empty where there is no translation.
    case state
    case comment
}
