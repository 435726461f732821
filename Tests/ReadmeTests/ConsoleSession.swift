import Foundation

/// The commands of a console block, each with what it prints.
struct ConsoleSession {
    /// A command after `$ `, and the lines up to the next one.
    struct Command {
        let text: String
        let output: [String]
    }

    let commands: [Command]

    init(_ block: FencedBlock) {
        var commands: [Command] = []
        for line in block.lines {
            if line.hasPrefix("$ ") {
                commands.append(Command(text: String(line.dropFirst(2)), output: []))
            } else if let last = commands.popLast() {
                commands.append(Command(text: last.text, output: last.output + [line]))
            } else {
                commands.append(Command(text: "", output: [line]))
            }
        }
        self.commands = commands
    }
}

extension ConsoleSession.Command {
    /// What a shell prints for the command in a folder, on both of its outputs together.
    ///
    /// `swift run -q NAME` is the program that was built along with these tests.
    func run(in folder: URL) throws -> [String] {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", text.replacing("swift run -q ", with: "")]
        process.currentDirectoryURL = folder
        process.environment = [
            "PATH": "\(Self.programs.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        var lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        return lines.map(String.init)
    }

    /// The folder of the test program, where the others are built too.
    private static let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
}
