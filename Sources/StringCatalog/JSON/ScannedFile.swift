/// What scanning a file gives: its values, and what is wrong with them.
struct ScannedFile {
    /// The text.
    var source: SourceText
    /// The values; none where there are none to be read.
    var nodes: [JSONNode]
    /// What is wrong, duplicate keys apart.
    var problems: [SourceProblem]
    /// The members whose keys occur again later in the same object, and those later ones, by index of their records.
    var duplicates: [(earlier: Int, later: Int)]
    /// Whether the values are those that were meant, as far as can be told, so that it is worth looking at them.
    var isWhole: Bool
    /// Whether the brackets balance, so that what seems to be missing or unknown in an object is so.
    var isBalanced: Bool

    /// Whether the bytes are not JSON in some place. A trailing comma is a warning.
    var hasSyntaxErrors: Bool { problems.contains { $0.message.severity == .error } }

    /// Scans the bytes of a file in any of the encodings that ``SourceText`` knows.
    init(_ file: [UInt8]) {
        source = SourceText(file)
        let isTooLarge = source.bytes.count > JSONScanner.sizeLimit
        let isOtherEncoding = source.problems.contains { [.utf16WithoutMark, .utf32].contains($0.message) }
        guard !isTooLarge, !isOtherEncoding else {
            problems = isTooLarge ? [SourceProblem(.fileTooLarge, at: 0)] : source.problems
            (nodes, duplicates, isWhole, isBalanced) = ([], [], false, false)
            return
        }
        var outcome = Outcome(source, trustsIndentation: false)
        isBalanced = !outcome.isUnbalanced
        if outcome.isUnbalanced {
            let other = Outcome(source, trustsIndentation: true)
            if other.problems.count <= outcome.problems.count { outcome = other }
        }
        nodes = outcome.nodes
        problems = source.problems + outcome.problems
        duplicates = outcome.duplicates
        isWhole = outcome.isWhole
    }

    /// The values, which the file then holds no more.
    mutating func takeNodes() -> [JSONNode] {
        defer { nodes = [] }
        return nodes
    }

    /// What one run of the scanner leaves.
    private struct Outcome {
        var nodes: [JSONNode]
        var problems: [SourceProblem]
        var duplicates: [(earlier: Int, later: Int)]
        var isUnbalanced: Bool
        var isWhole: Bool

        init(_ source: SourceText, trustsIndentation: Bool) {
            self = source.bytes.withBytes { bytes in
                var scanner = JSONScanner(
                    bytes, contentStart: source.contentStart, trustsIndentation: trustsIndentation)
                scanner.scan()
                return Outcome(scanner)
            }
        }

        private init(_ scanner: JSONScanner) {
            nodes = scanner.nodes
            problems = scanner.problems
            duplicates = scanner.duplicates
            isUnbalanced = scanner.isUnbalanced
            isWhole = scanner.isWhole
        }
    }
}

extension String {
    /// The text for a message, cut to some code points.
    var shortened: String {
        let end = unicodeScalars.index(unicodeScalars.startIndex, offsetBy: 48, limitedBy: unicodeScalars.endIndex)
        guard let end, end < unicodeScalars.endIndex else { return self }
        return String(unicodeScalars[..<end]) + "…"
    }
}
