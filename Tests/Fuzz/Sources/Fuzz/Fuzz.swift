import Foundation
import FuzzTargets
import LibFuzzer
import Synchronization

/// Feeds one fuzz target, or writes what a fuzzer begins with.
///
///     Fuzz TARGET [OPTION-OF-LIBFUZZER | FOLDER]…
///     Fuzz --seeds TARGET FOLDER CATALOG…
///     Fuzz --every-damage PART PARTS CATALOG…
@main
enum Fuzz {
    /// What is fed: libFuzzer's callback has no place for it.
    private static let target = Mutex(FuzzTarget.json)

    static func main() {
        let arguments = CommandLine.arguments
        do {
            if arguments.count > 3, arguments[1] == "--seeds", let target = FuzzTarget(rawValue: arguments[2]) {
                try writeSeeds(of: target, to: arguments[3], catalogs: Array(arguments[4...]))
            } else if arguments.count > 4, arguments[1] == "--every-damage", let part = Int(arguments[2]),
                let parts = Int(arguments[3])
            {
                try tryEveryDamage(part, of: parts, catalogs: Array(arguments[4...]))
            } else if arguments.count > 1, let chosen = FuzzTarget(rawValue: arguments[1]) {
                target.withLock { $0 = chosen }
                exit(run([arguments[0]] + arguments[2...]))
            } else {
                complain("the first argument is one of: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))")
                exit(2)
            }
        } catch {
            complain("\(error)")
            exit(2)
        }
    }

    private static func run(_ arguments: [String]) -> Int32 {
        var count = Int32(arguments.count)
        // libFuzzer keeps them to its end, which is that of the process.
        let strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: arguments.count + 1)
        for (index, argument) in arguments.enumerated() { strings[index] = strdup(argument) }
        strings[arguments.count] = nil
        var pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = strings
        return LLVMFuzzerRunDriver(&count, &pointer, feed)
    }

    /// A property that does not hold ends the process, so that libFuzzer keeps the input.
    fileprivate static func check(_ input: [UInt8]) {
        do {
            try target.withLock { $0 }.check(input, Choice(by: input))
        } catch {
            complain("BROKEN: \(error)")
            abort()
        }
    }

    /// Reads the table of some catalogs in all ways in which it can be a bit, or an end, short of being right; of so many
    /// parts of these ways one.
    private static func tryEveryDamage(_ part: Int, of parts: Int, catalogs: [String]) throws {
        guard let sweep = TableSweep(catalogs: try catalogs.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }),
            parts > 0, (0..<parts).contains(part)
        else {
            complain("the catalogs do not compile to one table, or there is no such part")
            exit(2)
        }
        var count = 0
        var served = 0
        let step = max(1, sweep.count / 20)
        for number in stride(from: part, to: sweep.count, by: parts) {
            do {
                for outcome in try sweep.check(number) where outcome == .served { served += 1 }
            } catch {
                complain("BROKEN: damage \(number): \(error)")
                exit(1)
            }
            count += 1
            if count * parts % step < parts { complain("\(number) of \(sweep.count)") }
        }
        print(
            "a table of \(sweep.table.count) bytes, damaged in \(count) ways and read as it is and repaired: "
                + "served \(served) times, refused \(2 * count - served)")
    }

    private static func writeSeeds(of target: FuzzTarget, to folder: String, catalogs: [String]) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var count = 0
        var known: Set<[UInt8]> = []
        for catalog in catalogs {
            let bytes = [UInt8](try Data(contentsOf: URL(filePath: catalog)))
            for seed in target.seeds(fromCatalog: bytes) where known.insert(seed).inserted {
                try Data(seed).write(to: URL(filePath: folder).appending(path: "seed-\(count)"))
                count += 1
            }
        }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

/// What libFuzzer calls with each input. The name is that which its own `main`, which is not run, asks for.
@c(LLVMFuzzerTestOneInput)
func feed(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
    Fuzz.check(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
}
