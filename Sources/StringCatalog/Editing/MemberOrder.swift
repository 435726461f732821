/// The order in which members of an object stand in a file.
///
/// Xcode sorts the members of every object, keys of entries and language tags included, by the collation of the ICU
/// root locale with numeric ordering. That comparison needs ICU, so whoever writes catalogs passes it in.
public struct MemberOrder: Sendable {
    /// Whether the first name stands before the second.
    let precedes: @Sendable (String, String) -> Bool

    /// An order by a comparison that is a strict order of all different names.
    public init(_ precedes: @escaping @Sendable (_ left: String, _ right: String) -> Bool) {
        self.precedes = precedes
    }

    /// The order of the bytes of the names: `Z` before `a`.
    public static let bytes = MemberOrder { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
