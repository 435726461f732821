/// Something that should hold for any input and did not.
public struct BrokenProperty: Error, CustomStringConvertible {
    /// What did not hold, and for what.
    public let description: String

    /// Throws unless `condition` holds.
    static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws(BrokenProperty) {
        if !condition { throw BrokenProperty(description: description()) }
    }

    /// Does what may throw no other error than this one, after which `refusal` says what should have been possible.
    static func unlessDone(_ refusal: String, _ body: () throws -> Void) throws(BrokenProperty) {
        do {
            try body()
        } catch let error as BrokenProperty {
            throw error
        } catch {
            throw BrokenProperty(description: "\(refusal): \(error)")
        }
    }
}
