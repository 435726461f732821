import Foundation

/// A string catalog of a target, and the name of the table made from it.
struct CatalogFile {
    /// The file.
    let url: URL

    /// The name of the table: the file name without its extension.
    var tableName: String { url.deletingPathExtension().lastPathComponent }

    /// What the project sets for the catalog.
    var configuration: ConfigurationFile? { ConfigurationFile(forCatalog: url) }

    /// What two tables of one target may not share: the letters and digits of the name, of which its name in Swift is
    /// made, without regard to case, since file systems and people confuse names that differ in it alone.
    var foldedName: String {
        let kept = tableName.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
            case .nonspacingMark, .spacingMark, .decimalNumber: true
            default: false
            }
        }
        return String(String.UnicodeScalarView(kept)).lowercased()
    }
}
