internal import CatalogCompiler
internal import StringCatalog

/// The arguments that the texts of a localization, or a key, take.
struct TextArguments {
    /// One placeholder.
    struct Use {
        /// The number of its argument.
        let number: Int
        /// What it prints the argument as; nil where it says nothing, as `%arg`.
        let kind: ArgumentKinds.Kind?
        /// The index of its text.
        let leaf: Int
        /// Where in the text it is.
        let range: Range<Int>
    }

    /// The texts of which one is shown: one alone, or the forms of a plural.
    struct Group {
        let device: String?
        var leaves: [Int]
        /// The numbers of the arguments that one of the texts takes.
        var numbers: Set<Int>
    }

    private(set) var uses: [Use] = []
    private(set) var groups: [Group] = []
    /// What each argument is printed as; an argument is in it even where no placeholder says what it is.
    private(set) var kinds: [Int: Set<ArgumentKinds.Kind>] = [:]
    /// The first placeholder for each argument.
    private(set) var spellings: [Int: String] = [:]
    /// The numbers of the arguments of each text, those of the substitutions it names included.
    private(set) var numbers: [Set<Int>]

    /// No arguments.
    init() {
        numbers = []
    }

    /// The arguments of a key.
    init(key: Leaf) {
        numbers = [[]]
        add(key, at: 0, substitutions: nil)
        groups = [Group(device: nil, leaves: [0], numbers: numbers[0])]
    }

    /// The arguments of texts that were taken apart.
    init(_ texts: LocalizationTexts) {
        numbers = Array(repeating: [], count: texts.leaves.count)
        for (index, leaf) in texts.leaves.enumerated() where leaf.substitution != nil {
            add(leaf, at: index, substitutions: nil)
        }
        var groupIndices: [String?: Int] = [:]
        for (index, leaf) in texts.leaves.enumerated() where leaf.substitution == nil {
            add(leaf, at: index, substitutions: texts)
            if let group = groupIndices[leaf.device] {
                groups[group].leaves.append(index)
                groups[group].numbers.formUnion(numbers[index])
            } else {
                groupIndices[leaf.device] = groups.count
                groups.append(Group(device: leaf.device, leaves: [index], numbers: numbers[index]))
            }
        }
    }

    private mutating func add(_ leaf: Leaf, at index: Int, substitutions texts: LocalizationTexts?) {
        for segment in leaf.format?.segments ?? [] {
            guard let number = segment.argument else { continue }
            let kind: ArgumentKinds.Kind?
            switch segment.kind {
            case .literal, .percentSign: continue
            case .argument: kind = nil
            case .placeholder(let placeholder): kind = ArgumentKinds.Kind(placeholder.conversion.argumentKind)
            case .substitution(let marker):
                let found = texts?.substitutionIndex(named: marker.name)
                kind = found.flatMap { texts?.kind(of: $0) }
                for form in found.flatMap({ texts?.leaves(ofSubstitution: $0) }) ?? 0..<0 {
                    numbers[index].formUnion(numbers[form])
                }
            }
            numbers[index].insert(number)
            kinds[number, default: []].formUnion(kind.map { [$0] } ?? [])
            if spellings[number] == nil { spellings[number] = leaf.spelling(segment.range) }
            uses.append(Use(number: number, kind: kind, leaf: index, range: segment.range))
        }
    }

    /// The arguments that are taken whatever form is shown.
    var always: Set<Int> {
        guard var always = groups.first?.numbers else { return [] }
        for group in groups.dropFirst() { always.formIntersection(group.numbers) }
        return always
    }
}
