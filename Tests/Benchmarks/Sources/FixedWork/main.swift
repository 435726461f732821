import CatalogCompiler
import LocalizationRuntime
import StringCatalog

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// Does one kind of work on fixed data, for counting its instructions: the name of the work is the argument. What is
// counted is `measuredWork` alone; all before it is made ready uncounted.
guard CommandLine.arguments.count == 2, let work = FixedWork(rawValue: CommandLine.arguments[1]) else {
    print(FixedWork.allCases.map(\.rawValue).joined(separator: "\n"))
    exit(CommandLine.arguments.count == 1 ? 0 : 2)
}
let prepared = work.prepared()
// Once uncounted, so that what is made on first use is there.
let first = prepared()
let second = measuredWork(prepared)
print(work.rawValue, FixedWork.unitCount(work), first == second ? "agrees" : "differs", second)
exit(first == second ? 0 : 1)
