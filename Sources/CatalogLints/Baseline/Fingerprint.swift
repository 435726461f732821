package import StringCatalog

/// Names findings so that they are known again after lines were moved and texts were changed.
///
/// A fingerprint is made of the file, the rule, the language, the key path and the number among findings that agree in
/// all of these; of a finding without a key path its words stand for that. No line goes into it.
package enum Fingerprint {
    /// The fingerprints of the findings of a run, 16 hexadecimal digits each.
    ///
    /// - Parameter path: How a file is named wherever the command is run, by its path.
    /// - Complexity: Linear in the length of the findings.
    package static func fingerprints(of diagnostics: [Diagnostic], path: (String) -> String) -> [String] {
        var paths: [String: String] = [:]
        var counts: [UInt64: Int] = [:]
        return diagnostics.map { diagnostic in
            let file = paths[diagnostic.path] ?? path(diagnostic.path)
            paths[diagnostic.path] = file
            var hash = Hash()
            hash.add(file)
            hash.add(diagnostic.name)
            hash.add(diagnostic.language ?? "")
            hash.add(diagnostic.keyPath ?? withoutNumbers(diagnostic.message))
            let number = counts[hash.value, default: 0]
            counts[hash.value] = number + 1
            hash.add(String(number))
            return hash.description
        }
    }

    /// The words without digits, which may be the numbers of lines.
    private static func withoutNumbers(_ message: String) -> String {
        String(String.UnicodeScalarView(message.unicodeScalars.filter { !("0"..."9").contains($0) }))
    }

    /// FNV-1a with 64 bits: short, and the same on every machine.
    private struct Hash: CustomStringConvertible {
        private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

        /// Adds a text and a byte that no UTF-8 has, so that two texts do not run together.
        mutating func add(_ text: String) {
            for byte in text.utf8 { add(byte) }
            add(0xFF)
        }

        private mutating func add(_ byte: UInt8) {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
        }

        var description: String {
            let digits = String(value, radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }
    }
}
