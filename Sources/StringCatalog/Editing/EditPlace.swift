/// The part of a catalog that an edit is about.
struct EditPlace {
    let key: String
    let language: String
    let path: VariationPath

    /// A member on the way from an entry to the part.
    struct Step {
        /// What the member is.
        enum Kind {
            case localizations, localization, variations, axis, form, substitutions, substitution, stringUnit
        }

        let kind: Kind
        let name: String
    }

    /// The way from the entry to the part.
    var steps: [Step] {
        get throws(EditError) {
            var steps = [
                Step(kind: .localizations, name: MemberName.localizations.rawValue),
                Step(kind: .localization, name: language),
            ]
            for (index, step) in path.steps.enumerated() {
                guard let name = step.name else { throw .unusablePath(path) }
                if step.axis == MemberName.substitutions.rawValue {
                    guard index == 0 else { throw .unusablePath(path) }
                    steps.append(Step(kind: .substitutions, name: step.axis))
                    steps.append(Step(kind: .substitution, name: name))
                } else {
                    steps.append(Step(kind: .variations, name: MemberName.variations.rawValue))
                    steps.append(Step(kind: .axis, name: step.axis))
                    steps.append(Step(kind: .form, name: name))
                }
            }
            return steps
        }
    }

    /// The string unit of the part.
    static let unitStep = Step(kind: .stringUnit, name: MemberName.stringUnit.rawValue)

    /// Looks whether the way may go on to a member that is absent, without hiding what is there.
    ///
    /// - Parameters:
    ///   - step: The member that is absent.
    ///   - object: The number of the object that lacks it.
    func checkMaking(_ step: Step, in object: Int, _ draft: Draft) throws(EditError) {
        func has(_ name: MemberName) -> Bool { draft.kind(of: name.rawValue, in: object) == .object }
        switch step.kind {
        case .localizations, .localization, .form, .substitutions, .substitution: return
        case .axis:
            guard let other = draft.objects[object].names(in: draft.document).min() else { return }
            throw .variationsStand(axis: other, key: key, language: language, path: path)
        case .variations:
            if has(.stringSet) { throw .stringSetStands(key: key, language: language) }
            if has(.stringUnit) { throw .unitStands(key: key, language: language, path: path) }
        case .stringUnit:
            if has(.stringSet) { throw .stringSetStands(key: key, language: language) }
            guard let axis = draft.names(of: MemberName.variations.rawValue, in: object).min() else { return }
            throw .variationsStand(axis: axis, key: key, language: language, path: path)
        }
    }
}
