import Foundation

let settings = Settings(Array(CommandLine.arguments.dropFirst()))
let benchmarks: [(name: String, run: (Settings, inout Report) throws -> Void)] = [
    ("parse", ParseBenchmark.run), ("compile", CompileBenchmark.run), ("status", StatusBenchmark.run),
    ("lookup", LookupBenchmark.run), ("format", FormatBenchmark.run), ("number", NumberBenchmark.run),
    ("open", OpenBenchmark.run), ("threads", ThreadBenchmark.run), ("growth", GrowthBenchmark.run),
]
let unknown = settings.names.filter { name in !benchmarks.contains { $0.name == name } }
guard unknown.isEmpty else {
    log("no such benchmark: \(unknown.joined(separator: ", ")); there are \(benchmarks.map(\.name))")
    exit(2)
}
var report = Report()
for benchmark in benchmarks where settings.names.isEmpty || settings.names.contains(benchmark.name) {
    try benchmark.run(settings, &report)
}
report.printAll()
exit(report.agrees ? 0 : 1)
