import Foundation

/// Python's `json` module, which measures itself, so that the start of Python does not count.
final class PythonPeer {
    private(set) var seconds = 0.0
    private let program: String
    private let output: String

    init(paths: [String], repeats: Int, _ settings: Settings) {
        output = settings.path("python.txt")
        let list = paths.map { "'" + $0.replacingOccurrences(of: "'", with: "\\'") + "'" }.joined(separator: ",")
        program = """
            import json, time
            files = [open(path, 'rb').read() for path in [\(list)]]
            start = time.perf_counter()
            entries = 0
            for _ in range(\(repeats)):
                for file in files: entries += len(json.loads(file)['strings'])
            open('\(output)', 'w').write(f'{entries} {time.perf_counter() - start}')
            """
    }

    /// Parses and gives the number of entries.
    func run() -> UInt64 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program]
        guard (try? process.run()) != nil else { return 0 }
        process.waitUntilExit()
        let parts = (try? String(contentsOfFile: output, encoding: .utf8))?.split(separator: " ") ?? []
        guard parts.count == 2, let entries = UInt64(parts[0]), let time = Double(parts[1]) else { return 0 }
        seconds = time
        return entries
    }
}
