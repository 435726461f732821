import Foundation

/// What files were in a revision of the git repositories that they lie in.
struct GitHistory {
    /// A file as it was.
    struct Version {
        /// Its path from the top of the repository at that time.
        let path: String
        let contents: [UInt8]
    }

    /// What is asked once for each repository.
    private struct Repository {
        let commit: String
        /// The old path of each catalog that has moved, by its path from the top.
        let renames: [String: String]
        /// The paths of the catalogs of the revision that are no longer there.
        let removed: [String]
    }

    private let git: GitCommand
    private let revision: String
    private var repositories: [String: Repository] = [:]

    /// - Parameter revision: Any name that git has for a commit: `main`, `v1.2`, `HEAD~3`, a hash.
    init(revision: String) throws(Failure) {
        self.revision = revision
        git = try GitCommand()
    }

    /// The file at `path` as it was in the revision, under its former name where it was moved since; nil where there
    /// was none.
    mutating func version(ofFileAt path: String) throws(Failure) -> Version? {
        // A link is followed: what is in the history of the link is a path.
        let file = URL(filePath: path).resolvingSymlinksInPath()
        let folder = file.deletingLastPathComponent().path
        let place = try git.run(["rev-parse", "--show-toplevel", "--show-prefix"], in: folder)
        guard place.isSuccess else {
            let isOutside = place.problem.contains("not a git repository")
            throw Failure(
                .usageOrFileError,
                isOutside
                    ? "'\(path)' is in no git repository; '--since' compares with its history"
                    : "cannot read the history of '\(path)': \(place.problem)")
        }
        let lines = place.line.split(separator: "\n", omittingEmptySubsequences: false)
        let top = lines.first.map(String.init) ?? folder
        let current = (lines.count > 1 ? String(lines[1]) : "") + file.lastPathComponent
        let repository = try repository(at: top)
        if let contents = try contents(of: current, in: repository, at: top) {
            return Version(path: current, contents: contents)
        }
        guard let old = formerPath(of: current, in: repository),
            let contents = try contents(of: old, in: repository, at: top)
        else { return nil }
        return Version(path: old, contents: contents)
    }

    /// The path that a file had: the one that git finds by the contents; else, since git does not look at files that
    /// were not added to it, the one file of the same name that is gone.
    private func formerPath(of path: String, in repository: Repository) -> String? {
        if let old = repository.renames[path] { return old }
        let name = path.split(separator: "/").last
        let taken = Set(repository.renames.values)
        let candidates = repository.removed.filter { $0.split(separator: "/").last == name && !taken.contains($0) }
        return candidates.count == 1 ? candidates[0] : nil
    }

    private func contents(of path: String, in repository: Repository, at top: String) throws(Failure) -> [UInt8]? {
        let listing = try git.run(["ls-tree", "-z", "--full-tree", repository.commit, "--", path], in: top)
        guard listing.isSuccess else { throw problem(listing) }
        // `100644 blob HASH`, a tab, the path. Links and folders are no catalogs.
        let fields = listing.line.prefix { $0 != "\t" }.split(separator: " ")
        guard fields.count == 3, fields[0].hasPrefix("100"), fields[1] == "blob" else { return nil }
        let blob = try git.run(["cat-file", "blob", String(fields[2])], in: top)
        guard blob.isSuccess else { throw problem(blob) }
        return blob.output
    }

    private mutating func repository(at top: String) throws(Failure) -> Repository {
        if let known = repositories[top] { return known }
        // A name that begins with a dash would be an option of git's.
        let commit =
            revision.hasPrefix("-")
            ? nil
            : try git.run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: top)
        guard let commit, commit.isSuccess else {
            throw Failure(
                .usageOrFileError,
                "git knows no revision '\(revision)' in '\(top)'; give a branch, a tag or a commit"
                    + (revision.hasPrefix("-") ? "" : ", and fetch it if the clone is shallow"))
        }
        let changes = try git.run(
            [
                "-c", "diff.relative=false", "diff", "--no-ext-diff", "--name-status", "-z", "--find-renames=40%",
                "--diff-filter=DR", commit.line, "--", ":(top)*.xcstrings",
            ], in: top)
        guard changes.isSuccess else { throw problem(changes) }
        var renames: [String: String] = [:]
        var removed: [String] = []
        var fields = changes.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
        while let status = fields.popFirst(), let old = fields.popFirst() {
            if status.hasPrefix("R"), let new = fields.popFirst() {
                renames[new] = old
            } else {
                removed.append(old)
            }
        }
        let repository = Repository(commit: commit.line, renames: renames, removed: removed)
        repositories[top] = repository
        return repository
    }

    private func problem(_ result: GitCommand.Result) -> Failure {
        Failure(.usageOrFileError, "git cannot read the revision '\(revision)': \(result.problem)")
    }
}
