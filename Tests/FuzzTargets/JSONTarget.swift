import Foundation
import StringCatalog

/// Any JSON, not only catalogs.
enum JSONTarget {
    static func check(_ input: [UInt8]) throws(BrokenProperty) {
        let (root, diagnostics) = JSONValue.read(input, path: "x")
        try DiagnosticChecks.check(diagnostics, of: input)
        let isClean = diagnostics.isEmpty
        if let root {
            let written = CanonicalJSON.bytes(of: root)
            let (again, problems) = JSONValue.read(written, path: "x")
            if isClean {
                // What was repaired may be anything; what was right is still right.
                try BrokenProperty.unless(
                    problems.isEmpty, "what was read is not JSON when it is written: \(problems)")
                try BrokenProperty.unless(
                    again.map { CanonicalJSON.bytes(of: $0) } == written, "what was written is read as something else")
            }
        }
        guard let judgement = FoundationJudgement(input) else { return }
        let hasErrors = diagnostics.contains { $0.severity == .error && $0.name != "duplicate-key" }
        switch judgement {
        case .isJSON:
            try BrokenProperty.unless(!hasErrors, "Foundation takes it as JSON, but: \(diagnostics)")
        case .isNone:
            let hasFindings = diagnostics.contains { $0.name != "duplicate-key" }
            try BrokenProperty.unless(root == nil || hasFindings, "Foundation does not take it as JSON")
        }
    }
}

/// What Foundation says of a text.
private enum FoundationJudgement {
    case isJSON
    case isNone

    /// Nil where Foundation and we differ on purpose: it guesses encodings, and it reads numbers as values.
    init?(_ input: [UInt8]) {
        guard String(validating: input, as: UTF8.self) != nil, !input.contains(0), !input.starts(with: [0xEF, 0xBB]),
            // It has a limit of depth of its own.
            input.count(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }) < 500
        else { return nil }
        do {
            _ = try JSONSerialization.jsonObject(with: Data(input), options: .fragmentsAllowed)
            self = .isJSON
        } catch {
            // A number too large for a Double is JSON.
            if input.contains(where: { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) { return nil }
            self = .isNone
        }
    }
}
