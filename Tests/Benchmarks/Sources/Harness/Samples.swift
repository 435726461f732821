/// How long the rounds of one side took, in seconds.
package struct Samples: Sendable {
    package private(set) var seconds: [Double] = []

    package init() {}

    package mutating func add(_ value: Double) { seconds.append(value) }

    package var minimum: Double { seconds.min() ?? 0 }

    package var median: Double { quantile(0.5) }

    /// Half the distance of the quartiles, as a part of the median.
    package var spread: Double { median > 0 ? (quantile(0.75) - quantile(0.25)) / 2 / median : 0 }

    private func quantile(_ part: Double) -> Double {
        let sorted = seconds.sorted()
        guard let last = sorted.indices.last else { return 0 }
        let place = part * Double(last)
        let lower = Int(place)
        let upper = min(lower + 1, last)
        return sorted[lower] + (sorted[upper] - sorted[lower]) * (place - Double(lower))
    }
}
