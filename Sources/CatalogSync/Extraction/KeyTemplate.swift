/// A key or a default value as source code has it: text and interpolations.
package struct KeyTemplate: Hashable, Sendable {
    /// A piece of a template.
    enum Part: Hashable, Sendable {
        /// Text as the catalog has it, with `%%` for a percent sign beside interpolations.
        case text(String)
        /// An interpolation, with its expression as it is written.
        case placeholder(PlaceholderKind, expression: String)
    }

    /// The pieces in order. Two pieces of text never adjoin.
    let parts: [Part]

    /// A text without interpolations, which is taken as it stands.
    init(_ text: String) {
        parts = text.isEmpty ? [] : [.text(text)]
    }

    /// The pieces of a literal. Where there are placeholders a percent sign of the text is doubled.
    init(literal pieces: [Part]) {
        let hasPlaceholders = pieces.contains { part in
            if case .placeholder = part { true } else { false }
        }
        var parts: [Part] = []
        for piece in pieces {
            guard case .text(let text) = piece else {
                parts.append(piece)
                continue
            }
            let escaped = hasPlaceholders ? Self.escaped(text) : text
            if case .text(let before)? = parts.last {
                parts[parts.count - 1] = .text(before + escaped)
            } else {
                parts.append(.text(escaped))
            }
        }
        self.parts = parts
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        return text.unicodeScalars.reduce(into: "") { $0 += $1 == "%" ? "%%" : String($1) }
    }

    /// The key, with the likeliest placeholders.
    package var text: String {
        parts.reduce(into: "") { text, part in
            switch part {
            case .text(let piece): text += piece
            case .placeholder(let kind, _): text += kind.specifier
            }
        }
    }

    /// The kinds of the interpolations in order.
    var kinds: [PlaceholderKind] {
        parts.compactMap { part in
            if case .placeholder(let kind, _) = part { kind } else { nil }
        }
    }

    /// Whether the catalog decides about one of the placeholders.
    var isOpen: Bool { kinds.contains(where: \.isOpen) }

    /// The first interpolation whose type cannot be seen, as it is written.
    var unseenExpression: String? {
        for case .placeholder(.unseen, let expression) in parts { return expression }
        return nil
    }
}
