extension FormatString {
    /// Parses a value.
    ///
    /// - Parameter value: The value's UTF-8, as ``JSONString/utf8`` gives it. Ranges count from its first byte.
    /// - Complexity: Linear in the number of bytes.
    public init(_ value: ArraySlice<UInt8>) {
        let (segments, issues) = value.withBytes { bytes in
            var parser = FormatStringParser(bytes)
            parser.parse()
            return (parser.segments, parser.issues)
        }
        self.init(segments: segments, issues: issues)
    }

    /// Parses a value.
    public init(_ value: String) {
        self.init(Array(value.utf8)[...])
    }

    /// Whether a value has no percent sign, so that it prints as it is and parsing it would give one literal.
    public static func isPlain(_ value: ArraySlice<UInt8>) -> Bool {
        value.withBytes { !$0.contains(UInt8(ascii: "%"), in: 0..<$0.count) }
    }
}

/// Cuts a value into segments.
struct FormatStringParser {
    private let value: SourceBytes
    private var count: Int { value.count }
    /// The offset from which on the text is literal so far.
    private var literalStart = 0
    private var placeholderCount = 0
    var segments: [FormatString.Segment] = []
    var issues: [FormatString.Issue] = []

    init(_ value: SourceBytes) {
        self.value = value
        // Two placeholders with text around them, as most texts that have any.
        segments.reserveCapacity(5)
    }

    mutating func parse() {
        var offset = 0
        while let percent = value.first(UInt8(ascii: "%"), in: offset..<count) {
            offset = percent
            guard placeholderCount < FormatString.placeholderLimit else {
                note(.tooManyPlaceholders, offset..<count)
                break
            }
            offset = parsePercent(at: offset)
        }
        endLiteral(at: count)
    }

    /// Parses what begins with the percent sign at `percent` and returns where to go on.
    private mutating func parsePercent(at percent: Int) -> Int {
        if value[percent + 1] == UInt8(ascii: "%") {
            return add(.percentSign, percent..<percent + 2)
        }
        var reader = PlaceholderReader(value, at: percent + 1)
        let position = reader.position()
        if reader.takesArg() {
            return addPositioned(position, .argument(position: position), percent..<reader.offset)
        }
        if reader.takesMarkerStart() {
            guard let name = reader.name(endingWith: UInt8(ascii: "@")) else {
                note(.unterminatedSubstitution, percent..<reader.offset)
                return reader.offset
            }
            let marker = FormatString.SubstitutionMarker(name: name, position: position)
            return addPositioned(position, .substitution(marker), percent..<reader.offset)
        }
        guard let placeholder = reader.placeholder(position: position) else {
            note(.strayPercentSign, percent..<percent + 1)
            return percent + 1
        }
        let range = percent..<reader.offset
        if reader.hasStar {
            note(.starWidth, range)
            return range.upperBound
        }
        if position.map({ !isValid(position: $0) }) ?? false { return addPositioned(position, .literal, range) }
        if reader.hasLargeNumber { note(.widthTooLarge, range) }
        // Whether a placeholder with the space flag counts is decided when the arguments are numbered.
        if !placeholder.flags.contains(.space), let issue = placeholder.conversion.issue { note(issue, range) }
        return add(.placeholder(placeholder), range)
    }

    private func isValid(position: Int) -> Bool {
        (1...FormatString.positionLimit).contains(position)
    }

    /// Adds a piece whose position is in the range that positions have; otherwise leaves it as literal text.
    private mutating func addPositioned(_ position: Int?, _ kind: FormatString.Segment.Kind, _ range: Range<Int>) -> Int
    {
        if let position, !isValid(position: position) {
            note(.badPosition, range)
            return range.upperBound
        }
        return add(kind, range)
    }

    private mutating func add(_ kind: FormatString.Segment.Kind, _ range: Range<Int>) -> Int {
        endLiteral(at: range.lowerBound)
        segments.append(FormatString.Segment(kind: kind, range: range))
        if case .percentSign = kind {} else { placeholderCount += 1 }
        literalStart = range.upperBound
        return range.upperBound
    }

    private mutating func endLiteral(at end: Int) {
        guard end > literalStart else { return }
        segments.append(FormatString.Segment(kind: .literal, range: literalStart..<end))
        literalStart = end
    }

    private mutating func note(_ kind: FormatString.Issue.Kind, _ range: Range<Int>) {
        guard issues.count < FormatString.issueLimit else { return }
        issues.append(FormatString.Issue(kind: kind, range: range))
    }
}
