import CatalogMerging
import StringCatalog

/// Merging a side with itself, or with what both sides come from, gives that side.
enum MergeTarget {
    static func check(_ input: [UInt8], _ choice: inout Choice) throws(BrokenProperty) {
        // Two catalogs, a zero byte between them; or one, which is changed a little.
        let halves = input.split(separator: 0, maxSplits: 1).map(Array.init)
        guard let first = halves.first, let base = EditTarget.soundCatalog(first) else { return }
        try BrokenProperty.unlessDone("sound catalogs are not merged") {
            if halves.count == 2 {
                guard let side = EditTarget.soundCatalog(halves[1]) else { return }
                try merge(base, side, &choice)
                try mergeBoth(nil, base, side)
                try mergeBoth(try changed(base, "Taille", removes: 0), base, side)
            } else {
                let side = try changed(base, "Größe", removes: base.entries.count - 1)
                try merge(base, side, &choice)
                try mergeBoth(base, side, try changed(base, "Taille", removes: 0))
            }
        }
    }

    /// Two versions of a catalog, of which half of the texts differ.
    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        CatalogSeeds.seeds(fromCatalog: bytes).flatMap { seed -> [[UInt8]] in
            let other = String(decoding: seed, as: UTF8.self).replacing("translated", with: "needs_review")
                .replacing("e", with: "é", maxReplacements: 200)
            let valid = other.replacing("valué", with: "value").replacing("staté", with: "state")
            return [seed, seed + [0] + Array(other.utf8), seed + [0] + Array(valid.utf8)]
        }
    }

    /// Two sides that changed the same: no conflict is lost when they change places, and ours stays a catalog.
    private static func mergeBoth(_ base: StringCatalog?, _ ours: StringCatalog, _ theirs: StringCatalog) throws {
        let places = [ours, theirs].map { FilePlaces(of: $0.source) }
        let result = try CatalogMerge.merge(base: base, ours: ours, theirs: theirs, order: .bytes)
        let mirrored = try CatalogMerge.merge(base: base, ours: theirs, theirs: ours, order: .bytes)
        try BrokenProperty.unless(
            Set(result.conflicts.map { "\($0.place)" }) == Set(mirrored.conflicts.map { "\($0.place)" }),
            "seen from the other side there are other conflicts")
        for conflict in result.conflicts {
            let diagnostic = conflict.diagnostic(path: "x", isError: true)
            try BrokenProperty.unless(
                places.contains { $0.contains(conflict.position) } && !diagnostic.description.contains("\n"),
                "\(diagnostic): no line, or a place outside of both files")
        }
        try BrokenProperty.unless(
            StringCatalog.read(result.bytes, path: "x").catalog != nil, "a merge leaves no catalog")
        let again = try CatalogMerge.merge(base: base, ours: ours, theirs: theirs, order: .bytes)
        try BrokenProperty.unless(again.bytes == result.bytes, "merged twice, it differs")
    }

    private static func changed(
        _ base: StringCatalog, _ text: String, removes removed: Int
    ) throws -> StringCatalog {
        var editor = try CatalogEditor(base, order: .bytes)
        for entry in base.entries.prefix(2) {
            try editor.setLocalization(.stringUnit(text, state: .translated), in: "de", of: entry.key)
        }
        if base.entries.count > 2 { try editor.removeEntry(base.entries[removed].key) }
        if !editor.hasEntry("added") { try editor.addEntry("added") }
        guard let changed = EditTarget.soundCatalog(editor.bytes()) else {
            throw BrokenProperty(description: "the edited catalog has errors")
        }
        return changed
    }

    private static func merge(_ base: StringCatalog, _ side: StringCatalog, _ choice: inout Choice) throws {
        let cases: [(label: String, base: StringCatalog?, ours: StringCatalog, theirs: StringCatalog)] = [
            ("a side with itself", base, side, side), ("a side with itself, nothing before", nil, side, side),
            ("our changes alone", base, side, base), ("their changes alone", base, base, side),
        ]
        let expected = CatalogOutline.lines(of: side).sorted()
        for test in choice.some(of: cases) {
            let result = try CatalogMerge.merge(
                base: test.base, ours: test.ours, theirs: test.theirs, order: .bytes)
            try BrokenProperty.unless(result.conflicts.isEmpty, "\(test.label): conflicts \(result.conflicts)")
            let merged = EditTarget.soundCatalog(result.bytes)
            try BrokenProperty.unless(
                merged.map { CatalogOutline.lines(of: $0).sorted() } == expected, "\(test.label): another catalog")
        }
    }
}
