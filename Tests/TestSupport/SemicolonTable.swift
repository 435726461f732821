import Foundation

/// A file of ICU's or CLDR's tests whose lines are fields between semicolons; `#` starts a comment.
public enum SemicolonTable {
    /// The rows of the file at `path` among the reference data, fields without white space around them.
    public static func rows(_ path: String) throws -> [[String]] {
        let text = try String(contentsOf: ReferenceData.url(path), encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            let content = line.prefix { $0 != "#" }
            guard content.contains(";") else { return nil }
            return content.split(separator: ";", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }
}
