import Foundation
import Testing

/// The program git.
private enum Git {
    static let executable = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(filePath: String($0)).appending(path: "git") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}

/// `status --since` in repositories that git made.
@Suite(.enabled(if: Git.executable != nil, "git is not installed"))
struct StatusSinceTests {
    /// A repository whose first commit holds two catalogs, and what was done since.
    private final class Repository {
        let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
            try git("init", "--quiet")
            try folder.catalog("App/Main.xcstrings", Self.entries("Hello", "Bye", french: "Salut"))
            try folder.catalog("App/Été 2/Moved.xcstrings", Self.entries("Open", "Close", french: "Ouvrir"))
            try git("add", "--all")
            try git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "First")
        }

        static func entries(_ first: String, _ second: String, french: String) -> String {
            func unit(_ text: String) -> String {
                #"{"stringUnit" : {"state" : "translated", "value" : "\#(text)"}}"#
            }
            return """
                "first" : {"comment" : "A greeting.", "localizations" : {"en" : \(unit(first)), "fr" : \(unit(french)),
                "ja" : \(unit("やあ"))}}, "second" : {"localizations" : {"en" : \(unit(second)), "fr" : \(unit("x"))}}
                """
        }

        func git(_ arguments: String...) throws {
            let process = Process()
            let executable: URL = try #require(Git.executable)
            process.executableURL = executable
            process.arguments = arguments
            process.currentDirectoryURL = folder.url
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }

        func run(_ line: String..., in path: String = "") throws -> ToolRun {
            try ToolRun(["status"] + line, in: folder.url.appending(path: path))
        }
    }

    private static func counts(_ french: Int, _ japanese: Int, of total: Int = 2) -> String {
        """
        Source texts that changed while the translation did not, since HEAD
          language  changed  total
          fr              \(french)      \(total)
          ja              \(japanese)      \(total)
          total           \(french + japanese)      \(total * 2)

        """
    }

    @Test func changedSourceTextsAreListed() throws {
        let repository = try Repository()
        try repository.folder.catalog("App/Main.xcstrings", Repository.entries("Hi", "Bye", french: "Salut"))
        let list = """
            Main.xcstrings, fr: 1 source text changed since HEAD
              first
                  was: Hello
                  now: Hi
                  fr: Salut
                  comment: A greeting.

            Main.xcstrings, ja: 1 source text changed since HEAD
              first
                  was: Hello
                  now: Hi
                  ja: やあ
                  comment: A greeting.


            """
        let run = try repository.run("Main.xcstrings", "--since", "HEAD", in: "App")
        #expect(run.standardOutput == list + Self.counts(1, 1))
        #expect(run.standardError == "" && run.exitCode == 0)
        // A translation that was changed too is not listed; the list is the same from any folder.
        try repository.folder.catalog("App/Main.xcstrings", Repository.entries("Hi", "Bye", french: "Coucou"))
        let tsv = try repository.run("../Main.xcstrings", "--since=HEAD", "--format=tsv", in: "App/Été 2")
        #expect(
            tsv.standardOutput == """
                catalog\tlanguage\tkey\told_source\tnew_source\ttranslation\tcomment
                ../Main.xcstrings\tja\tfirst\tHello\tHi\tやあ\tA greeting.

                """)
        let markdown = try repository.run("App/Main.xcstrings", "--since=HEAD", "--format=markdown")
        #expect(
            markdown.standardOutput == """
                ### App/Main.xcstrings, ja

                | Key | Source in HEAD | Source now | Translation | Comment |
                | :-- | :-- | :-- | :-- | :-- |
                | first | Hello | Hi | やあ | A greeting. |

                ### Source texts that changed while the translation did not, since HEAD

                | Language | Changed | Total |
                | :-- | :-- | :-- |
                | fr | 0 | 2 |
                | ja | 1 | 2 |


                """)
        let json = try repository.run("App/Main.xcstrings", "--since", "HEAD", "-l", "ja", "--json")
        #expect(
            json.standardOutput == """
                {
                  "since": "HEAD",
                  "units": [
                    {
                      "path": "App/Main.xcstrings",
                      "line": 1,
                      "language": "ja",
                      "key": "first",
                      "source": [
                        {
                          "variation": "",
                          "old": "Hello",
                          "new": "Hi"
                        }
                      ],
                      "translation": [
                        {
                          "variation": "",
                          "value": "やあ",
                          "state": "translated"
                        }
                      ],
                      "comment": "A greeting."
                    }
                  ],
                  "languages": [
                    {
                      "language": "ja",
                      "changed": 1,
                      "total": 2
                    }
                  ]
                }

                """)
    }

    /// Whether the move is known to git or not, with other contents or another name.
    @Test(arguments: [
        ("App/Été 2/Other.xcstrings", true), ("Lib/Moved.xcstrings", true), ("Lib/Moved.xcstrings", false),
    ])
    func movedCatalogsAreFound(path: String, isAdded: Bool) throws {
        let repository = try Repository()
        let old = repository.folder.url.appending(path: "App/Été 2/Moved.xcstrings")
        try FileManager.default.removeItem(at: old)
        try repository.folder.catalog(path, Repository.entries("Open it", "Close", french: "Ouvrir"))
        if isAdded { try repository.git("add", "--all") }
        let run = try repository.run(path, "--since", "HEAD", "--format", "tsv", "-l", "fr")
        #expect(
            run.standardOutput == """
                catalog\tlanguage\tkey\told_source\tnew_source\ttranslation\tcomment
                \(path)\tfr\tfirst\tOpen\tOpen it\tOuvrir\tA greeting.

                """)
        #expect(run.standardError == "" && run.exitCode == 0)
    }

    @Test func newCatalogsHaveNothingToCompare() throws {
        let repository = try Repository()
        try repository.folder.catalog("New.xcstrings", Repository.entries("a", "b", french: "c"))
        let run = try repository.run("New.xcstrings", "App/Main.xcstrings", "--since", "HEAD")
        #expect(run.standardOutput == Self.counts(0, 0, of: 4))
        #expect(
            run.standardError == "note: 'New.xcstrings' is new since 'HEAD'; there is nothing to compare it with\n")
        #expect(run.exitCode == 0)
    }

    @Test func aDamagedVersionIsAnErrorOfTheInput() throws {
        let repository = try Repository()
        try repository.folder.file("Bad.xcstrings", #"{"sourceLanguage" : "en", "strings" : {}"#)
        try repository.git("add", "--all")
        try repository.git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "Second")
        try repository.folder.catalog("Bad.xcstrings", Repository.entries("a", "b", french: "c"))
        let run = try repository.run("Bad.xcstrings", "--since", "HEAD")
        #expect(run.standardError.hasPrefix("HEAD:Bad.xcstrings:1:41: error: '}' is missing; add it\n"))
        #expect(run.exitCode == 1)
    }

    @Test func whatGitCannotAnswerIsExplained() throws {
        let repository = try Repository()
        let unknown = try repository.run("App", "--since", "v9")
        #expect(unknown.standardError.hasPrefix("error: git knows no revision 'v9' in '"))
        #expect(
            unknown.standardError.hasSuffix(
                "'; give a branch, a tag or a commit, and fetch it if the clone is shallow\n"))
        #expect(unknown.exitCode == 2 && unknown.standardOutput == "")
        let option = try repository.run("App", "--since=--output=x")
        #expect(option.standardError.hasPrefix("error: git knows no revision '--output=x' in '"))
        #expect(option.exitCode == 2)
        let folder = try TemporaryFolder()
        try folder.catalog("A.xcstrings", "")
        let outside = try ToolRun(["status", "A.xcstrings", "--since", "HEAD"], in: folder.url)
        #expect(
            outside.standardError
                == "error: 'A.xcstrings' is in no git repository; '--since' compares with its history\n")
        #expect(outside.exitCode == 2)
        let none = try ToolRun(
            ["status", "App", "--since", "HEAD"], in: repository.folder.url, environment: ["PATH": "/nowhere"])
        #expect(
            none.standardError
                == "error: git is not installed, or not in PATH; '--since' reads the history with it\n")
        #expect(none.exitCode == 2)
    }
}
