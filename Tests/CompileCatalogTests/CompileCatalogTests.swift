import Foundation
import TestSupport
import Testing

/// The program that build steps call, run as they run it.
@Suite struct CompileCatalogTests {
    /// A folder of its own for one test, removed afterwards, and the program run in it.
    final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "compile-catalog-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        /// The program, which the build puts beside the test bundle.
        private static var executable: URL {
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
            return folder.appending(path: "compile-catalog")
        }

        func run(_ arguments: String...) throws -> (exitCode: Int32, output: String, errors: String) {
            try run(arguments)
        }

        func run(_ arguments: [String]) throws -> (exitCode: Int32, output: String, errors: String) {
            for name in ["out", "err"] {
                try Data().write(to: url.appending(path: name))
            }
            let process = Process()
            process.executableURL = Self.executable
            process.arguments = arguments
            process.currentDirectoryURL = url
            process.standardOutput = try FileHandle(forWritingTo: url.appending(path: "out"))
            process.standardError = try FileHandle(forWritingTo: url.appending(path: "err"))
            try process.run()
            process.waitUntilExit()
            return (process.terminationStatus, try text("out"), try text("err"))
        }

        func text(_ name: String) throws -> String {
            try String(contentsOf: url.appending(path: name), encoding: .utf8)
        }

        func write(_ name: String, _ entries: String) throws {
            try put(name, #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(entries)}}"#)
        }

        func put(_ name: String, _ text: String) throws {
            try Data(text.utf8).write(to: url.appending(path: name))
        }

        func second(_ name: String) throws -> Int {
            let attributes = try FileManager.default.attributesOfItem(atPath: url.appending(path: name).path)
            let date = try #require(attributes[.modificationDate] as? Date)
            return Int(date.timeIntervalSince1970.rounded(.down))
        }

        var names: Set<String> {
            get throws {
                Set(try FileManager.default.contentsOfDirectory(atPath: url.path)).subtracting(["out", "err"])
            }
        }
    }

