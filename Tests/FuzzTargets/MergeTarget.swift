import CatalogMerging
import StringCatalog

/// Merging a side with itself, or with what both sides come from, gives that side.
enum MergeTarget {
    static func check(_ input: [UInt8], _ choice: inout Choice) throws(BrokenProperty) {
        // Two catalogs, a zero byte between them; or one, which is changed a little.
        let halves = input.split(separator: 0, maxSplits: 1).map(Array.init)
        guard let first = halves.first, let base = EditTarget.soundCatalog(first) else { return }
        do {
            if halves.count == 2 {
                guard let side = EditTarget.soundCatalog(halves[1]) else { return }
                try merge(base, side, &choice)
            } else {
                try merge(base, try changed(base), &choice)
            }
        } catch let error as BrokenProperty {
            throw error
        } catch {
            throw BrokenProperty(description: "sound catalogs are not merged: \(error)")
        }
    }

    private static func changed(_ base: StringCatalog) throws -> StringCatalog {
        var editor = try CatalogEditor(base, order: .bytes)
        for entry in base.entries.prefix(2) {
            try editor.setLocalization(.stringUnit("Größe", state: .translated), in: "de", of: entry.key)
        }
        if let last = base.entries.last, base.entries.count > 2 { try editor.removeEntry(last.key) }
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
