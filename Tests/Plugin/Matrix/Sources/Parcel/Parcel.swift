import Foundation
import LocalizationRuntime

/// The parcel's label, in the best language for a request, and its stamp, which is a resource.
public func parcelLabel(for acceptLanguage: String) throws -> String {
    guard let stamp = Bundle.module.url(forResource: "stamp", withExtension: "txt") else { return "no stamp" }
    let weight = try String(contentsOf: stamp, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    return "\(Strings.localizer(for: acceptLanguage).text(.handleWithCare)) (\(weight))"
}
