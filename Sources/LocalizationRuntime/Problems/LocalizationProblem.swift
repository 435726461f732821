/// Something that was wrong with a lookup or its arguments. There is a text all the same.
public enum LocalizationProblem: Hashable, Sendable {
    /// No table has the key, which stands for the text.
    case missingKey(String)

    /// A message is damaged: the table was changed after it was written. What could be read is shown.
    case damagedMessage(key: String)

    /// A placeholder has no argument and is shown as written. `index` counts from 1, as format strings do.
    case missingArgument(key: String, index: Int, placeholder: String)

    /// An argument is of another kind than its placeholder, and printed by its own kind. `index` counts from 1.
    case mismatchedArgument(key: String, index: Int, placeholder: String)

    /// The text would be longer than a localizer allows, and ends early.
    case textTooLong(key: String)
}

extension LocalizationProblem: CustomStringConvertible {
    /// The problem in words, for a log.
    public var description: String {
        switch self {
        case .missingKey(let key):
            "no table has the key “\(key)”"
        case .damagedMessage(let key):
            "the message of the key “\(key)” is damaged"
        case .missingArgument(let key, let index, let placeholder):
            "the placeholder \(placeholder) of the key “\(key)” has no argument \(index)"
        case .mismatchedArgument(let key, let index, let placeholder):
            "argument \(index) of the key “\(key)” is not of the kind of its placeholder \(placeholder)"
        case .textTooLong(let key):
            "the text of the key “\(key)” is too long and ends early"
        }
    }
}
