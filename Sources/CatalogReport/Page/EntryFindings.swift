import StringCatalog

/// Findings by the entry that they are about.
struct EntryFindings {
    /// What stands between a key and the way to a part of its entry.
    private static let separator = Array(VariationPath.separator.utf8)

    private var byEntry: [Int: [Diagnostic]] = [:]
    /// Findings that are about no entry.
    private(set) var ofTheFile: [Diagnostic] = []

    init(_ diagnostics: [Diagnostic], entries: StringCatalog.Entries?) {
        var indices: [[UInt8]: Int] = [:]
        if !diagnostics.isEmpty, let entries {
            for (index, entry) in entries.enumerated() { indices[Array(entry.key.utf8)] = index }
        }
        for diagnostic in diagnostics {
            if let index = diagnostic.keyPath.flatMap({ Self.entry(of: Array($0.utf8), among: indices) }) {
                byEntry[index, default: []].append(diagnostic)
            } else {
                ofTheFile.append(diagnostic)
            }
        }
    }

    /// The findings about the entry with the given number.
    mutating func take(entry index: Int) -> [Diagnostic] {
        byEntry.removeValue(forKey: index) ?? []
    }

    /// The entry that a key path leads into. A key may hold the separator as well, so the longest key counts.
    private static func entry(of keyPath: [UInt8], among indices: [[UInt8]: Int]) -> Int? {
        if let index = indices[keyPath] { return index }
        var end = keyPath.count - separator.count
        while end >= 0 {
            if keyPath[end..<end + separator.count].elementsEqual(separator),
                let index = indices[Array(keyPath[..<end])]
            {
                return index
            }
            end -= 1
        }
        return nil
    }
}
