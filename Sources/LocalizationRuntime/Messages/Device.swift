/// A device that texts may vary by, as string catalogs name it.
///
/// A text without a branch for the device that is asked for gives its branch for all others.
public struct Device: RawRepresentable, Hashable, Sendable {
    /// The name in the catalog, such as `applewatch`.
    public let rawValue: String

    /// The device that a catalog calls `rawValue`; names unknown to Apple can be used too.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An iPhone.
    public static let iphone = Device(rawValue: "iphone")
    /// An iPad.
    public static let ipad = Device(rawValue: "ipad")
    /// An iPod touch.
    public static let ipod = Device(rawValue: "ipod")
    /// A Mac.
    public static let mac = Device(rawValue: "mac")
    /// An Apple Watch.
    public static let applewatch = Device(rawValue: "applewatch")
    /// An Apple TV.
    public static let appletv = Device(rawValue: "appletv")
    /// An Apple Vision.
    public static let applevision = Device(rawValue: "applevision")
}
