import LocalizationRuntime

/// What the command line asks for.
struct ServiceOptions {
    /// The language lists of the requests, as a browser sends them in `Accept-Language`.
    var requests = ["en", "fr", "ar", "ar-EG", "ru", "de", "tr", "ja", "pt-BR", "zh-Hant"]

    /// The device that the order is shown on.
    var device: Device?

    /// Whether only the help is wanted.
    var showsHelp = false

    static let help = """
        Prints an order as a pizza service would show it, once for each request.

        usage: PizzaService [--languages LIST] [--device NAME]

          --languages LIST  answer one request with this list of languages, such as "ru, ar;q=0.8"
          --device NAME     the device that asks: iphone, ipad, mac, applewatch, appletv, applevision
          --help            print this
        """

    /// Reads the arguments that follow the name of the program.
    init(_ arguments: some Sequence<String>) throws(UsageError) {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            func value() throws(UsageError) -> String {
                guard let value = parts.count > 1 ? String(parts[1]) : arguments.next() else {
                    throw UsageError(description: "\(argument) needs a value")
                }
                return value
            }
            switch String(parts[0]) {
            case "--languages": requests = [try value()]
            case "--device": device = Device(rawValue: try value())
            case "--help", "-h": showsHelp = true
            default: throw UsageError(description: "unknown argument: \(argument)")
            }
        }
    }
}

/// A command line that cannot be understood.
struct UsageError: Error, CustomStringConvertible {
    let description: String
}
