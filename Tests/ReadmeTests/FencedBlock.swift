import Foundation

/// A fenced block of a Markdown page.
struct FencedBlock: CustomStringConvertible {
    /// The word after the opening fence: `swift`, `console`.
    let language: String

    /// The line of the opening fence, from 1.
    let line: Int

    /// The file that the block is the content of, where the line before it says so as `` `PATH`: ``.
    let path: String?

    /// What stands between the fences.
    let lines: [String]

    var description: String { "README.md:\(line)" }

    /// The blocks of a page.
    static func all(in page: String) -> [FencedBlock] {
        var blocks: [FencedBlock] = []
        var path: String?
        var open: (language: String, line: Int, start: Int)?
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (index, line) in lines.enumerated() {
            if let block = open {
                guard line == "```" else { continue }
                blocks.append(
                    FencedBlock(
                        language: block.language, line: block.line, path: path,
                        lines: Array(lines[block.start..<index])))
                open = nil
                path = nil
            } else if line.hasPrefix("```") {
                open = (String(line.dropFirst(3)), index + 1, index + 1)
            } else if line.hasPrefix("`"), line.hasSuffix("`:") {
                path = String(line.dropFirst().dropLast(2))
            } else if !line.isEmpty {
                path = nil
            }
        }
        return blocks
    }
}
