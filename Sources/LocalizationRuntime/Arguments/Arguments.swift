/// The arguments of one message, in their order.
///
/// Up to four are held in place, so that making a message with them takes no memory.
public struct Arguments: Sendable {
    /// The number of arguments.
    public let count: Int

    /// The first four and all further ones; `nil` when there are none, so that a message without any costs nothing.
    @usableFromInline let values: Values?

    @usableFromInline
    struct Values: Sendable {
        @usableFromInline let first: ArgumentValue
        @usableFromInline let second: ArgumentValue
        @usableFromInline let third: ArgumentValue
        @usableFromInline let fourth: ArgumentValue
        @usableFromInline let more: [ArgumentValue]

        @inlinable
        init(
            _ first: ArgumentValue, _ second: ArgumentValue, _ third: ArgumentValue, _ fourth: ArgumentValue,
            _ more: [ArgumentValue]
        ) {
            self.first = first
            self.second = second
            self.third = third
            self.fourth = fourth
            self.more = more
        }
    }

    @inlinable
    init(
        count: Int,
        _ first: ArgumentValue,
        _ second: ArgumentValue = .integer(0),
        _ third: ArgumentValue = .integer(0),
        _ fourth: ArgumentValue = .integer(0),
        more: [ArgumentValue] = []
    ) {
        self.count = count
        values = Values(first, second, third, fourth, more)
    }

    /// No arguments.
    @inlinable
    public init() {
        count = 0
        values = nil
    }

    /// One argument.
    @inlinable
    public init(_ first: some Argument) { self.init(count: 1, first.argumentValue) }

    /// Two arguments.
    @inlinable
    public init(_ first: some Argument, _ second: some Argument) {
        self.init(count: 2, first.argumentValue, second.argumentValue)
    }

    /// Three arguments.
    @inlinable
    public init(_ first: some Argument, _ second: some Argument, _ third: some Argument) {
        self.init(count: 3, first.argumentValue, second.argumentValue, third.argumentValue)
    }

    /// Four arguments.
    @inlinable
    public init(_ first: some Argument, _ second: some Argument, _ third: some Argument, _ fourth: some Argument) {
        self.init(
            count: 4, first.argumentValue, second.argumentValue, third.argumentValue, fourth.argumentValue)
    }

    /// Any number of arguments.
    public init(_ arguments: [any Argument]) {
        func value(_ index: Int) -> ArgumentValue {
            index < arguments.count ? arguments[index].argumentValue : .integer(0)
        }
        self.init(
            count: arguments.count, value(0), value(1), value(2), value(3),
            more: arguments.dropFirst(4).map(\.argumentValue))
    }

    /// Calls `body` with the argument of an index from 0.
    ///
    /// - Returns: Whether there is one.
    @inline(__always)
    func withValue(at index: Int, _ body: (ArgumentValue) -> Void) -> Bool {
        guard index >= 0, index < count else { return false }
        // Each case reads its own value alone: to bind all of them would copy and count all of them.
        let value: ArgumentValue?
        switch index {
        case 0: value = values?.first
        case 1: value = values?.second
        case 2: value = values?.third
        case 3: value = values?.fourth
        default:
            guard let more = values?.more, index - 4 < more.count else { return false }
            value = more[index - 4]
        }
        guard let value else { return false }
        body(value)
        return true
    }
}

extension Arguments: ExpressibleByArrayLiteral {
    /// The arguments of a literal, `[3, "Ана"]`.
    public init(arrayLiteral elements: any Argument...) { self.init(elements) }
}
