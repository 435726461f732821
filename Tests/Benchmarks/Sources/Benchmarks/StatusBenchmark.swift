import Harness

/// The commands that a translator waits for, on the largest catalog there is.
enum StatusBenchmark {
    static func run(_ settings: Settings, _ report: inout Report) throws {
        let (folder, files) = try settings.catalogs()
        guard let largest = files.max(by: { $0.bytes.count < $1.bytes.count }) else { return }
        report.note("status: \(largest.name), \(largest.bytes.count) bytes")
        for (command, limit) in [("status", 0.1), ("check", 0.2)] {
            log(command)
            var samples = Samples()
            var peak = 0
            for _ in 0..<7 {
                let run = ProcessRun([settings.tools + "/xcstrings", command, folder + "/" + largest.name])
                samples.add(run.seconds)
                peak = max(peak, run.peakBytes)
            }
            report.add(peak: peak, of: "xcstrings \(command)", side: "xcstrings", input: largest.bytes.count)
            report.add(
                "xcstrings \(command), \(largest.bytes.count / 1_000) KB", ours: WorkResult.time(samples.median),
                peer: "to reach", theirs: WorkResult.time(limit), ratio: limit / samples.median, reach: 1,
                isReached: samples.median <= limit)
        }
    }
}
