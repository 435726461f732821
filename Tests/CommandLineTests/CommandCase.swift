import Testing

/// A command line and exactly what comes of it.
struct CommandCase: CustomTestStringConvertible {
    let arguments: [String]
    var input = ""
    var output = ""
    var errors = ""
    var exitCode: Int32 = 0

    /// - Parameter line: The arguments, separated by spaces; `·` stands for a space inside of one.
    init(_ line: String, input: String = "", output: String = "", errors: String = "", exitCode: Int32 = 0) {
        arguments = line.split(separator: " ").map { word in
            word.split(separator: "·", omittingEmptySubsequences: false).joined(separator: " ")
        }
        self.input = input
        self.output = output
        self.errors = errors
        self.exitCode = exitCode
    }

    var testDescription: String { arguments.joined(separator: " ") }

    /// Runs the program and compares all that it prints.
    func check() throws {
        let run = try ToolRun(arguments, input: input)
        #expect(run.standardOutput == output)
        #expect(run.standardError == errors)
        #expect(run.exitCode == exitCode)
    }
}
