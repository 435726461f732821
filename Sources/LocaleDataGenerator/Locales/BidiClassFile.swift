import Foundation

/// Generates `BidiClassTable`: which characters have a direction of their own, from the Unicode Character Database's
/// `DerivedBidiClass.txt` (UAX #44).
struct BidiClassFile {
    /// What the search for the first strong character tells apart.
    private enum Kind: UInt8 {
        case neutral = 0
        case leftToRight = 1
        case rightToLeft = 2
        case isolateInitiator = 3
        case isolateEnd = 4
        case paragraphEnd = 5

        /// The kind of a class by its short or its long name.
        init(bidiClass: Substring) {
            switch bidiClass {
            case "L", "Left_To_Right": self = .leftToRight
            case "R", "AL", "Right_To_Left", "Arabic_Letter": self = .rightToLeft
            case "LRI", "RLI", "FSI": self = .isolateInitiator
            case "PDI": self = .isolateEnd
            case "B": self = .paragraphEnd
            default: self = .neutral
            }
        }
    }

    /// `DerivedBidiClass.txt`.
    let path: URL

    func file() throws -> GeneratedFile {
        let text: String
        do {
            text = try String(contentsOf: path, encoding: .utf8)
        } catch {
            throw CLDRError.unreadable(path: path.path, reason: error.localizedDescription)
        }
        let lines = text.split(separator: "\n")
        var kinds = [Kind](repeating: .leftToRight, count: 0x110000)
        // What is not listed has the class that a line for its block says, the first of which is for all characters.
        for line in lines where line.hasPrefix("# @missing:") {
            try set(&kinds, by: line.dropFirst("# @missing:".count))
        }
        for line in lines where !line.hasPrefix("#") {
            try set(&kinds, by: line.prefix { $0 != "#" })
        }
        var runs = PackedBytes()
        for (scalar, kind) in kinds.enumerated() where scalar == 0 || kinds[scalar - 1] != kind {
            try runs.append(scalar, width: 3, field: "character")
            try runs.append(Int(kind.rawValue), width: 1, field: "kind of character")
        }
        let name = lines.first.map { $0.drop { $0 == "#" || $0 == " " } } ?? ""
        return GeneratedFile(
            name: "BidiClassTable", documentation: "The direction of characters.", source: String(name),
            tables: [
                .init(
                    name: "runs", documentation: "Rows of the first of a run of characters (3 bytes) and their kind.",
                    packed: runs)
            ])
    }

    /// Reads `0590..05FF ; R`.
    private func set(_ kinds: inout [Kind], by line: Substring) throws {
        let fields = line.split(separator: ";").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
        let bounds = fields.first?.split(separator: ".").map { Int($0, radix: 16) } ?? []
        guard fields.count == 2, (1...2).contains(bounds.count), let first = bounds.first, let last = bounds.last,
            let lower = first, let upper = last, 0 <= lower, lower <= upper, upper < kinds.count
        else {
            throw CLDRError.unexpected(
                path: path.path, keyPath: String(line), wanted: "characters and their bidi class")
        }
        for scalar in lower...upper { kinds[scalar] = Kind(bidiClass: fields[1]) }
    }
}
