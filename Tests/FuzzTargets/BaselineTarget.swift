import CatalogLints
import StringCatalog

/// Baselines of `check`, and what it finds in catalogs.
enum BaselineTarget {
    static func check(_ input: [UInt8]) throws(BrokenProperty) {
        let (baseline, diagnostics) = Baseline.read(input, path: "x")
        try DiagnosticChecks.check(diagnostics, of: input, inOrder: false)
        if let baseline {
            try checkComparison(baseline, baseline.findings.map(\.fingerprint))
        } else {
            try BrokenProperty.unless(!diagnostics.isEmpty, "there is no baseline and no reason")
        }
        let found = CatalogCheck(input, path: "x", tableName: "x").diagnostics
        try DiagnosticChecks.check(found, of: input)
        let fingerprints = Fingerprint.fingerprints(of: found) { $0 }
        try BrokenProperty.unless(
            fingerprints.count == found.count && Set(fingerprints).count == found.count,
            "two findings have one fingerprint")
        try checkComparison(Baseline(found, fingerprints: fingerprints) { $0 }, fingerprints)
    }

    /// A catalog, and the baseline of what is found in it.
    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        CatalogSeeds.seeds(fromCatalog: bytes).flatMap { seed in
            let found = CatalogCheck(seed, path: "x", tableName: "x").diagnostics
            let baseline = Baseline(found, fingerprints: Fingerprint.fingerprints(of: found) { $0 }) { $0 }
            return [seed, written(baseline)]
        }
    }

    /// Each finding of a baseline is known, and without it fixed.
    private static func checkComparison(_ baseline: Baseline, _ fingerprints: [String]) throws(BrokenProperty) {
        let paths = Set(baseline.findings.map(\.path))
        let same = baseline.comparison(with: fingerprints, checking: paths)
        try BrokenProperty.unless(
            same.isKnown.allSatisfy(\.self) && same.isKnown.count == fingerprints.count && same.fixed.isEmpty,
            "a baseline does not know its own findings")
        let none = baseline.comparison(with: [], checking: paths)
        try BrokenProperty.unless(none.fixed.count == baseline.findings.count, "a finding that is gone is not fixed")
    }

    private static func written(_ baseline: Baseline) -> [UInt8] {
        var bytes = Array(#"{"version":1,"findings":["#.utf8)
        for (index, finding) in baseline.findings.prefix(4).enumerated() {
            bytes += Array((index == 0 ? "{" : ",{").utf8)
            let members = [
                ("fingerprint", finding.fingerprint), ("path", finding.path), ("name", finding.name),
                ("language", finding.language ?? ""), ("keyPath", finding.keyPath ?? ""),
            ]
            for (number, member) in members.enumerated() {
                if number > 0 { bytes.append(UInt8(ascii: ",")) }
                CanonicalJSON.append(string: member.0.utf8, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                CanonicalJSON.append(string: member.1.utf8, to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
        return bytes + Array("]}".utf8)
    }
}
