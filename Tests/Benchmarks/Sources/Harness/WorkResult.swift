/// What came out for one work.
package struct WorkResult {
    package let work: Work
    package let sides: [Side]
    package let samples: [Samples]
    package let checksums: [UInt64]

    /// How often each side asked for memory during the whole work.
    package let allocations: [UInt64]

    /// Whether every side gave the same.
    package var agrees: Bool { checksums.allSatisfy { $0 == checksums[0] } }

    /// The rows of the table, one for each peer.
    package var rows: [[String]] {
        let own = samples[0]
        let peers = sides.indices.dropFirst()
        guard !peers.isEmpty else {
            return [
                [work.name, text(own.median), text(own.minimum), "", "", "", "", "", Self.percent(own.spread)]
            ]
        }
        return peers.map { index in
            let theirs = samples[index]
            let ratio = theirs.median / own.median
            let reach = sides[index].reach
            return [
                index == 1 ? work.name : "",
                index == 1 ? text(own.median) : "", index == 1 ? text(own.minimum) : "",
                sides[index].name, text(theirs.median), text(theirs.minimum),
                Self.ratio(ratio) + (checksums[index] == checksums[0] ? "" : " (differs)"),
                reach.map { (ratio >= $0 ? "reached " : "short of ") + Self.ratio($0) } ?? "",
                Self.percent(max(own.spread, theirs.spread)),
            ]
        }
    }

    /// What was to be reached against each peer, in words, and whether it was.
    package var reaches: [(text: String, isReached: Bool)] {
        sides.indices.dropFirst().compactMap { index in
            guard let reach = sides[index].reach else { return nil }
            let ratio = samples[index].median / samples[0].median
            let text = "\(work.name): \(Self.ratio(ratio)) of \(sides[index].name), to reach \(Self.ratio(reach))"
            return (text, ratio >= reach)
        }
    }

    /// How often each side asked for memory for one call; nil for work that is no number of calls.
    package var allocationsPerCall: [(name: String, count: Double)]? {
        guard case .calls(let count) = work.unit else { return nil }
        return zip(sides, allocations).map { ($0.name, Double($1) / Double(count)) }
    }

    private func text(_ seconds: Double) -> String {
        switch work.unit {
        case .calls(let count): Self.time(seconds / Double(count))
        case .bytes(let count): Self.speed(Double(count) / seconds)
        }
    }

    package static func time(_ seconds: Double) -> String {
        switch seconds {
        case ..<1e-6: rounded(seconds * 1e9) + " ns"
        case ..<1e-3: rounded(seconds * 1e6) + " µs"
        case ..<1: rounded(seconds * 1e3) + " ms"
        default: rounded(seconds) + " s"
        }
    }

    package static func speed(_ bytesPerSecond: Double) -> String {
        rounded(bytesPerSecond / 1e6) + " MB/s"
    }

    package static func ratio(_ value: Double) -> String { rounded(value) + " ×" }

    static func percent(_ value: Double) -> String { "± " + rounded(value * 100) + " %" }

    /// Three significant digits or all integer ones.
    package static func rounded(_ value: Double) -> String {
        guard value < 1e15 else { return "∞" }
        let factor: Double = value >= 100 ? 1 : value >= 10 ? 10 : 100
        let scaled = (value * factor).rounded() / factor
        return factor == 1 ? String(Int(scaled)) : String(scaled)
    }
}
