import Harness

/// Gathers what came out, and prints it in the end.
struct Report {
    private var table = TextTable(header: [
        "work", "ours", "(least)", "peer", "theirs", "(least)", "ratio", "to reach", "spread",
    ])
    private var allocations = TextTable(header: ["allocations per call", "side", "count"])
    private var hasAllocations = false
    private var peaks = TextTable(header: ["peak memory", "side", "resident", "by input"])
    private var hasPeaks = false
    /// What was to be reached, in words, and whether it was.
    private var reaches: [(text: String, isReached: Bool)] = []
    private var notes: [String] = []

    /// Whether all sides of all works gave the same.
    private(set) var agrees = true

    mutating func add(_ work: Work) {
        log(work.name)
        add(work.measure())
    }

    mutating func add(_ result: WorkResult) {
        for row in result.rows { table.add(row) }
        for reach in result.reaches { reaches.append(reach) }
        for (index, entry) in (result.allocationsPerCall ?? []).enumerated() {
            hasAllocations = true
            allocations.add([index == 0 ? result.work.name : "", entry.name, WorkResult.rounded(entry.count)])
        }
        note("\(result.work.name): the checksum is \(result.checksums[0])" + (result.agrees ? "" : ", not of all"))
        agrees = agrees && result.agrees
    }

    /// Notes that sides do not agree on the data.
    mutating func disagree() { agrees = false }

    mutating func note(_ text: String) { notes.append(text) }

    /// Adds a row whose figures are no times of rounds.
    mutating func add(
        _ name: String, ours: String, peer: String, theirs: String, ratio: Double, reach: Double, isReached: Bool
    ) {
        table.add([
            name, ours, "", peer, theirs, "", WorkResult.ratio(ratio),
            (isReached ? "reached " : "short of ") + WorkResult.ratio(reach), "",
        ])
        reaches.append(("\(name): \(ours), \(peer) \(theirs)", isReached))
    }

    /// Adds the most memory that a process had, for an input of so many bytes.
    mutating func add(peak bytes: Int, of name: String, side: String, input: Int) {
        hasPeaks = true
        peaks.add([
            name, side, WorkResult.rounded(Double(bytes) / 1e6) + " MB",
            WorkResult.ratio(Double(bytes) / Double(input)),
        ])
    }

    func printAll() {
        print(table.text)
        print("\nTimes are medians of rounds in turn. The spread is half the distance of the quartiles.\n")
        if hasAllocations { print(allocations.text + "\n") }
        if hasPeaks { print(peaks.text + "\n") }
        for note in notes { print(note) }
        printReaches()
    }

    /// Says in the end what was reached and what was not.
    private func printReaches() {
        guard !reaches.isEmpty else { return }
        let short = reaches.filter { !$0.isReached }
        print("\nreached \(reaches.count - short.count) of \(reaches.count)")
        for reach in reaches { print(reach.isReached ? "  reached  " : "  SHORT    ", reach.text) }
    }
}
