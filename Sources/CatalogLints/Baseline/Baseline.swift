package import StringCatalog

/// The findings that a project lives with for now, so that only new ones fail.
package struct Baseline: Sendable {
    /// One finding, with what tells a reader of the file which one it is.
    package struct Finding: Sendable, Hashable {
        /// What it is known by.
        package let fingerprint: String
        /// The file.
        package let path: String
        /// The name of the rule.
        package let name: String
        /// The language, if it is about one.
        package let language: String?
        /// The entry and the part of it, if it is about one.
        package let keyPath: String?
    }

    /// The version of the format, which reading compares.
    package static let version = 1

    /// The findings, by file, key path, language, rule and fingerprint.
    package let findings: [Finding]

    /// The findings of a run.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings.
    ///   - fingerprints: Their fingerprints, in the same order.
    ///   - path: How a file is named wherever the command is run, by its path.
    package init(_ diagnostics: [Diagnostic], fingerprints: [String], path: (String) -> String) {
        self.init(
            zip(diagnostics, fingerprints).map { diagnostic, fingerprint in
                Finding(
                    fingerprint: fingerprint, path: path(diagnostic.path), name: diagnostic.name,
                    language: diagnostic.language, keyPath: diagnostic.keyPath)
            })
    }

    private init(_ findings: [Finding]) {
        self.findings = findings.sorted { left, right in
            let pairs = [
                (left.path, right.path), (left.keyPath ?? "", right.keyPath ?? ""),
                (left.language ?? "", right.language ?? ""), (left.name, right.name),
                (left.fingerprint, right.fingerprint),
            ]
            guard let pair = pairs.first(where: { $0.0 != $0.1 }) else { return false }
            return pair.0.utf8.lexicographicallyPrecedes(pair.1.utf8)
        }
    }

    /// Which of a run's findings are known, and which of the baseline's are gone.
    ///
    /// - Parameters:
    ///   - fingerprints: Those of the run.
    ///   - paths: The files that were checked; of others nothing is known.
    /// - Returns: For each finding of the run whether it is known, and the findings that are fixed.
    package func comparison(
        with fingerprints: [String], checking paths: Set<String>
    ) -> (isKnown: [Bool], fixed: [Finding]) {
        let known = Set(findings.map(\.fingerprint))
        let found = Set(fingerprints)
        return (
            fingerprints.map(known.contains),
            findings.filter { paths.contains($0.path) && !found.contains($0.fingerprint) }
        )
    }

    // MARK: Reading

    /// Reads the bytes of a baseline file.
    ///
    /// - Returns: The baseline, nil where the file is none, and what is wrong with it.
    package static func read(_ bytes: [UInt8], path: String) -> (baseline: Baseline?, diagnostics: [Diagnostic]) {
        var (root, diagnostics) = JSONValue.read(bytes, path: path)
        guard let root else { return (nil, diagnostics) }
        func report(_ message: DiagnosticMessage, _ value: JSONValue) {
            diagnostics.append(Diagnostic(message, path: path, position: value.position))
        }
        guard root.kind == .object, let version = root["version"], let list = root["findings"] else {
            report(.notABaseline, root)
            return (nil, diagnostics)
        }
        guard version.integer == Self.version else {
            report(.baselineOfAnotherVersion, version)
            return (nil, diagnostics)
        }
        var findings: [Finding] = []
        for value in list.children {
            guard let fingerprint = value["fingerprint"]?.string?.string, let file = value["path"]?.string?.string,
                let name = value["name"]?.string?.string
            else {
                report(.notABaselineFinding, value)
                continue
            }
            findings.append(
                Finding(
                    fingerprint: fingerprint, path: file, name: name, language: value["language"]?.string?.string,
                    keyPath: value["keyPath"]?.string?.string))
        }
        return (Baseline(findings), diagnostics)
    }
}

extension DiagnosticMessage {
    fileprivate static let notABaseline = DiagnosticMessage(
        "not-a-baseline", .error,
        "the file is no baseline; write one with 'xcstrings check --baseline FILE --write-baseline'")

    fileprivate static let baselineOfAnotherVersion = DiagnosticMessage(
        "baseline-version", .error,
        "the baseline was written by another version; write it again with 'xcstrings check --baseline FILE --write-baseline'"
    )

    fileprivate static let notABaselineFinding = DiagnosticMessage(
        "not-a-baseline-finding", .error, "a finding has the members 'fingerprint', 'path' and 'name'; remove this one")
}
