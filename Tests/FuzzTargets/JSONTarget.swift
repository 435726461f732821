import Foundation
import StringCatalog

/// Any JSON, not only catalogs.
enum JSONTarget {
    static func check(_ input: [UInt8]) throws(BrokenProperty) {
        let (root, diagnostics) = JSONValue.read(input, path: "x")
        try DiagnosticChecks.check(diagnostics, of: input)
        let isClean = diagnostics.isEmpty
        if let root {
            try walk(root, in: FilePlaces(of: input))
            let written = CanonicalJSON.bytes(of: root)
            let (again, problems) = JSONValue.read(written, path: "x")
            if isClean {
                // What was repaired may be anything; what was right is still right.
                try BrokenProperty.unless(
                    problems.isEmpty, "what was read is not JSON when it is written: \(problems)")
                try BrokenProperty.unless(
                    again.map { CanonicalJSON.bytes(of: $0) } == written, "what was written is read as something else")
                try BrokenProperty.unless(
                    again.map { $0.hasSameValue(as: root) } ?? false, "what was written has another value")
            }
        }
        // What reads other formats looks at the encoding alone.
        let file = SourceFile(input, path: "x")
        try DiagnosticChecks.check(file.diagnostics, of: input)
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

extension JSONTarget {
    /// What a catalog's own features leave out: encodings, large objects, depth, and repairs.
    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        let members = (0..<40).map { "\"k\($0 % 37)\\u0041\":\($0)e+\($0)" }.joined(separator: ",")
        let texts = [
            "{\(members)}", String(repeating: "[", count: 520), "[1.5e-3,-0,1E5,tru,nul,'a',01,+1,.5,NaN,0x1,\"\\q\"]",
            "{a:1,'b':2,“c”:“d”,e f g: 3,\"h\"=4,,\"i\":,[5]}", "[,1,,2]]", "{\"a\":1} x <!-- c --> # d\n@@ -1 +1 @@\n",
            "{\n<<<<<<< A\n\"a\":1\n||||||| B\n<<<<<<< C\n=======\n>>>>>>> D\n=======\n\"a\":2\n>>>>>>> E\n}",
            "{\n<<<<<<< A\n\"a\":1\n=======\n<<<<<<< C\n\"b\":1\n>>>>>>> E\n}", "{\"a\u{A0}\":\u{2028}1,\"b\":\u{7F}2}",
            "{\n  \"a\" : {\n    \"b\" : 1\n  \"c\" : 2\n}\n", "",
        ]
        let wide = Array("\u{FEFF}{\"é😀\":[\"\\ud83d\\ude00\",1]}".utf16)
        return CatalogSeeds.seeds(fromCatalog: bytes) + texts.map { Array($0.utf8) } + [
            wide.flatMap { unit -> [UInt8] in [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] },
            wide.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)] },
            [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B], [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0],
        ]
    }

    /// All that a value can be asked for.
    private static func walk(_ value: JSONValue, in places: FilePlaces) throws(BrokenProperty) {
        try BrokenProperty.unless(
            places.contains(value.position) && places.contains(value.keyPosition), "a value outside of the file")
        try BrokenProperty.unless(
            value.kind == .number || value.number == nil && value.integer == nil, "a number that is none")
        try BrokenProperty.unless(value.hasSameValue(as: value), "a value differs from itself")
        for string in [value.key, value.string].compactMap(\.self) {
            var bytes: [UInt8] = []
            string.append(to: &bytes)
            // A surrogate without its partner is repaired in a String and stays as it is in the bytes.
            let isText = String(validating: bytes, as: UTF8.self) != nil
            try BrokenProperty.unless(
                bytes.elementsEqual(string.utf8) && (!isText || string == string.description)
                    && (!string.isEmpty || bytes.isEmpty), "a string has several texts")
            for offset in [-1, 0, bytes.count / 2, bytes.count, bytes.count + 1] {
                try BrokenProperty.unless(
                    places.contains(string.position(at: offset)) && places.contains(string.position),
                    "a byte of a string is outside of the file")
            }
        }
        var names: Set<[UInt8]> = []
        for child in value.children {
            if let key = child.key {
                try BrokenProperty.unless(names.insert(Array(key.utf8)).inserted, "a member is there twice")
                try BrokenProperty.unless(
                    String(validating: key.utf8, as: UTF8.self) == nil
                        || value[key.string].map { $0.position == child.position } ?? false,
                    "a member is not found by its key")
            }
            try walk(child, in: places)
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
