import Foundation
import PackagePlugin

/// Runs the compiler of catalogs, but only where there is something new to compile.
///
/// SwiftPM makes every command of a plugin depend on the time of the plugin's program, and links that program anew, to
/// the same bytes, in the second build of a checkout and whenever files come or go: each catalog would be compiled once
/// more for nothing. So what runs is a script that compares the contents of program, inputs and outputs with a note
/// from the last time, and compiles when one of them is another.
struct CompilerScript {
    private let tool: URL
    private let folder: URL
    private let script: URL?

    /// Writes the script into `folder`, where it is not yet as it should be.
    init(tool: URL, folder: URL) throws {
        self.tool = tool
        self.folder = folder
        script = Self.isRunnable(tool) ? folder.appending(path: "compile.sh") : nil
        guard let script else { return }
        let contents = Data(Self.text(tool: tool).utf8)
        guard FileManager.default.contents(atPath: script.path) != contents else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try contents.write(to: script, options: .atomic)
    }

    /// A command that runs the compiler with `arguments`, which makes `outputs`, files of the folder, from `inputs`. No
    /// two commands have the same first output.
    func command(_ displayName: String, arguments: [String], inputs: [URL], outputs: [String]) -> Command {
        let outputFiles = outputs.map { folder.appending(path: $0) }
        guard let script else {
            return .buildCommand(
                displayName: displayName, executable: tool, arguments: arguments, inputFiles: inputs,
                outputFiles: outputFiles)
        }
        let note = folder.appending(path: "\(outputs[0]).note")
        let files = (inputs + outputFiles).map(\.path)
        return .buildCommand(
            displayName: displayName,
            executable: URL(fileURLWithPath: "/bin/sh"),
            arguments: [script.path, note.path, "\(inputs.count)", "\(outputs.count)"] + files + arguments,
            // The program is one of them: nothing else tells every build system to build it first.
            inputFiles: inputs + [script, tool],
            outputFiles: outputFiles
        )
    }

    /// Whether a script can run it. Xcode gives a path that only Xcode itself can complete, and Windows has no shell.
    private static func isRunnable(_ tool: URL) -> Bool {
        #if os(Windows)
            false
        #else
            !tool.path.contains("$")
        #endif
    }

    private static func text(tool: URL) -> String {
        let quoted = "'" + tool.path.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
        return """
            # Written by the plugin CompileStringCatalogs, which says why: do not edit.
            #
            #   compile.sh NOTE INPUTS OUTPUTS FILE… ARGUMENT…
            #
            # The first INPUTS files are read, the next OUTPUTS files are made; all else goes to the compiler.
            compiler=\(quoted)
            note=$1 inputs=$2 outputs=$3
            shift 3

            # The sums of the first COUNT files: sums COUNT FILE…
            sums() {
                count=$1
                shift
                for file; do
                    [ "$count" -gt 0 ] || break
                    count=$((count - 1))
                    cksum <"$file" || return 1
                done
            }
            before() { cksum <"$compiler" && sums "$inputs" "$@" && printf '%s\\n' "$@"; }
            after() { shift "$inputs" && sums "$outputs" "$@"; }

            # What is read counts as it was before the compiler read it, so that an edit meanwhile is seen next time.
            if read=$(before "$@" 2>/dev/null) && made=$(after "$@" 2>/dev/null) && [ -f "$note" ] &&
                [ "$(cat "$note")" = "$read $made" ]; then
                exit 0
            fi
            rm -f "$note"
            (shift $((inputs + outputs)) && exec "$compiler" "$@") || exit
            if [ -n "$read" ] && made=$(after "$@"); then printf '%s\\n' "$read $made" >"$note"; fi

            """
    }
}
