/// Where a command takes many values from: the command line, or standard input with one on each line.
struct ValueSource: Sendable {
    private let values: [String]

    /// - Parameter values: The values on the command line; none, or `-` alone, stands for standard input.
    init(_ values: [String]) {
        self.values = values
    }

    /// Calls `body` with each value. What it throws is reported with the value's place, and the next one is taken.
    ///
    /// - Returns: `inputError` where a value was refused.
    func forEach(_ output: Output, _ body: (String) throws(ValueError) -> Void) throws(Failure) -> ExitCode {
        var exitCode = ExitCode.success
        let isStandardInput = values.isEmpty || values == [CatalogFinder.standardInput]
        for (index, value) in try (isStandardInput ? Self.lines() : values).enumerated() {
            do throws(ValueError) {
                try body(value)
            } catch {
                let place = isStandardInput ? "-:\(index + 1): " : ""
                output.report(place + output.styledForErrors("error") + ": " + error.message)
                exitCode = .inputError
            }
        }
        return exitCode
    }

    private static func lines() throws(Failure) -> [String] {
        let text = String(decoding: try InputFile.read(CatalogFinder.standardInput), as: UTF8.self)
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
