internal import CatalogCompiler
internal import StringCatalog

/// The texts of one localization, with the choices between them.
struct LocalizationTexts {
    /// The forms of one plural variation.
    struct Plural {
        let axis: StringCatalog.Axis
        let device: String?
        let substitution: Int?
        /// The indices of its texts.
        var leaves: Range<Int>
        /// The names of its forms, those without a text included.
        let names: [String]
    }

    let localization: StringCatalog.Localization
    private(set) var leaves: [Leaf] = []
    private(set) var plurals: [Plural] = []
    private(set) var deviceAxis: StringCatalog.Axis?
    let substitutions: [StringCatalog.Substitution]
    /// The first substitution of each name.
    private var substitutionIndices: [String: Int] = [:]
    /// The texts of each substitution.
    private var substitutionLeaves: [Range<Int>] = []
    /// The number of the argument of each substitution that a text names.
    private var argumentNumbers: [String: Int] = [:]

    init(_ localization: StringCatalog.Localization) {
        self.localization = localization
        if let unit = localization.stringUnit {
            if let value = unit.value { leaves.append(Leaf(unit, value)) }
            var members = localization.json.children.makeIterator()
            // A string unit alone is nearly every localization.
            if members.next() != nil, members.next() == nil {
                substitutions = []
                return
            }
        }
        substitutions = localization.substitutions
        add(localization.variations, device: nil, substitution: nil)
        for (index, substitution) in substitutions.enumerated() {
            let start = leaves.count
            add(substitution.variations, device: nil, substitution: index)
            substitutionLeaves.append(start..<leaves.count)
            if substitutionIndices[substitution.name] == nil { substitutionIndices[substitution.name] = index }
        }
    }

    private mutating func add(_ variations: StringCatalog.Variations?, device: String?, substitution: Int?) {
        guard let variations else { return }
        if let axis = variations.device, device == nil, substitution == nil {
            deviceAxis = axis
            for form in axis.forms { add(form, device: form.name) }
        }
        if let axis = variations.plural { add(axis, device: device, substitution: substitution) }
        for form in variations.width?.forms ?? [] {
            if let unit = form.stringUnit, let value = unit.value {
                leaves.append(Leaf(unit, value, device: device, substitution: substitution))
            }
        }
    }

    private mutating func add(_ form: StringCatalog.Form, device: String) {
        if let unit = form.stringUnit, let value = unit.value { leaves.append(Leaf(unit, value, device: device)) }
        add(form.variations, device: device, substitution: nil)
    }

    private mutating func add(_ axis: StringCatalog.Axis, device: String?, substitution: Int?) {
        let start = leaves.count
        let forms = axis.forms
        for form in forms {
            guard let unit = form.stringUnit, let value = unit.value else { continue }
            leaves.append(
                Leaf(unit, value, device: device, substitution: substitution, category: form.name))
        }
        plurals.append(
            Plural(
                axis: axis, device: device, substitution: substitution, leaves: start..<leaves.count,
                names: forms.map(\.name)))
    }

    /// Takes the texts apart that have a percent sign.
    mutating func parse(_ formats: inout EntryFormats, as role: TextRole) {
        guard leaves.contains(where: \.hasPercentSign) else { return }
        let numbers = Dictionary(declaredNumbers, uniquingKeysWith: { first, _ in first })
        let argNum = { (name: String) in numbers[name] }
        for index in leaves.indices where leaves[index].substitution == nil && leaves[index].hasPercentSign {
            leaves[index].format = formats.format(of: leaves[index].value, as: role, argNum: argNum)
        }
        guard !substitutions.isEmpty else { return }
        noteArgumentNumbers()
        let resolved = substitutions.indices.map { number(of: $0) ?? 1 }
        for index in leaves.indices {
            guard let substitution = leaves[index].substitution, leaves[index].hasPercentSign else { continue }
            leaves[index].format = formats.format(
                of: leaves[index].value, as: role, from: resolved[substitution], isForm: true,
                driver: kind(of: substitution))
        }
    }

    private mutating func noteArgumentNumbers() {
        for leaf in leaves where leaf.substitution == nil {
            for segment in leaf.format?.segments ?? [] {
                guard case .substitution(let marker) = segment.kind, let argument = segment.argument,
                    argumentNumbers[marker.name] == nil
                else { continue }
                argumentNumbers[marker.name] = argument
            }
        }
    }

    private var declaredNumbers: [(String, Int)] {
        substitutions.compactMap { substitution in
            substitution.argNum.flatMap {
                (1...FormatString.positionLimit).contains($0) ? (substitution.name, $0) : nil
            }
        }
    }

    /// The number of a substitution's argument: the one it has in the texts that name it. Nil where none does.
    func number(of substitution: Int) -> Int? {
        argumentNumbers[substitutions[substitution].name]
    }

    /// The first substitution of a name.
    func substitutionIndex(named name: String) -> Int? { substitutionIndices[name] }

    /// The indices of the texts of a substitution.
    func leaves(ofSubstitution substitution: Int) -> Range<Int> { substitutionLeaves[substitution] }

    /// The kind of a substitution's argument, an integer where the catalog does not say.
    func kind(of substitution: Int) -> ArgumentKinds.Kind {
        let specifier = substitutions[substitution].formatSpecifier?.string ?? "lld"
        guard case .placeholder(let placeholder)? = FormatString("%" + specifier).segments.first?.kind else {
            return .integer
        }
        return ArgumentKinds.Kind(placeholder.conversion.argumentKind)
    }

    /// The place of a text.
    func place(of leaf: Leaf, in entry: StringCatalog.Entry) -> TextPlace {
        place(in: entry, device: leaf.device, substitution: leaf.substitution, category: leaf.category)
    }

    /// The place of a plural variation.
    func place(of plural: Plural, in entry: StringCatalog.Entry) -> TextPlace {
        place(in: entry, device: plural.device, substitution: plural.substitution, category: nil)
    }

    private func place(
        in entry: StringCatalog.Entry, device: String?, substitution: Int?, category: String?
    ) -> TextPlace {
        var place = TextPlace(entry: entry, localization: localization)
        if let device { place = place.with(device: device) }
        if let substitution { place = place.with(substitution: substitutions[substitution].name) }
        if let category { place = place.with(category: category) }
        return place
    }
}
