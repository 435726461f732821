import Harness

/// Gathers what came out, and prints it in the end.
struct Report {
    private var table = TextTable(header: [
        "work", "ours", "(least)", "peer", "theirs", "(least)", "ratio", "to reach", "spread",
    ])
    private var allocations = TextTable(header: ["allocations per call", "side", "count"])
    private var hasAllocations = false
    private var notes: [String] = []

    /// Whether all sides of all works gave the same.
    private(set) var agrees = true

    mutating func add(_ work: Work) {
        log(work.name)
        add(work.measure())
    }

    mutating func add(_ result: WorkResult) {
        for row in result.rows { table.add(row) }
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
    }

    func printAll() {
        print(table.text)
        print("\nTimes are medians of rounds in turn. The spread is half the distance of the quartiles.\n")
        if hasAllocations { print(allocations.text + "\n") }
        for note in notes { print(note) }
    }
}
