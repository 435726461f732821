/// Something that should hold for any input and did not.
public struct BrokenProperty: Error, CustomStringConvertible {
    /// What did not hold, and for what.
    public let description: String

    /// Throws unless `condition` holds.
    static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws(BrokenProperty) {
        if !condition { throw BrokenProperty(description: description()) }
    }
}
