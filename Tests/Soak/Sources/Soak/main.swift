import Foundation
import LocalizationRuntime

// Soak FIRST SECOND FOLDER LOOKUPS: two versions of one table, where to put the one that is served, and how many texts are
// asked for. See Tests/Soak/run.
let arguments = CommandLine.arguments
guard arguments.count == 5, let lookups = Int(arguments[4]), lookups > 0 else {
    FileHandle.standardError.write(Data("usage: Soak FIRST SECOND FOLDER LOOKUPS\n".utf8))
    exit(2)
}
do {
    let versions = try arguments[1...2].map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    let answers = try versions.map { Answers(of: try LocalizationTable(bytes: Array($0))) }
    guard answers[0].areMarked(false), answers[1].areMarked(true) else {
        throw SoakFailure("the texts of the second table, and no others, are to end in ')'")
    }
    // Not only what the same code said before: Russian plurals and numbers as they are written.
    let russian = Localizer(LocalizationTables(try LocalizationTable(bytes: Array(versions[0]))), languages: ["ru"])
    let texts = [1, 3, 25].map { russian.text("order.slices", $0) } + [russian.text("order.progress", .percent(0.256))]
    guard texts == ["У вас 1 кусок.", "У вас 3 куска.", "У вас 25 кусков.", "Готовность: 25,6\u{a0}%"] else {
        throw SoakFailure("the table is not that of the example: \(texts)")
    }
    let live = try LiveTable(versions: versions, path: arguments[3] + "/Live.xctable")
    Memory.say(try await Service(live: live, answers: answers, lookups: lookups).run())
} catch {
    FileHandle.standardError.write(Data("soak: \(error)\n".utf8))
    exit(1)
}
