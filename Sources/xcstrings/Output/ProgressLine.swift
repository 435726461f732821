import StringCatalog

/// A line at the end of standard error that tells what is being done, for work that takes longer than a second.
final class ProgressLine {
    /// How long work goes on in silence, and how long a line stays at least.
    private static let (silence, interval) = (Duration.seconds(1), Duration.milliseconds(100))

    private let stream: StandardStream
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var last: ContinuousClock.Instant?

    init(on stream: StandardStream) {
        self.stream = stream
        start = clock.now
    }

    /// Shows a text in place of the one before, cut to the width of the terminal.
    func show(_ text: () -> String) {
        let now = clock.now
        guard start.duration(to: now) >= Self.silence else { return }
        if let last, last.duration(to: now) < Self.interval { return }
        last = now
        var line = text().shownInOneLine
        let columns = max(1, (stream.columns ?? 80) - 1)
        while DisplayWidth.of(line) > columns { line.removeLast() }
        write(line)
    }

    /// Takes the line away.
    func end() {
        if last != nil { write("") }
        last = nil
    }

    /// The control sequence is "Erase in Line" of ECMA-48.
    private func write(_ line: String) {
        stream.write("\r\u{1B}[K" + line)
        stream.flush()
    }
}
