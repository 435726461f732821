internal import StringCatalog

/// One form of a plural variation, as the catalog has it.
struct PluralText {
    /// The number of its category; `nil` for a name that is no category, so that the form is never used.
    let category: UInt8?
    let place: TextPlace
    var parsed: ParsedText
    /// Whether its state is to be compiled.
    let isListed: Bool
}

extension [PluralText] {
    /// The forms with the one for `other` first: the fullest text, which tells most about the arguments.
    var fullestFirst: [PluralText] {
        sorted { left, right in
            // Forms that are never used come last.
            Int(left.category ?? 0) + (left.category == nil ? -1 : 0)
                > Int(right.category ?? 0) + (right.category == nil ? -1 : 0)
        }
    }

    /// The first numeric placeholder, `%arg` included, that the forms have.
    var firstNumericSegment: (form: PluralText, segment: FormatString.Segment)? {
        for form in fullestFirst {
            for segment in form.parsed.format.segments {
                switch segment.kind {
                case .placeholder(let placeholder) where placeholder.isNumeric: return (form, segment)
                case .argument: return (form, segment)
                default: continue
                }
            }
        }
        return nil
    }

    /// The first numeric placeholder for the argument `number`, or for any where that is `nil`; `%arg` is none.
    func firstNumericPlaceholder(at number: Int?) -> FormatString.Placeholder? {
        for form in fullestFirst {
            for segment in form.parsed.format.segments {
                if case .placeholder(let placeholder) = segment.kind, placeholder.isNumeric,
                    number == nil || segment.argument == number
                {
                    return placeholder
                }
            }
        }
        return nil
    }
}
