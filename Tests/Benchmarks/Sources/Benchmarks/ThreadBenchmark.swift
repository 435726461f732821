import Foundation
import Harness
import LocalizationRuntime

/// Threads look up on shared tables; twice the threads should do twice the work.
enum ThreadBenchmark {
    static func run(_ settings: Settings, _ report: inout Report) throws {
        log("threads")
        let data = try LookupTables(settings)
        LookupStrings.path = data.tablePath
        let localizer = Localizer(LocalizationTables([LookupStrings.self]), language: "de")
        let keys = data.keys
        func seconds(threads: Int) -> Double {
            let clock = ContinuousClock()
            return clock.measure {
                let group = DispatchGroup()
                for _ in 0..<threads {
                    DispatchQueue.global().async(group: group) {
                        var checksum = Checksum()
                        // Borrowed: the references of keys that the threads share are not to be measured.
                        let keys = keys.span
                        for _ in 0..<20 {
                            for index in keys.indices { checksum.add(localizer.text(keys[index])) }
                        }
                        if checksum.value == 0 { log("nothing was found") }
                    }
                }
                group.wait()
            }.seconds
        }
        _ = seconds(threads: 2)
        var ratios = Samples()
        var one = Samples()
        for _ in 0..<9 {
            let alone = seconds(threads: 1)
            one.add(alone)
            ratios.add(2 * alone / seconds(threads: 2))
        }
        report.add(
            "look up on 2 threads, by 1 thread", ours: WorkResult.ratio(ratios.median), peer: "to reach",
            theirs: "1.9 ×", ratio: ratios.median / 1.9, reach: 1, isReached: ratios.median >= 1.9)
    }
}
