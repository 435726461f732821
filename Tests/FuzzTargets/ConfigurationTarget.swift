import CatalogConfiguration
import StringCatalog

/// Files `.xcstrings.json`.
enum ConfigurationTarget {
    private static let lintNames = ["final-punctuation", "stale-entry", "bad-escape"]

    static func check(_ input: [UInt8]) throws(BrokenProperty) {
        let result = read(input)
        try DiagnosticChecks.check(result.diagnostics, of: input)
        let configuration = result.configuration
        if let namespace = configuration.symbols.namespace {
            try BrokenProperty.unless(
                !namespace.isEmpty && namespace.utf8.allSatisfy { $0 == UInt8(ascii: "_") || isLetterOrDigit($0) },
                "'\(namespace)' goes into source code")
        }
        try BrokenProperty.unless(
            result.hasErrors || configuration.lintLevels.keys.allSatisfy(lintNames.contains), "an unknown rule is set")
        guard result.diagnostics.isEmpty, let root = JSONValue.read(input, path: "x").root else { return }
        // The same from bytes that are written another way.
        let again = read(CanonicalJSON.bytes(of: root, sortsMembers: true))
        try BrokenProperty.unless(
            again.diagnostics.isEmpty && outline(again.configuration) == outline(configuration),
            "written another way it says something else")
    }

    /// All that can be said.
    static let seeds: [[UInt8]] = [
        #"{"languages":["de","pt-BR"],"states":["translated","needs_review"],"staleEntries":false}"#,
        #"{"symbols":{"access":"public","keys":"manual","namespace":"Texts"},"table":"file"}"#,
        #"{"symbols":{"access":"internal","keys":"all"},"table":"embedded","lints":{"stale-entry":"off"}}"#,
        #"{"lints":{"final-punctuation":"error","stale-entry":"note","bad-escape":"warning"}}"#,
    ].map { Array($0.utf8) }

    private static func read(_ bytes: [UInt8]) -> Configuration.ReadingResult {
        Configuration.read(bytes, path: "x", lintNames: lintNames, errorNames: ["bad-escape"])
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func outline(_ configuration: Configuration) -> [String] {
        [
            "\(configuration.languages ?? ["all"])",
            "\(configuration.states.map { $0.map(\.rawValue).sorted() } ?? [])",
            "\(configuration.states == nil) \(configuration.includesStaleEntries.map { "\($0)" } ?? "-")",
            "\(configuration.symbols)", configuration.tableForm?.rawValue ?? "-",
        ] + configuration.lintLevels.map { "\($0.key) \($0.value)" }.sorted()
    }
}
