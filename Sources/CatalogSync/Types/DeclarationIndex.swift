/// What all source files declare, so that a type declared in one is known in the others.
struct DeclarationIndex {
    /// A file with its declarations.
    struct File {
        let source: SwiftSource
        let table: DeclarationTable
    }

    /// A member of a type, and where it is declared.
    struct Member {
        let declaration: Declaration
        let file: Int
        let scope: Int
    }

    private struct MemberKey: Hashable {
        let type: String
        let name: String
    }

    private(set) var files: [File] = []
    private(set) var aliases: [String: SwiftType] = [:]
    private(set) var caseValues: [String: [SwiftType]] = [:]
    private(set) var rawTypes: [String: SwiftType] = [:]
    private(set) var typeNames: Set<String> = []
    /// The parameters for texts, by the name of what is called.
    private(set) var textParameters: [String: Set<TextParameter>] = [:]
    private var members: [MemberKey: Member] = [:]

    /// Collects the declarations of files.
    init(_ sources: [SwiftSource]) {
        for source in sources { add(source) }
    }

    private mutating func add(_ source: SwiftSource) {
        var collector = DeclarationCollector(source)
        collector.collect()
        let file = files.count
        files.append(File(source: source, table: collector.table))
        // Of several declarations of one member the first counts, such as that of the first file.
        for member in collector.table.members {
            let key = MemberKey(type: member.type, name: member.name)
            if members[key] == nil {
                members[key] = Member(declaration: member.declaration, file: file, scope: member.scope)
            }
        }
        aliases.merge(collector.aliases) { first, _ in first }
        caseValues.merge(collector.caseValues) { first, _ in first }
        rawTypes.merge(collector.rawTypes) { first, _ in first }
        typeNames.formUnion(collector.typeNames)
        for parameter in collector.textParameters {
            textParameters[parameter.callee, default: []].insert(parameter)
        }
    }

    func member(_ name: String, of type: String) -> Member? {
        members[MemberKey(type: type, name: name)]
    }

    /// The type that a name stands for, aliases followed.
    func resolved(_ type: SwiftType) -> SwiftType {
        var type = type.unqualified
        for _ in 0..<8 {
            guard let next = aliases[type.name] else { return type }
            type = next
        }
        return type
    }
}
