/// Does the work. Instructions are counted from its first to its last.
@inline(never)
func measuredWork(_ work: () -> Int) -> Int {
    work()
}
