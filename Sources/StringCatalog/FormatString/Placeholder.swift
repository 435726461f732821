extension FormatString {
    /// A place for an argument, such as `%@`, `%2$lld`, `%(count)lld` or `%.1f`.
    public struct Placeholder: Sendable, Hashable {
        /// The conversion letter.
        public enum Conversion: UInt8, Sendable, Hashable, CaseIterable {
            /// `%@`, text or any other value.
            case object = 0x40
            /// `%d`, a signed integer.
            case decimal = 0x64
            /// `%i`, a signed integer.
            case integer = 0x69
            /// `%u`, an unsigned integer.
            case unsigned = 0x75
            /// `%x`, hexadecimal in lower case.
            case hexadecimal = 0x78
            /// `%X`, hexadecimal in upper case.
            case hexadecimalUppercase = 0x58
            /// `%o`, octal.
            case octal = 0x6F
            /// `%D`, `%ld` of old.
            case longDecimal = 0x44
            /// `%U`, `%lu` of old.
            case longUnsigned = 0x55
            /// `%O`, `%lo` of old.
            case longOctal = 0x4F
            /// `%f`, a decimal number.
            case fixed = 0x66
            /// `%F`, a decimal number.
            case fixedUppercase = 0x46
            /// `%e`, with an exponent.
            case exponent = 0x65
            /// `%E`, with an exponent.
            case exponentUppercase = 0x45
            /// `%g`, the shorter of `%f` and `%e`.
            case shortest = 0x67
            /// `%G`, the shorter of `%F` and `%E`.
            case shortestUppercase = 0x47
            /// `%a`, hexadecimal with an exponent.
            case hexadecimalFloat = 0x61
            /// `%A`, hexadecimal with an exponent.
            case hexadecimalFloatUppercase = 0x41
            /// `%c`, a character by its number.
            case character = 0x63
            /// `%C`, a UTF-16 code unit by its number.
            case codeUnit = 0x43
            /// `%s`, a C string.
            case cString = 0x73
            /// `%S`, a UTF-16 C string.
            case wideString = 0x53
            /// `%p`, a pointer.
            case pointer = 0x70
            /// `%n`, nothing; it takes an argument.
            case nothing = 0x6E

            /// The letter in a value.
            public var letter: Unicode.Scalar { Unicode.Scalar(rawValue) }

            /// What kind of argument it takes.
            public var argumentKind: ArgumentKind {
                switch self {
                case .object: .object
                case .decimal, .integer, .longDecimal: .signed
                case .unsigned, .hexadecimal, .hexadecimalUppercase, .octal, .longUnsigned, .longOctal: .unsigned
                case .fixed, .fixedUppercase, .exponent, .exponentUppercase, .shortest, .shortestUppercase,
                    .hexadecimalFloat, .hexadecimalFloatUppercase:
                    .float
                case .character, .codeUnit: .character
                case .cString, .wideString: .string
                case .pointer: .pointer
                case .nothing: .nothing
                }
            }
        }

        /// The kinds of arguments.
        public enum ArgumentKind: Sendable, Hashable {
            /// Anything that can be printed.
            case object
            /// A signed integer; an unsigned one.
            case signed, unsigned
            /// A floating point number.
            case float
            /// A character by its number.
            case character
            /// Text.
            case string
            /// A pointer.
            case pointer
            /// Any, which is not printed.
            case nothing

            /// Whether a plural form can be chosen by it.
            public var isNumeric: Bool { self == .signed || self == .unsigned || self == .float }
        }

        /// The length modifier, which tells how wide the argument is on Apple's platforms.
        public enum Length: String, Sendable, Hashable, CaseIterable {
            /// None: 32 bits.
            case none = ""
            /// 8 and 16 bits.
            case hh, h
            /// 64 bits, all of them.
            case l, ll, q, j, z, t
            /// `long double`.
            case L
        }

        /// Signs between the percent sign and the width.
        public struct Flags: OptionSet, Sendable, Hashable {
            /// One bit for each flag.
            public var rawValue: UInt8

            /// The flags whose bits are set.
            public init(rawValue: UInt8) {
                self.rawValue = rawValue
            }

            /// `-`: to the left of the width.
            public static let leftAligned = Flags(rawValue: 1)
            /// `+`: a sign before positive numbers too.
            public static let sign = Flags(rawValue: 2)
            /// A space before positive numbers.
            public static let space = Flags(rawValue: 4)
            /// `0`: the width is filled with zeros.
            public static let zeroPadded = Flags(rawValue: 8)
            /// `#`: the alternate form, such as `0x`.
            public static let alternate = Flags(rawValue: 16)
            /// `'`: with grouping separators.
            public static let grouping = Flags(rawValue: 32)
        }

        /// The explicit position of the argument, from 1, as in `%2$@`.
        public var position: Int?
        /// The name of the argument, as in `%(count)lld`.
        public var name: String?
        /// The flags.
        public var flags: Flags
        /// The smallest number of characters.
        public var width: Int?
        /// The number of fraction digits, of digits, or of characters, by conversion.
        public var precision: Int?
        /// The length modifier.
        public var length: Length
        /// The conversion.
        public var conversion: Conversion

        package init(
            position: Int? = nil, name: String? = nil, flags: Flags = [], width: Int? = nil, precision: Int? = nil,
            length: Length = .none, conversion: Conversion
        ) {
            self.position = position
            self.name = name
            self.flags = flags
            self.width = width
            self.precision = precision
            self.length = length
            self.conversion = conversion
        }

        /// Length and conversion as a substitution's `formatSpecifier` has them, such as `lld`.
        public var formatSpecifier: String { length.rawValue + String(Character(conversion.letter)) }

        /// Whether the argument is a number that a plural form can be chosen by.
        public var isNumeric: Bool { conversion.argumentKind.isNumeric }
    }
}
