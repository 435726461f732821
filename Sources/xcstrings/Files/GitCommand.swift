import Foundation

/// Runs git and gives what it prints.
struct GitCommand {
    /// What came of a run.
    struct Result {
        let output: [UInt8]
        /// The first line that git reported, without `fatal: `.
        let problem: String
        let isSuccess: Bool

        /// The output as a line of text.
        var line: String {
            String(decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
        }
    }

    private static let name = "git"
    private let executable: URL

    /// Finds git where the shell would.
    init() throws(Failure) {
        let folders = (Environment.value(of: "PATH") ?? "").split(separator: ":")
        let candidates = folders.map { URL(filePath: String($0)).appending(path: Self.name) }
        guard let found = candidates.first(where: { Self.isProgram($0.path) }) else {
            throw Failure(
                .usageOrFileError, "git is not installed, or not in PATH; '--since' reads the history with it")
        }
        executable = found
    }

    private static func isProgram(_ path: String) -> Bool {
        guard FileManager.default.isExecutableFile(atPath: path) else { return false }
        do throws(FileSystemError) {
            // Folders are executable too, in the sense of the system.
            return try !FileIdentity(path: path).isFolder
        } catch {
            // It went away meanwhile.
            return false
        }
    }

    /// Runs git in a folder to its end.
    func run(_ arguments: [String], in folder: String) throws(Failure) -> Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = ["--no-optional-locks", "-C", folder] + arguments
        var environment = ProcessInfo.processInfo.environment
        // The repository is the one that the file lies in, also within a hook of another; and git is asked in English.
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_TRACE"] {
            environment[name] = nil
        }
        environment["LC_ALL"] = "C"
        process.environment = environment
        let (output, problems) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = problems
        let bytes: Data
        let text: String
        do {
            try process.run()
            // Both are read at the same time, or a full pipe would stop git.
            let reader = PipeReader(problems.fileHandleForReading)
            bytes = try output.fileHandleForReading.readToEnd() ?? Data()
            text = String(decoding: try reader.wait(), as: UTF8.self)
        } catch {
            throw Failure(.usageOrFileError, "cannot run '\(executable.path)': \(error.localizedDescription)")
        }
        process.waitUntilExit()
        let line = text.split(separator: "\n").first.map(String.init) ?? "git ended with \(process.terminationStatus)"
        return Result(
            output: Array(bytes), problem: line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line,
            isSuccess: process.terminationReason == .exit && process.terminationStatus == 0)
    }
}
