/// Where a value is written, as far as its layout goes.
struct ValuePlace {
    /// The indentation of the line on which the value begins.
    var indent: [UInt8]
    /// Whether the object around it is written in one line, so that the value is too.
    var isInline: Bool
    /// The white space inside the brackets of objects in one line.
    var inlinePadding: [UInt8]
    /// What stands between key and value around it.
    var colon: [UInt8]
    /// The record of an object of the file whose layout the value follows, if it is a new object.
    var template: Int?
}
