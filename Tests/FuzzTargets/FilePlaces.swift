import StringCatalog

/// The places that a file has.
struct FilePlaces {
    private let lineCount: Int
    private let greatestColumn: Int

    init(of bytes: [UInt8]) {
        // CR, LF, and both together end a line.
        lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        greatestColumn = bytes.count + 1
    }

    func contains(_ position: SourcePosition) -> Bool {
        (1...lineCount).contains(position.line) && (1...greatestColumn).contains(position.column)
    }
}
