import Harness

/// Whole processes compile catalogs.
enum CompileBenchmark {
    static func run(_ settings: Settings, _ report: inout Report) throws {
        let small = SyntheticCatalog(keyCount: 20_000, languages: ["de"])
        let catalog = try settings.write(small.bytes, to: "Small.xcstrings")
        let source = try settings.write(small.portableObject(language: 0), to: "small.po")
        let compiler = settings.tools + "/compile-catalog"
        func side(_ name: String, reach: Double? = nil, _ arguments: [String]) -> Side {
            Side(name, reach: reach) { UInt64(bitPattern: Int64(ProcessRun(arguments).exitCode)) }
        }
        report.add(
            Work(
                "compile 20,000 keys × 1 language", .calls(1), rounds: 15,
                ours: side("compile-catalog", [compiler, catalog, "--output", settings.path("Small.xctable")]),
                peers: [
                    side("msgfmt", reach: 5, ["msgfmt", source, "-o", settings.path("small.mo")]),
                    side("cat", ["cat", catalog]),
                ]))

        for (name, arguments) in [
            ("compile-catalog", [compiler, catalog, "--output", settings.path("Small.xctable")]),
            ("msgfmt", ["msgfmt", source, "-o", settings.path("small.mo")]),
        ] {
            report.add(
                peak: ProcessRun(arguments).peakBytes, of: "compile 20,000 keys × 1 language", side: name,
                input: small.bytes.count)
        }

        let large = SyntheticCatalog(keyCount: 20_000, languages: SyntheticCatalog.fortyLanguages).bytes
        let largePath = try settings.write(large, to: "Large.xcstrings")
        var samples = Samples()
        var peak = 0
        for _ in 0..<3 {
            log("compile 20,000 keys × 40 languages")
            let run = ProcessRun([compiler, largePath, "--output", settings.path("Large.xctable")])
            guard run.exitCode == 0 else {
                report.disagree()
                return
            }
            samples.add(run.seconds)
            peak = max(peak, run.peakBytes)
        }
        let speed = Double(large.count) / samples.median
        report.add(
            "compile 20,000 keys × 40 languages", ours: WorkResult.speed(speed), peer: "to reach", theirs: "100 MB/s",
            ratio: speed / 100e6, reach: 1, isReached: speed >= 100e6)
        report.add(
            peak: peak, of: "compile 20,000 keys × 40 languages", side: "compile-catalog", input: large.count)
        let memory = Double(peak) / Double(large.count)
        report.add(
            "its peak memory by its input of \(large.count / 1_000_000) MB", ours: WorkResult.ratio(memory),
            peer: "to reach", theirs: "3 ×", ratio: 3 / memory, reach: 1, isReached: memory <= 3)
    }
}