    @Test func writesTableAndSymbolsInTwoFiles() throws {
        let folder = try Folder()
        try folder.write("Menu.xcstrings", #""%lld slices": {}, "ready": {}"#)
        let run = try folder.run("Menu.xcstrings", "--swift-output", ".", "--output", "Menu.xctable")
        #expect(run == (0, "", ""))
        #expect(try folder.names == ["Menu.xcstrings", "Menu+Table.swift", "Menu+Symbols.swift", "Menu.xctable"])
        #expect(try folder.text("Menu+Symbols.swift").contains("static func slices(_ argument1: Int) -> Self"))
        #expect(try folder.text("Menu+Table.swift").contains("static let tableBytes: StaticString = \"\"\"\n"))
    }

    @Test func leavesAloneWhatDoesNotChangeAndGivesEachVersionASecond() throws {
        let folder = try Folder()
        try folder.write("T.xcstrings", #""a": {}"#)
        try #expect(folder.run("T.xcstrings", "--swift-output", ".").exitCode == 0)
        let (table, symbols) = (try folder.second("T+Table.swift"), try folder.second("T+Symbols.swift"))
        try #expect(folder.run("T.xcstrings", "--swift-output", ".").exitCode == 0)
        #expect(try folder.second("T+Table.swift") == table && folder.second("T+Symbols.swift") == symbols)
        // A changed text changes the table and not what code that uses its symbols is compiled from.
        try folder.write(
            "T.xcstrings", #""a": {"localizations": {"fr": {"stringUnit": {"state": "new", "value": "à"}}}}"#)
        try #expect(folder.run("T.xcstrings", "--swift-output", ".").exitCode == 0)
        #expect(try folder.second("T+Table.swift") > table)
        #expect(try folder.second("T+Symbols.swift") == symbols)
    }

    @Test func replacesNothingWhereTheCatalogHasAnError() throws {
        let folder = try Folder()
        try folder.write("T.xcstrings", #""a": {}"#)
        try #expect(folder.run("T.xcstrings", "--swift-output", ".").exitCode == 0)
        let before = try folder.text("T+Table.swift")
        try folder.write(
            "T.xcstrings",
            #""a": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "%*d"}}}}, "b": {}"#)
        let run = try folder.run("T.xcstrings", "--swift-output", ".")
        #expect(run.exitCode == 1 && run.output == "")
        #expect(
            run.errors
                == "T.xcstrings:1:128: error: '%*d' takes its width or precision from an argument, which is not "
                + "supported (en: a)\n")
        #expect(try folder.text("T+Table.swift") == before)
    }

    @Test func warnsAndGoesOn() throws {
        let folder = try Folder()
        try folder.write("T.xcstrings", #""100%": {}, "OK": {}, "Ok": {}"#)
        let run = try folder.run("T.xcstrings", "--swift-output=.")
        #expect(run.exitCode == 0)
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("T.xcstrings:1:60: warning: The percent sign begins no placeholder"))
        #expect(lines[1].hasPrefix("T.xcstrings:1:78: warning: The keys 'OK' and 'Ok' would both have the symbol 'ok'"))
        #expect(lines[2] == "T.xcstrings:1:68: note: 'OK' is here")
    }

    @Test func writesTheTypeThatNestsTables() throws {
        let folder = try Folder()
        let run = try folder.run(
            "--namespace-file", "--table-name", "Menu", "--table-name", "Order", "--swift-output", ".")
        #expect(run == (0, "", ""))
        #expect(try folder.text("Strings+Tables.swift").contains("[Strings.Menu.self, Strings.Order.self]"))
        let collision = try folder.run(
            "--namespace-file", "--table-name", "A-B", "--table-name", "A B", "--swift-output", ".")
        #expect(collision.exitCode == 1)
        #expect(collision.errors.contains("the tables 'A-B' and 'A B' would both have the type 'Strings.AB'"))
    }

    /// A build system that plans the names of outputs goes on with its plan, and the user is told what to do.
    @Test(arguments: [
        (
            "{\n  \"table\" : \"file\"\n}", "embedded",
            "C.json:2:13: warning: the build was planned for \"table\" : \"embedded\""
        ),
        ("{}", "file", "C.json:1:1: warning: the build was planned for \"table\" : \"file\""),
        (#"{"table": "file"}"#, "file", ""), ("{}", "embedded", ""),
    ])
    func warnsOfAnotherFormOfTableThanPlanned(json: String, planned: String, warning: String) throws {
        let folder = try Folder()
        try folder.write("T.xcstrings", #""a": {}"#)
        try folder.put("C.json", json)
        let run = try folder.run(
            "T.xcstrings", "--swift-output", ".", "--configuration", "C.json", "--planned-table", planned)
        #expect(run.exitCode == 0)
        #expect(warning.isEmpty ? run.errors.isEmpty : run.errors.hasPrefix(warning), "\(run.errors)")
        #expect(try folder.names.contains(planned == "file" ? "T.xctable" : "T+Table.swift"))
    }

    @Test(
        arguments: [
            ([], "there is no catalog to compile"), (["--nonsense", "a"], "unknown option '--nonsense'"),
            (["--access", "private", "a"], "'--access' takes one of internal, package, public, not 'private'"),
            (["--table-name"], "'--table-name' needs a value"), (["--no-stale=1", "a"], "'--no-stale' takes no value"),
            (["a", "b"], "there are two catalogs; compile one at a time"),
            (["a", "--table-name", "x/y"], "a table name has no slash: 'x/y'"),
            (["--configuration", "a", "--configuration", "b", "c"], "a catalog has one '--configuration'"),
            (["--namespace", "a b", "a"], "'a b' is no name for a Swift type"),
            (
                ["--namespace-file", "--table-name", "A", "--swift-output", ".", "--depfile", "d"],
                "'--namespace-file' reads nothing that '--depfile' could list"
            ),
            (["--namespace-file", "a"], "'--namespace-file' takes no catalog"),
        ] as [([String], String)]) func explainsWrongUsage(arguments: [String], message: String) throws
    {
        let run = try Folder().run(arguments)
        #expect(run.exitCode == 2 && run.output == "")
        #expect(run.errors.hasPrefix("compile-catalog: \(message)\nusage: compile-catalog CATALOG"))
    }

    @Test func listsWhatItReadAndWrote() throws {
        let folder = try Folder()
        try folder.write("My Menu.xcstrings", #""a": {}"#)
        let run = try folder.run(
            "My Menu.xcstrings", "--swift-output", "x", "-o", "M.xctable", "--depfile", "M.d")
        #expect(run.exitCode == 2, "there is no folder x")
        try #expect(
            folder.run("My Menu.xcstrings", "--swift-output", ".", "-o", "M.xctable", "--depfile", "M.d").exitCode == 0)
        #expect(
            try folder.text("M.d") == """
                ./My\\ Menu+Table.swift ./My\\ Menu+Symbols.swift M.xctable: \\
                  My\\ Menu.xcstrings

                My\\ Menu.xcstrings:

                """)
    }

    @Test func givesTheSameBytesInEveryFolder() throws {
        let folders = [try Folder(), try Folder()]
        var outputs: [[String]] = []
        for folder in folders {
            try folder.write("T.xcstrings", #""%(count)lld of %@": {}, "b": {"comment": "c"}, "ä": {}"#)
            let path = folder.url.path
            let run = try folder.run(
                "\(path)/T.xcstrings", "--swift-output", path, "--output", "\(path)/T.xctable", "--depfile",
                "\(path)/T.d")
            #expect(run == (0, "", ""))
            outputs.append(
                try ["T+Table.swift", "T+Symbols.swift", "T.xctable", "T.d"].map {
                    // Paths are those of the command line; nothing else knows the folder.
                    try folder.text($0).replacingOccurrences(of: path, with: "HERE")
                })
            #expect(try !folder.text("T+Table.swift").contains(path) && !folder.text("T+Symbols.swift").contains(path))
        }
        #expect(outputs[0] == outputs[1])
    }

    @Test func followsTheConfigurationAboveTheCatalog() throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "Texts"), withIntermediateDirectories: true)
        let localizations = ["de", "ru"].map {
            #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#($0)!"}}"#
        }
        try folder.write(
            "Texts/T.xcstrings",
            #""a": {"extractionState": "manual", "localizations": {\#(localizations.joined(separator: ","))}}, "b": {}"#
        )
        try folder.put(
            ".xcstrings.json",
            #"""
            {"languages": ["ru"], "symbols": {"access": "public", "keys": "manual", "namespace": "Texts"}, "table": "file"}
            """#)
        #expect(
            try folder.run("Texts/T.xcstrings", "--swift-output", ".", "--depfile", "T.d") == (0, "", ""))
        #expect(try folder.names == ["Texts", ".xcstrings.json", "T.xctable", "T+Symbols.swift", "T.d"])
        #expect(
            try folder.text("T.d").hasPrefix("./T.xctable ./T+Symbols.swift: \\\n  Texts/T.xcstrings \\\n  .xcstrings"))
        let table = try folder.text("T.xctable")
        #expect(table.contains("ru!") && !table.contains("de!"))
        let symbols = try folder.text("T+Symbols.swift")
        #expect(symbols.contains("import Foundation\npublic import LocalizationRuntime\n"))
        #expect(
            symbols.contains(#"public static let path = Bundle.module.path(forResource: "T", ofType: "xctable") ?? """#)
        )
        #expect(symbols.contains("public static var a: Self") && !symbols.contains("static var b: Self"))
        #expect(
            try folder.run(
                "--namespace-file", "--table-name", "T", "--swift-output", ".", "--configuration", ".xcstrings.json")
                == (0, "", ""))
        #expect(try folder.text("Strings+Tables.swift").contains("public enum Texts {"))

        // What the command line says goes before it.
        #expect(
            try folder.run(
                "Texts/T.xcstrings", "--swift-output", ".", "--language", "de", "--access", "package", "--keys", "all",
                "--namespace", "Words", "--table", "embedded") == (0, "", ""))
        #expect(try folder.text("T+Table.swift").contains("de!"))
        #expect(try folder.text("T+Symbols.swift").contains("package static var b: Self"))
        #expect(try folder.text("T+Symbols.swift").contains("extension Words {"))
    }

    @Test func saysWhatIsWrongWithAConfiguration() throws {
        let folder = try Folder()
        try folder.write("T.xcstrings", #""a": {}"#)
        try folder.put(".xcstrings.json", #"{"table": "disk"}"#)
        let run = try folder.run("T.xcstrings", "--swift-output", ".")
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix(".xcstrings.json:1:11: error: "))
        #expect(try folder.names == ["T.xcstrings", ".xcstrings.json"])

        try folder.put("A.json", #"{"symbols": {"namespace": "A"}}"#)
        try folder.put("B.json", #"{"symbols": {"namespace": "B"}}"#)
        let two = try folder.run(
            "--namespace-file", "--table-name", "T", "--swift-output", ".", "--configuration", "A.json",
            "--configuration", "B.json")
        #expect(two.exitCode == 1)
        #expect(two.errors.hasPrefix("B.json: error: the catalogs of a module have one access level and one namespace"))
        let missing = try folder.run("T.xcstrings", "--configuration", "C.json")
        #expect(missing.exitCode == 2)
        #expect(missing.errors == "C.json: error: cannot open 'C.json': No such file or directory\n")
    }

    @Test func saysWhichFileIsMissing() throws {
        let folder = try Folder()
        let run = try folder.run("--", "-missing.xcstrings")
        #expect(run.exitCode == 2)
        #expect(
            run.errors == "-missing.xcstrings: error: cannot open '-missing.xcstrings': No such file or directory\n")
        #expect(try folder.run("--help").output.hasPrefix("usage: compile-catalog CATALOG"))
    }
}
