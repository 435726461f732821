import Foundation

/// The command line of `generate-locale-data`.
package struct GeneratorCommand: Equatable {
    package static let usage = """
        usage: generate-locale-data --cldr PATH --bidi-classes FILE [--output DIRECTORY] [--list]
          --cldr PATH          a cldr-json tree: the folder that holds cldr-core, or one above it
          --bidi-classes FILE  DerivedBidiClass.txt of the Unicode Character Database
          --output DIRECTORY   where the files go; Sources/LocaleData by default
          --list               print name, size and hash of every table and write nothing
        """

    package var cldr = ""
    package var bidiClasses = ""
    package var output = "Sources/LocaleData"
    package var listsOnly = false

    /// - Parameter arguments: those of the process, without its name.
    /// - Throws: ``UsageError``.
    package init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--cldr": cldr = try Self.value(of: argument, from: &rest)
            case "--bidi-classes": bidiClasses = try Self.value(of: argument, from: &rest)
            case "--output": output = try Self.value(of: argument, from: &rest)
            case "--list": listsOnly = true
            default: throw UsageError(description: "unknown argument '\(argument)'")
            }
        }
        if cldr.isEmpty { throw UsageError(description: "--cldr is missing") }
        if bidiClasses.isEmpty { throw UsageError(description: "--bidi-classes is missing") }
    }

    /// Generates, and writes the files or returns the list.
    ///
    /// - Returns: what to print on standard output.
    package func run() throws -> String {
        let tree = try CLDRTree(at: URL(filePath: cldr))
        let files = try LocaleDataGenerator(tree: tree, bidiClasses: URL(filePath: bidiClasses)).files()
        if listsOnly { return LocaleDataGenerator.list(of: files) }
        try LocaleDataGenerator.write(files, to: URL(filePath: output))
        return ""
    }

    private static func value(of option: String, from rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw UsageError(description: "\(option) needs a value") }
        return value
    }

    /// A wrong command line.
    package struct UsageError: Error, Equatable, CustomStringConvertible {
        package let description: String

        package init(description: String) {
            self.description = description
        }
    }
}
