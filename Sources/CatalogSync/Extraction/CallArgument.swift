/// An argument of a call, or a parameter of a declaration.
struct CallArgument {
    /// The label; nil where there is none.
    let label: String?
    /// The tokens behind the label.
    let value: Range<Int>
    /// Which of the arguments it is, from 0.
    let index: Int
}

extension SwiftSource {
    /// The arguments between the parentheses that open at `open`.
    ///
    /// - Complexity: Linear in the number of tokens between them, those inside of brackets left out.
    func arguments(of open: Int) -> [CallArgument] {
        arguments(from: open + 1, to: closing(open))
    }

    /// The arguments that the tokens from `first` up to `end` are.
    func arguments(from first: Int, to end: Int) -> [CallArgument] {
        var arguments: [CallArgument] = []
        var start = first
        var index = start
        while start < end {
            while index < end, !isByte(index, ",") { index = self.index(after: index) }
            index = min(index, end)
            let hasLabel = isIdentifier(start) && isByte(start + 1, ":") && start + 1 < index
            let valueStart = hasLabel ? start + 2 : start
            arguments.append(
                CallArgument(
                    label: hasLabel ? text(start) : nil, value: valueStart..<max(index, valueStart),
                    index: arguments.count))
            index += 1
            start = index
        }
        return arguments
    }
}
