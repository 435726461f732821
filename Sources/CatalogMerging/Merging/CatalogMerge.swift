package import StringCatalog

/// Merges two versions of a catalog that come from one, by key, language and text.
///
/// The result is ours with the changes of theirs: each part that only theirs changed is taken, laid out as an edit of
/// ours would be. A text that both changed stays ours and gets the state `needs_review`.
package struct CatalogMerge {
    private var editor: CatalogEditor
    private var conflicts: [MergeConflict] = []
    private var takenCount = 0

    /// Merges.
    ///
    /// - Parameters:
    ///   - base: The version that both sides come from; nil where they have none in common, as of a file that both added.
    ///   - ours: Our version, whose layout the result has.
    ///   - theirs: The other version.
    ///   - order: Where new members go.
    /// - Throws: `EditError.damagedFile` where ours is no well-formed JSON; the caller has looked at the others.
    /// - Complexity: Linear in the size of the files.
    package static func merge(
        base: StringCatalog?, ours: StringCatalog, theirs: StringCatalog, order: MemberOrder
    ) throws(EditError) -> MergeResult {
        // A side that changed nothing at all leaves the other as it is, to the last byte.
        if let base, base.fileBytes == ours.fileBytes {
            return MergeResult(bytes: theirs.fileBytes, conflicts: [], takenCount: 0)
        }
        var merge = CatalogMerge(editor: try CatalogEditor(ours, order: order))
        merge.merge(base?.json, ours.json, theirs.json, at: .root)
        return MergeResult(bytes: merge.editor.bytes(), conflicts: merge.conflicts, takenCount: merge.takenCount)
    }

    private init(editor: CatalogEditor) {
        self.editor = editor
    }

    private static func isSame(_ left: JSONValue?, _ right: JSONValue?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left?, let right?): left.hasSameValue(as: right)
        default: false
        }
    }

    private mutating func merge(_ base: JSONValue?, _ ours: JSONValue?, _ theirs: JSONValue?, at place: MergePlace) {
        if Self.isSame(ours, theirs) || Self.isSame(base, theirs) { return }
        if Self.isSame(base, ours), place.kind != .root {
            return take(theirs, at: place.names)
        }
        guard let ours, let theirs, ours.kind == .object, theirs.kind == .object else {
            return resolve(base, ours, theirs, at: place)
        }
        switch place.kind {
        case .stringUnit: mergeLeaf(base, ours, theirs, text: "value", at: place)
        case .stringSet: mergeLeaf(base, ours, theirs, text: "values", at: place)
        case .localization, .form:
            // Two ways to vary one text have no common form.
            if Self.shape(of: ours) == Self.shape(of: theirs) {
                mergeMembers(base, ours, theirs, at: place)
            } else {
                resolve(base, ours, theirs, at: place)
            }
        default: mergeMembers(base, ours, theirs, at: place)
        }
    }

    private mutating func take(_ theirs: JSONValue?, at names: [String]) {
        editor.set(theirs.map { .copy($0) }, at: names)
        takenCount += 1
    }

    private mutating func mergeMembers(
        _ base: JSONValue?, _ ours: JSONValue, _ theirs: JSONValue, besides done: Set<String> = [],
        at place: MergePlace
    ) {
        let (baseMembers, oursMembers, theirsMembers) = (base?.members ?? [:], ours.members, theirs.members)
        for child in ours.children {
            let name = ExactName(child.key?.string ?? "")
            if done.contains(name.text) { continue }
            merge(baseMembers[name], child, theirsMembers[name], at: place.member(name.text))
        }
        for child in theirs.children {
            let name = ExactName(child.key?.string ?? "")
            if oursMembers[name] != nil || done.contains(name.text) { continue }
            merge(baseMembers[name], nil, child, at: place.member(name.text))
        }
    }

    /// What a localization or a form consists of: a text, phrases, or axes.
    private static func shape(of value: JSONValue) -> Set<String> {
        var shape: Set<String> = []
        for name in ["stringUnit", "stringSet"] where value[name]?.kind == .object { shape.insert(name) }
        for axis in value["variations"]?.children.map({ $0.key?.string ?? "" }) ?? [] {
            shape.insert("variations." + axis)
        }
        return shape
    }

    // MARK: Leaves

    /// Merges two versions of a text or a set of phrases with their states.
    private mutating func mergeLeaf(
        _ base: JSONValue?, _ ours: JSONValue, _ theirs: JSONValue, text: String, at place: MergePlace
    ) {
        let base = base?.kind == .object ? base : nil
        let oursChanged = !Self.isSame(base?[text], ours[text])
        let theirsChanged = !Self.isSame(base?[text], theirs[text])
        let isSameText = Self.isSame(ours[text], theirs[text])
        if oursChanged, theirsChanged, !isSameText { return resolve(base, ours, theirs, at: place) }
        let (before, left, right) = (base?["state"], ours["state"], theirs["state"])
        if Self.isSame(left, right) || Self.isSame(before, right) && (isSameText || !theirsChanged) {
            // The state of ours holds.
        } else if Self.isSame(before, left), isSameText || !oursChanged {
            take(right, at: place.names + ["state"])
        } else if isSameText {
            return resolve(base, ours, theirs, at: place)
        } else {
            // The text is that of one side and the state was changed by the other, which did not know the text.
            let states = [left, right].map { StringCatalog.State(rawValue: $0?.string?.string ?? "") }
            let least = states.min { Self.rank($0) < Self.rank($1) } ?? .needsReview
            editor.set(.string(least.rawValue), at: place.names + ["state"])
        }
        if !isSameText, theirsChanged { take(theirs[text], at: place.names + [text]) }
        mergeMembers(base, ours, theirs, besides: [text, "state"], at: place)
    }

    /// How far a text in a state is; the least finished first.
    private static func rank(_ state: StringCatalog.State) -> Int {
        switch state {
        case .new: 0
        case .machineTranslated: 2
        case .translated: 3
        default: 1
        }
    }

    // MARK: Conflicts

    /// Keeps ours, notes the conflict, and marks the texts of ours that differ from the base.
    private mutating func resolve(
        _ base: JSONValue?, _ ours: JSONValue?, _ theirs: JSONValue?, at place: MergePlace
    ) {
        if place == MergePlace.root.member("version"), takesVersion(ours, theirs, at: place) { return }
        let kind: MergeConflict.Kind = ours == nil ? .removedByOurs : theirs == nil ? .removedByTheirs : .bothChanged
        conflicts.append(
            MergeConflict(
                place: place, kind: kind, base: base?.shown, ours: ours?.shown, theirs: theirs?.shown,
                position: (ours ?? theirs ?? editor.catalog.json).keyPosition))
        if let ours { markForReview(base, ours, at: place) }
    }

    /// Of two new versions of the format the later one counts, as Xcode writes it.
    private mutating func takesVersion(_ ours: JSONValue?, _ theirs: JSONValue?, at place: MergePlace) -> Bool {
        func parts(_ value: JSONValue?) -> [Int] {
            (value?.string?.string ?? value?.number ?? "").split(separator: ".").map { Int($0) ?? 0 }
        }
        guard let theirs, ours != nil else { return false }
        if parts(ours).lexicographicallyPrecedes(parts(theirs)) {
            take(theirs, at: place.names)
        }
        return true
    }

    private mutating func markForReview(_ base: JSONValue?, _ ours: JSONValue, at place: MergePlace) {
        guard ours.kind == .object, !Self.isSame(base, ours) else { return }
        if place.kind == .stringUnit || place.kind == .stringSet {
            editor.set(.string(StringCatalog.State.needsReview.rawValue), at: place.names + ["state"])
            return
        }
        guard place.kind != .other else { return }
        let baseMembers = base?.members ?? [:]
        for child in ours.children {
            let name = child.key?.string ?? ""
            markForReview(baseMembers[ExactName(name)], child, at: place.member(name))
        }
    }
}
