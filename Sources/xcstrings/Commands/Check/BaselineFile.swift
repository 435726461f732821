import CatalogLints
import StringCatalog

/// The file that holds a baseline.
enum BaselineFile {
    /// Reads a baseline. What is wrong with the file is reported.
    static func read(_ path: String, _ output: Output) throws(Failure) -> Baseline {
        let (baseline, diagnostics) = Baseline.read(try InputFile.read(path), path: path)
        for diagnostic in diagnostics { output.report(diagnostic) }
        guard let baseline, !diagnostics.contains(where: { $0.severity == .error }) else { throw Failure(.inputError) }
        return baseline
    }

    /// Writes a baseline, one finding a line so that changes of the file can be read.
    static func write(_ baseline: Baseline, to path: String) throws(Failure) {
        var text = "{\n  \"version\": \(Baseline.version),\n  \"findings\": ["
        for (index, finding) in baseline.findings.enumerated() {
            text += index == 0 ? "\n    " : ",\n    "
            text +=
                JSONText.object([
                    ("fingerprint", .string(finding.fingerprint)), ("path", .string(finding.path)),
                    ("name", .string(finding.name)), ("language", .optional(finding.language)),
                    ("keyPath", .optional(finding.keyPath)),
                ]).line
        }
        text += baseline.findings.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
        _ = try OutputFile.write(Array(text.utf8), to: path)
    }
}
