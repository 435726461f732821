import LocalizationRuntime

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// A service that answers each request in its own language.
///
/// It stands for a web server: a request is a list of languages, as a browser sends it in `Accept-Language`, and the
/// answer is printed.
@main
enum PizzaService {
    static func main() {
        do throws(UsageError) {
            let options = try ServiceOptions(CommandLine.arguments.dropFirst())
            if options.showsHelp {
                print(ServiceOptions.help)
            } else {
                print(options.requests.map { answer($0, device: options.device) }.joined(separator: "\n\n"))
            }
        } catch {
            printError("PizzaService: \(error)\n\n\(ServiceOptions.help)")
            exit(2)
        }
    }

    /// The answer to one request.
    private static func answer(_ acceptLanguage: String, device: Device?) -> String {
        var options = LocalizerOptions()
        options.device = device
        // Chooses the best language of all tables for the list, once for the request.
        let localizer = Strings.localizer(for: acceptLanguage, options: options)
        let direction = localizer.direction == .rightToLeft ? "right to left" : "left to right"
        let head = [("request", acceptLanguage), ("language", "\(localizer.languageTag), \(direction)")]
        return (head + OrderPage(localizer: localizer, order: Order()).lines)
            .map { name, text in name + String(repeating: " ", count: 10 - name.count) + text }
            .joined(separator: "\n")
    }
}

/// Prints a line to standard error.
private func printError(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    // The count is that of the array itself.
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
}
