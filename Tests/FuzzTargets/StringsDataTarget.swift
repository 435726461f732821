import CatalogSync
import StringCatalog

/// What Apple's compiler extracts.
enum StringsDataTarget {
    static func check(_ input: [UInt8], _ choice: inout Choice) throws(BrokenProperty) {
        let extraction = StringsData.read(input, path: "x")
        try DiagnosticChecks.check(extraction.diagnostics, of: input, inOrder: false)
        for key in extraction.keys {
            try BrokenProperty.unless(
                key.position.line >= 1 && key.position.column >= 1, "the key '\(key.key.text)' is at \(key.position)")
        }
        try ExtractionChecks.check(extraction, &choice)
    }

    /// The keys of a catalog as the compiler would tell them.
    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        guard let catalog = StringCatalog.read(bytes, path: "x").catalog else { return [] }
        var output = Array(#"{"source":"A.swift","tables":{"Localizable":["#.utf8)
        for (index, entry) in catalog.entries.prefix(5).enumerated() {
            output += Array((index == 0 ? #"{"key":"# : #",{"key":"#).utf8)
            CanonicalJSON.append(string: entry.key.utf8, to: &output)
            output += Array(
                #","comment":"c","value":"v \#(index)","location":{"startingLine":\#(index + 1),"startingColumn":7}}"#
                    .utf8)
        }
        return [output + Array(#"],"Other":[{"key":"a","comment":null}]},"version":1}"#.utf8)]
    }
}
