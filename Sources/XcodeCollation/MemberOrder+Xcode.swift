import Foundation
public import StringCatalog

extension MemberOrder {
    /// The order of Xcode: the collation of the ICU root locale with numeric ordering, differences of case last, and
    /// code units where nothing else differs.
    ///
    /// `item2` stands before `item10`, `Ähre` before `Apfel`, and `a` before `A`.
    public static let xcode = MemberOrder { left, right in
        left.compare(
            right, options: [.numeric, .caseInsensitive, .forcedOrdering], range: nil, locale: NSLocale.system)
            == .orderedAscending
    }
}
