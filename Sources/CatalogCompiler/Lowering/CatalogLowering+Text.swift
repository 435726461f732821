internal import LookupTable
internal import LookupTableWriter
internal import StringCatalog

extension CatalogLowering {
    /// Takes a text apart that is no form of a plural.
    mutating func lower(
        _ text: JSONString, as role: Role, substitutions: inout SubstitutionSet, at place: TextPlace
    ) -> LoweredMessage {
        var parsed = ParsedText(text)
        let arguments = substitutions.arguments
        number(&parsed, as: role, countsArg: true, at: place) { arguments[$0] }
        report(parsed, at: place)
        var message = LoweredMessage(parts: [])
        message.parts.reserveCapacity(parsed.format.segments.count)
        var length = 0
        for segment in parsed.format.segments {
            guard case .substitution(let marker) = segment.kind else {
                if case .argument = segment.kind {
                    findings.add(.argOutsidePlural, at: parsed.text.position(at: segment.range.lowerBound), in: place)
                }
                message.parts.append(Self.part(segment, of: parsed, arg: nil))
                continue
            }
            // Worked out for a finding alone: in a text with escapes it reads all that stands before.
            var position: SourcePosition { parsed.text.position(at: segment.range.lowerBound) }
            guard let index = substitutions.index(of: marker.name), let number = Self.argumentNumber(segment) else {
                if substitutions.index(of: marker.name) == nil {
                    let isError = !substitutions.isEmpty
                    findings.add(.undefinedSubstitution(marker.name, isError: isError), at: position, in: place)
                }
                message.parts.append(.text(parsed.spelling(segment.range)))
                continue
            }
            guard length <= Self.greatestMessageLength else { continue }
            let lowered = lower(
                &substitutions, at: index, argument: number, marker: parsed.spelling(segment.range), as: role,
                at: place)
            message.parts.append(contentsOf: lowered.parts)
            message.isListed = message.isListed && lowered.isListed
            length += LoweredMessage.byteCount(of: lowered.parts)
            if length > Self.greatestMessageLength { findings.add(.messageTooLong, at: position, in: place) }
        }
        return message
    }

    /// A piece of a text, `arg` being what `%arg` stands for.
    static func part(_ segment: FormatString.Segment, of parsed: ParsedText, arg: Placeholder?) -> MessagePart {
        switch segment.kind {
        case .literal, .substitution:
            return .text(parsed.spelling(segment.range))
        case .percentSign:
            return .escapedPercentSign
        case .placeholder(let placeholder):
            let spelling = parsed.spelling(segment.range)
            guard let specifier = FormatSpecifier(placeholder) else { return .silent(spelling: spelling) }
            guard let number = argumentNumber(segment) else { return .text(spelling) }
            return .placeholder(Placeholder(argument: number, specifier: specifier, spelling: spelling))
        case .argument:
            let spelling = parsed.spelling(segment.range)
            guard let number = argumentNumber(segment) else { return .text(spelling) }
            let specifier = arg?.specifier ?? FormatSpecifier(.object)
            return .placeholder(Placeholder(argument: number, specifier: specifier, spelling: spelling))
        }
    }

    /// The index of the argument of a piece, from 0; `nil` where it is beyond what a text can have.
    static func argumentNumber(_ segment: FormatString.Segment) -> UInt8? {
        guard let number = segment.argument, (1...FormatString.positionLimit).contains(number) else { return nil }
        return UInt8(number - 1)
    }

    /// Says what parsing found in a text.
    mutating func report(_ parsed: ParsedText, at place: TextPlace) {
        for issue in parsed.format.issues {
            findings.add(
                .formatStringIssue(issue.kind, parsed.spelled(issue.range)),
                at: parsed.text.position(at: issue.range.lowerBound), in: place)
        }
    }
}
