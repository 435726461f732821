import Synchronization

/// Brings in the parts of the standard library that the runtime uses: task locals and atomics.
enum Program {
    @TaskLocal static var name = "EmptyWithTasks"
    static let runs = Atomic<Int>(1)
}

print(Program.name, Program.runs.load(ordering: .relaxed), [3, 1, 2].sorted())
