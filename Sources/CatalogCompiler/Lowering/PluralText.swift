internal import StringCatalog

/// One form of a plural variation, as the catalog has it.
struct PluralText {
    /// The number of its category; `nil` for a name that is no category, so that the form is never used.
    let category: UInt8?
    let form: StringCatalog.Form
    var parsed: ParsedText
    /// Whether its state is to be compiled.
    let isListed: Bool

    /// Where the form is, `place` being that of the whole variation.
    func place(in place: TextPlace) -> TextPlace {
        place.with(category: form.name)
    }

    /// Whether the form tells more about the arguments than another does: the form for `other` tells most, forms that
    /// are never used least.
    func isFuller(than other: PluralText) -> Bool {
        Int(category ?? 0) - (category == nil ? 1 : 0) > Int(other.category ?? 0) - (other.category == nil ? 1 : 0)
    }
}

extension [PluralText] {
    /// The forms in the order that the searches below want.
    var fullestFirst: [PluralText] { sorted { $0.isFuller(than: $1) } }

    /// The first numeric placeholder, `%arg` included, that the forms have.
    var firstNumericSegment: (form: PluralText, segment: FormatString.Segment)? {
        for form in self {
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

    /// The first piece that prints the argument `number` as a number: a placeholder for numbers or for anything, or
    /// `%arg`.
    func firstPrintingSegment(of number: Int) -> FormatString.Segment? {
        for form in self where form.category != nil {
            for segment in form.parsed.format.segments where segment.argument == number {
                switch segment.kind {
                case .placeholder(let placeholder) where placeholder.isNumeric || placeholder.conversion == .object:
                    return segment
                case .argument: return segment
                default: continue
                }
            }
        }
        return nil
    }

    /// The first numeric placeholder for the argument `number`, or for any where that is `nil`; `%arg` is none.
    func firstNumericPlaceholder(at number: Int?) -> FormatString.Placeholder? {
        for form in self {
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

extension FormatString.Segment {
    /// The placeholder that the piece is, `nil` for anything else.
    var placeholder: FormatString.Placeholder? {
        if case .placeholder(let placeholder) = kind { placeholder } else { nil }
    }
}
