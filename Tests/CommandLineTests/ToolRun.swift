import Foundation
import TestSupport

/// One run of the built program.
struct ToolRun: Equatable {
    let standardOutput: String
    let standardError: String
    let exitCode: Int32

    /// The program, which the build puts beside the test bundle.
    static var executable: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appending(path: "xcstrings")
    }

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - input: What it reads from standard input.
    ///   - directory: Where it runs; the root of the checkout if nil.
    ///   - environment: Variables besides those of the tests; `NO_COLOR` and `TERM` are not passed on.
    init(
        _ arguments: [String], input: String = "", in directory: URL? = nil, environment: [String: String] = [:]
    ) throws {
        // Files instead of pipes: no output is too long for them.
        let folder = try TemporaryFolder()
        let (input, output, errors) = (try folder.file("in", input), try folder.file("out"), try folder.file("err"))
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = directory ?? ReferenceData.packageDirectory
        var variables = ProcessInfo.processInfo.environment
        variables["NO_COLOR"] = nil
        variables["TERM"] = nil
        process.environment = variables.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        standardOutput = try String(contentsOf: output, encoding: .utf8)
        standardError = try String(contentsOf: errors, encoding: .utf8)
        exitCode = process.terminationStatus
    }
}
