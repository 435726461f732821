import Foundation
import StringCatalog
import Testing

/// Small catalogs for tests.
enum Catalogs {
    /// The text of a catalog with the source language English and these entries.
    static func text(_ strings: String, version: String = "1.0") -> String {
        #"{"sourceLanguage" : "en", "strings" : {\#(strings)}, "version" : "\#(version)"}"#
    }

    /// A catalog with the source language English and these entries.
    static func catalog(_ strings: String) throws -> StringCatalog {
        try read(text(strings))
    }

    /// A catalog without defects.
    static func read(_ text: String) throws -> StringCatalog {
        let result = StringCatalog.read(Array(text.utf8), path: "Test.xcstrings")
        #expect(!result.hasErrors, "\(result.diagnostics)")
        return try #require(result.catalog)
    }

    /// What a file says, without regard to its layout.
    static func json(_ bytes: [UInt8]) throws -> NSObject {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? NSObject)
    }

    /// A string unit.
    static func unit(_ value: String, _ state: String = "translated") -> String {
        #"{"stringUnit" : {"state" : "\#(state)", "value" : "\#(value)"}}"#
    }

    /// Plural forms, as in `one=cat other=cats`.
    static func plural(_ forms: KeyValuePairs<String, String>, state: String = "translated") -> String {
        let members = forms.map { #""\#($0.key)" : \#(unit($0.value, state))"# }
        return #""variations" : {"plural" : {\#(members.joined(separator: ", "))}}"#
    }
}
