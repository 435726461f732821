import CatalogCompiler
import Foundation
import Harness
import StringCatalog

/// Whether time grows with the number of entries, and no faster: from 1,000 to 1,000,000 entries of two languages.
enum GrowthBenchmark {
    private static let counts = [1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000]

    static func run(_ settings: Settings, _ report: inout Report) throws {
        var series = [
            GrowthPlot.Series(name: "parse"), GrowthPlot.Series(name: "compile"), GrowthPlot.Series(name: "status"),
        ]
        for count in counts {
            log("growth: \(count) entries")
            let bytes = SyntheticCatalog(keyCount: count, languages: ["en", "de"]).bytes
            let path = try settings.write(bytes, to: "Growth.xcstrings")
            let rounds = count >= 300_000 ? 3 : 7
            let options = CompilationOptions(tableName: "Growth")
            series[0].points.append(
                (count, seconds(rounds) { StringCatalog.read(bytes, path: path).catalog?.entries.count == count }))
            series[1].points.append(
                (count, seconds(rounds) { CatalogCompiler.compile(bytes, path: path, options: options).table != nil }))
            series[2].points.append(
                (count, seconds(rounds) { ProcessRun([settings.tools + "/xcstrings", "status", path]).exitCode == 0 }))
        }
        var table = TextTable(header: ["growth, time for an entry"] + counts.map { "\($0)" })
        for line in series {
            table.add([line.name] + line.points.map { WorkResult.time($0.seconds / Double($0.count)) })
            if line.points.contains(where: { $0.seconds.isNaN }) { report.disagree() }
        }
        report.note("\n" + table.text)
        if let plot = settings.plot {
            try Data(GrowthPlot(series: series).svg.utf8).write(to: URL(fileURLWithPath: plot))
            report.note("growth: the plot is \(plot)")
        }
    }

    /// The median; not a number when the work fails.
    private static func seconds(_ rounds: Int, _ work: () -> Bool) -> Double {
        var samples = Samples()
        var succeeded = true
        for _ in 0..<rounds {
            samples.add(ContinuousClock().measure { succeeded = work() && succeeded }.seconds)
        }
        return succeeded ? samples.median : .nan
    }
}
