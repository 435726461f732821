/// What a step of a build read and wrote, as Make, Ninja and CMake read it: `a.xctable: a.xcstrings`.
///
/// Paths stay as they were given, so that the same command line gives the same file on every machine.
package struct DependencyFile {
    private let outputs: [String]
    private let inputs: [String]

    /// - Parameters:
    ///   - outputs: The paths of the files that were written, in the order of the build's rule.
    ///   - inputs: The paths of the files that were read; each is named once.
    package init(outputs: [String], inputs: [String]) {
        self.outputs = outputs
        var known: Set<String> = []
        self.inputs = inputs.filter { known.insert($0).inserted }
    }

    /// The file, UTF-8; `nil` where a path holds a line break, which has no spelling there.
    ///
    /// Each input is a rule of its own too, without anything to do: Make would not go on without one that was removed.
    package var contents: [UInt8]? {
        guard !(outputs + inputs).contains(where: { $0.utf8.contains { $0 == 0x0A || $0 == 0x0D } }) else { return nil }
        let sources = inputs.map(Self.escaped)
        var text = ""
        if !outputs.isEmpty {
            text = outputs.map(Self.escaped).joined(separator: " ") + ":"
            for source in sources { text += " \\\n  \(source)" }
            text += "\n"
        }
        for source in sources { text += "\n\(source):\n" }
        return Array(text.utf8)
    }

    /// A path as a rule spells it: blanks, `#`, `:` behind a backslash, along with the backslashes before them, and
    /// `$` twice.
    private static func escaped(_ path: String) -> String {
        var text: [UInt8] = []
        var backslashes = 0
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"), UInt8(ascii: ":"):
                text += Array(repeating: UInt8(ascii: "\\"), count: backslashes + 1)
            case UInt8(ascii: "$"):
                text.append(byte)
            default: break
            }
            backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
            text.append(byte)
        }
        return String(decoding: text, as: UTF8.self)
    }
}
