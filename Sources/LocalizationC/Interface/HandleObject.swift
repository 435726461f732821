internal import LocalizationRuntime

/// What a handle stands for.
enum HandleObject: Sendable {
    case tables(OpenTables)
    case localizer(CountingLocalizer)
}

/// Tables that were opened, with what verifies them.
final class OpenTables: Sendable {
    let opened: [LocalizationTable]
    let tables: LocalizationTables

    init(_ opened: [LocalizationTable]) {
        self.opened = opened
        tables = LocalizationTables(opened)
    }
}

/// A localizer that counts what was wrong with its lookups.
final class CountingLocalizer: Sendable {
    let localizer: Localizer
    let counter = ProblemCounter()

    init(_ tables: LocalizationTables, acceptLanguage: String, device: String?) {
        var options = LocalizerOptions()
        options.device = device.map(Device.init(rawValue:))
        options.problemHandler = counter.handler
        localizer = Localizer(tables, acceptLanguage: acceptLanguage, options: options)
    }
}
