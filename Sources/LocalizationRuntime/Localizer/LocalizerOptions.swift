public import Internationalization

/// How a localizer looks texts up.
public struct LocalizerOptions: Sendable {
    /// The device that texts are for, unless a call names another one. Default: none, which gives the texts for all
    /// others.
    public var device: Device?

    /// The digits that numbers are printed with. Default: those that the language tag asks for, such as `ar-u-nu-arab`,
    /// else the locale's own.
    public var numberingSystem = NumberingSystem.automatic

    /// Whether text arguments of another direction than the message's are isolated by U+2068 and U+2069, so that they
    /// do not disturb the order of what stands around them. Default: yes.
    public var isolatesTextArguments = true

    /// The most bytes that a formatted text may have; it ends early when it would have more. Default: 4 MB.
    public var longestText = 4 << 20

    /// Is told what was wrong with a lookup, for counting or logging: see ``ProblemCounter``. It is called on the
    /// thread of the lookup and should be quick.
    public var problemHandler: (@Sendable (LocalizationProblem) -> Void)?

    /// The defaults.
    public init() {}
}
