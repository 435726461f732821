import StringCatalog

/// What is wrong with the output of Apple's extraction.
extension DiagnosticMessage {
    static let noStringsData = DiagnosticMessage(
        "no-stringsdata", .error,
        "this is no extraction output, which is an object with 'tables'; give the .stringsdata files of a build")
    static let noStringsDataKey = DiagnosticMessage(
        "stringsdata-key", .error, "an element without a 'key' that is a string; build again to make the file anew")

    static func wrongStringsDataType(_ name: String, wanted: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "stringsdata-type", .error, "'\(name)' has to be \(wanted); build again to make the file anew")
    }
}
