/// Numbers for distinct values, from 0 in the order of their first appearance.
struct Numbering<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    init(_ values: some Sequence<Value>) {
        for value in values where numbers[value] == nil {
            numbers[value] = self.values.count
            self.values.append(value)
        }
    }

    /// The number of a value; `Int.max`, which fits in no table, for one that was not given.
    func number(of value: Value) -> Int {
        numbers[value] ?? Int.max
    }
}
