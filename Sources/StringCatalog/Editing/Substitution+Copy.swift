extension StringCatalog.Substitution {
    /// What says which argument it stands for, to be copied into another language.
    package var argumentMembers: [String: JSONContent] {
        var members: [String: JSONContent] = [:]
        for name in [MemberName.argNum, .formatSpecifier] {
            if let member = json[name] { members[name.rawValue] = .copy(member) }
        }
        return members
    }
}
