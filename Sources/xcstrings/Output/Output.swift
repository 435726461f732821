/// Where a command prints: results to standard output, everything about them to standard error.
final class Output {
    private let standardOutput = StandardStream(descriptor: 1)
    private let standardError = StandardStream(descriptor: 2)
    /// Whether results are shown with colours and bars.
    let isStyled: Bool
    private let isErrorStyled: Bool
    private let progressLine: ProgressLine?

    /// - Parameters:
    ///   - color: The value of `--color`; nil stands for `auto`.
    ///   - environment: The environment variables that say how to show: `NO_COLOR` and `TERM`.
    init(color: String?, environment: (String) -> String?) {
        progressLine =
            standardError.isTerminal && environment("TERM") != "dumb" ? ProgressLine(on: standardError) : nil
        switch color {
        case "always": (isStyled, isErrorStyled) = (true, true)
        case "never": (isStyled, isErrorStyled) = (false, false)
        default:
            let isWanted = (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
            isStyled = isWanted && standardOutput.isTerminal
            isErrorStyled = isWanted && standardError.isTerminal
        }
    }

    /// The columns of the terminal that results are shown on; nil where they are not, or it does not tell.
    var columns: Int? { standardOutput.columns }

    /// Prints a text as it is.
    func write(_ text: String) {
        standardOutput.write(text)
    }

    /// Prints the contents of a file as they are.
    func write(_ contents: [UInt8]) {
        standardOutput.write(contents)
    }

    /// Prints a line.
    func writeLine(_ line: String = "") {
        standardOutput.write(line)
        standardOutput.write("\n")
    }

    /// Prints a line to standard error.
    func report(_ line: String) {
        standardError.write(line)
        standardError.write("\n")
    }

    /// Prints `error: …`, `warning: …` or `note: …` to standard error.
    func report(_ severity: String, _ message: String) {
        report("\(styledForErrors(severity)): \(message)")
    }

    /// A severity as it is shown on standard error.
    func styledForErrors(_ severity: String) -> String {
        guard isErrorStyled else { return severity }
        let style: Style? =
            switch severity {
            case "error": .red
            case "warning": .yellow
            case "note": .cyan
            default: nil
            }
        return style?.applied(to: severity) ?? severity
    }

    /// A text as it is shown on standard output.
    func styled(_ text: String, _ style: Style) -> String {
        isStyled ? style.applied(to: text) : text
    }

    /// Tells what is being done, on a terminal and from the second second on.
    func showProgress(_ text: @autoclosure () -> String) {
        progressLine?.show(text)
    }

    /// Takes away what ``showProgress(_:)`` has shown. Call it before anything else is printed.
    func endProgress() {
        progressLine?.end()
    }

    /// Hands everything to the system, results first.
    ///
    /// - Returns: The error number where results could not be written.
    func flush() -> Int32? {
        standardOutput.flush()
        standardError.flush()
        return standardOutput.failure
    }
}
