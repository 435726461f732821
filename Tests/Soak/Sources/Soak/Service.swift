import LocalizationRuntime
import Synchronization

/// Readers that ask questions in random languages while the table is replaced, and compare each text.
final class Service: Sendable {
    /// Lookups with one localizer, as one request makes them.
    static let lookupsPerRequest = 100
    /// Requests between two replacements of the table.
    static let requestsPerSwap = 50

    private let live: LiveTable
    private let answers: [Answers]
    private let requests: Int
    private let nextRequest = Atomic(0)
    private let problems = ProblemCounter()
    private let memory = Memory()

    init(live: LiveTable, answers: [Answers], lookups: Int) {
        self.live = live
        self.answers = answers
        requests = max(1, lookups / Self.lookupsPerRequest)
    }

    /// Serves all requests in eight tasks.
    ///
    /// - Throws: ``SoakFailure``: a text that is another one, a problem that nobody asked for, memory that grows.
    func run() async throws -> String {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for reader in 0..<8 { group.addTask { try await self.read(UInt64(reader)) } }
            try await group.waitForAll()
        }
        // One key in each request is missing on purpose.
        guard problems.missingKeys == requests, problems.otherProblems == 0 else {
            throw SoakFailure(
                "\(problems.missingKeys) missing keys instead of \(requests), \(problems.otherProblems) other problems")
        }
        return """
            \(requests * Self.lookupsPerRequest) lookups in \(requests) requests, \(live.swaps) reloads: each text as it \
            should be, no problem but the \(requests) that were asked for; \(memory.summary)
            """
    }

    private func read(_ seed: UInt64) async throws {
        var random = SplitMix(state: seed)
        var options = LocalizerOptions()
        options.problemHandler = problems.handler
        while true {
            let request = nextRequest.wrappingAdd(1, ordering: .relaxed).oldValue
            guard request < requests else { return }
            if request % Self.requestsPerSwap == 0 { try live.swap() }
            if request % max(1, requests / 20) == 0 {
                try memory.measure(
                    lookups: request * Self.lookupsPerRequest, of: requests * Self.lookupsPerRequest, swaps: live.swaps)
            }
            try serve(&random, options)
            await Task.yield()
        }
    }

    /// One request: all its texts are of one version of the table.
    private func serve(_ random: inout SplitMix, _ options: LocalizerOptions) throws {
        let language = random.next(below: Question.languages.count)
        let localizer = live.tables.localizer(for: Question.languages[language], options: options)
        let expected = answers[Answers.isMarked(localizer.text("order.track")) ? 1 : 0]
        for _ in 2..<Self.lookupsPerRequest {
            let question = random.next(below: Question.all.count)
            let text = Question.all[question].ask(localizer)
            guard text == expected.text(language, question) else {
                throw SoakFailure(
                    "\(Question.languages[language]), \(Question.all[question].name): '\(text)' instead of "
                        + "'\(expected.text(language, question))'")
            }
        }
        guard localizer.text("no.such.key") == "no.such.key" else { throw SoakFailure("a missing key has a text") }
    }
}
