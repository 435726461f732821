extension Int: Argument {
    /// An integer.
    @inlinable public var argumentValue: ArgumentValue { .integer(Int64(self)) }
}

extension Int8: Argument {
    /// An integer.
    @inlinable public var argumentValue: ArgumentValue { .integer(Int64(self)) }
}

extension Int16: Argument {
    /// An integer.
    @inlinable public var argumentValue: ArgumentValue { .integer(Int64(self)) }
}

extension Int32: Argument {
    /// An integer.
    @inlinable public var argumentValue: ArgumentValue { .integer(Int64(self)) }
}

extension Int64: Argument {
    /// An integer.
    @inlinable public var argumentValue: ArgumentValue { .integer(self) }
}

extension UInt: Argument {
    /// An integer.
    @inlinable public var argumentValue: ArgumentValue { .unsignedInteger(UInt64(self)) }
}

extension UInt8: Argument {
    /// An integer.
    @inlinable public var argumentValue: ArgumentValue { .unsignedInteger(UInt64(self)) }
}

extension UInt16: Argument {
    /// An integer.
    @inlinable public var argumentValue: ArgumentValue { .unsignedInteger(UInt64(self)) }
}

extension UInt32: Argument {
    /// An integer.
    @inlinable public var argumentValue: ArgumentValue { .unsignedInteger(UInt64(self)) }
}

extension UInt64: Argument {
    /// An integer.
    @inlinable public var argumentValue: ArgumentValue { .unsignedInteger(self) }
}

extension Float: Argument {
    /// A decimal number.
    @inlinable public var argumentValue: ArgumentValue { .float(self) }
}

extension Double: Argument {
    /// A decimal number.
    @inlinable public var argumentValue: ArgumentValue { .double(self) }
}

extension String: Argument {
    /// Text.
    @inlinable public var argumentValue: ArgumentValue { .text(self) }
}

extension Substring: Argument {
    /// Text.
    @inlinable public var argumentValue: ArgumentValue { .text(String(self)) }
}

extension Character: Argument {
    /// Text of one character.
    @inlinable public var argumentValue: ArgumentValue { .text(String(self)) }
}

extension ArgumentValue: Argument {
    /// The value itself.
    @inlinable public var argumentValue: ArgumentValue { self }
}
