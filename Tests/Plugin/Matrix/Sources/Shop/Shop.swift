import LocalizationRuntime

/// The shop's line of the page, in the best language for a request.
public func shopLine(for acceptLanguage: String) -> String {
    let localizer = Strings.localizer(for: acceptLanguage)
    return "\(localizer.text(.title)): \(localizer.text(.soupOfTheDay))"
}
