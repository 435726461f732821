import CPeers

/// The same work done by several sides in turn.
package struct Work {
    /// How a result is told.
    package enum Unit: Sendable {
        /// Time for each of so many calls.
        case calls(Int)
        /// Speed over so many bytes.
        case bytes(Int)
    }

    package var name: String
    package var unit: Unit
    package var rounds: Int

    /// How often the work is done in one round, for work too short to be timed alone.
    package var repeats = 1

    package var ours: Side
    package var peers: [Side]

    package init(
        _ name: String, _ unit: Unit, rounds: Int = 9, repeats: Int = 1, ours: Side, peers: [Side]
    ) {
        self.name = name
        self.unit = unit
        self.rounds = rounds
        self.repeats = repeats
        self.ours = ours
        self.peers = peers
    }

    /// Compares what the sides give, then times them in turn: ours, each peer, ours, each peer, and so on.
    package func measure() -> WorkResult {
        let sides = [ours] + peers
        // The first time is not counted: it warms caches and shows what a call takes of the heap.
        var checksums: [UInt64] = []
        var allocations: [UInt64] = []
        for side in sides {
            checksums.append(side.run())
            let before = cpeers_allocation_count()
            _ = side.run()
            allocations.append(cpeers_allocation_count() - before)
        }
        var samples = sides.map { _ in Samples() }
        let clock = ContinuousClock()
        for _ in 0..<rounds {
            for (index, side) in sides.enumerated() {
                var sum: UInt64 = 0
                let elapsed = clock.measure {
                    for _ in 0..<repeats { sum &+= side.run() }
                }
                if sum != checksums[index] &* UInt64(repeats) { checksums[index] = sum }
                samples[index].add((side.measuredSeconds?() ?? elapsed.seconds) / Double(repeats))
            }
        }
        return WorkResult(work: self, sides: sides, samples: samples, checksums: checksums, allocations: allocations)
    }
}

extension Duration {
    /// The duration in seconds.
    package var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
