/// A parameter of a function, an initializer or a closure, with its type.
struct Parameter {
    /// The label that a call has; nil for `_`.
    let label: String?
    /// The name in the body.
    let name: String
    /// The index of the token that is the name.
    let token: Int
    let type: SwiftType

    /// Reads `label name: Type`, `name: Type` or `_ name: Type`; nil of anything else.
    init?(_ piece: CallArgument, in source: SwiftSource) {
        var typeStart = piece.value.lowerBound
        if let label = piece.label {
            self.label = label == "_" ? nil : label
            name = label
            token = typeStart - 2
        } else {
            var index = typeStart
            while source.isByte(index, "@") {
                index += 2
                if source.isByte(index, "("), !source.hasSpace(before: index) { index = source.index(after: index) }
            }
            guard source.isIdentifier(index), index < piece.value.upperBound else { return nil }
            let first = source.text(index)
            if source.isIdentifier(index + 1) {
                token = index + 1
            } else {
                token = index
            }
            label = first == "_" ? nil : first
            name = source.text(token)
            typeStart = token + 2
            guard source.isByte(token + 1, ":"), typeStart <= piece.value.upperBound else { return nil }
        }
        let end = source.typeEnd(typeStart, before: piece.value.upperBound)
        guard let type = SwiftType(typeStart..<max(end, typeStart), in: source)?.unqualified else { return nil }
        self.type = type
    }
}
