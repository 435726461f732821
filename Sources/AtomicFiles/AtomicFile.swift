#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// A file that is read whole and replaced whole.
///
/// A replacement is written beside the file and takes its name in one step, so that whoever reads sees the old or the
/// new contents and never a part, also when the process is killed between. A symbolic link stays one: what it points
/// to is replaced. Permissions are kept. A file whose contents would not change is not touched, so that a build sees
/// no change either.
package struct AtomicFile: Sendable {
    /// What a replacement did.
    package enum Outcome: Sendable, Hashable {
        /// There was no file.
        case created
        /// The contents were others.
        case replaced
        /// The file holds these bytes already and was left alone.
        case unchanged
    }

    /// How a replacement treats special cases.
    package struct Options: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Replace a file with several hard links too; its other names then keep the old contents.
        package static let breaksHardLinks = Options(rawValue: 1)

        /// Never leave the new contents with the modification time of the old in whole seconds.
        ///
        /// Swift's build tools compare no finer: a file rewritten within the second it was compiled in counts as
        /// unchanged. The new version then gets the next whole second as its time.
        package static let advancesModificationSecond = Options(rawValue: 2)
    }

    /// The path as the caller gave it.
    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// The contents of the file.
    ///
    /// - Throws: `FileError`, also when the path names no regular file: a pipe without a writer would never end.
    package func read() throws(FileError) -> [UInt8] {
        let descriptor = try Self.openToRead(path, reportedPath: path)
        let status = try descriptor.status()
        guard status.kind == .regularFile else { throw FileError(path: path, cause: .notARegularFile) }
        return try descriptor.readToEnd(expectedSize: status.size)
    }

    private static func openToRead(_ path: String, reportedPath: String) throws(FileError) -> FileDescriptor {
        // Opening a pipe without a writer would wait for one.
        try FileDescriptor(path: path, flags: O_RDONLY | O_CLOEXEC | O_NONBLOCK, reportedPath: reportedPath)
    }

    /// What comes from standard input until its end.
    package static func readStandardInput() throws(FileError) -> [UInt8] {
        try FileDescriptor(standard: STDIN_FILENO, reportedPath: "-").readToEnd(expectedSize: 0)
    }

    /// Makes `bytes` the contents of the file.
    ///
    /// - Parameters:
    ///   - bytes: The new contents.
    ///   - expected: What the file has to hold still, where the new contents were made from it; nil for whatever it
    ///     holds. It is looked at last, so that only a change within the same moment can be missed.
    ///   - options: How special cases are treated.
    /// - Throws: `FileError`; the file is then as it was.
    @discardableResult
    package func replace(
        with bytes: [UInt8], ifStill expected: [UInt8]? = nil, options: Options = []
    ) throws(FileError) -> Outcome {
        let target = try followingLinks()
        let old = try FileStatus.ofLink(at: target, reportedPath: path)
        if let old {
            guard old.kind == .regularFile else { throw FileError(path: path, cause: .notARegularFile) }
            if old.size == bytes.count, try Self.openToRead(target, reportedPath: path).hasContents(bytes) {
                return .unchanged
            }
            guard old.hardLinkCount <= 1 || options.contains(.breaksHardLinks) else {
                throw FileError(path: path, cause: .severalHardLinks(old.hardLinkCount))
            }
        }
        var temporary = ""
        let descriptor = try makeTemporaryFile(beside: target, path: &temporary)
        do throws(FileError) {
            try write(bytes, to: descriptor, replacing: old, options: options)
            if let expected {
                guard old != nil, try Self.openToRead(target, reportedPath: path).hasContents(expected) else {
                    throw FileError(path: path, cause: .changedMeanwhile)
                }
            }
            guard unsafe rename(temporary, target) == 0 else {
                throw FileError(path: path, cause: .system(operation: "replace", number: errno))
            }
        } catch {
            _ = unsafe unlink(temporary)
            throw error
        }
        return old == nil ? .created : .replaced
    }

    private func write(
        _ bytes: [UInt8], to descriptor: borrowing FileDescriptor, replacing old: FileStatus?, options: Options
    ) throws(FileError) {
        if let old { try descriptor.setPermissions(old.permissions) }
        try descriptor.writeAll(bytes)
        if let old, options.contains(.advancesModificationSecond),
            try descriptor.status().modificationSecond <= old.modificationSecond
        {
            try descriptor.setModificationTime(seconds: old.modificationSecond + 1)
        }
    }

    /// The path of the file itself when ``path`` names a symbolic link, else the path.
    private func followingLinks() throws(FileError) -> String {
        var current = path
        // As many links as Linux follows.
        for _ in 0..<40 {
            guard let status = try FileStatus.ofLink(at: current, reportedPath: path), status.kind == .symbolicLink
            else { return current }
            let destination = try FileStatus.destination(ofLinkAt: current, reportedPath: path)
            current =
                destination.utf8.first == UInt8(ascii: "/")
                ? destination : Self.directory(of: current) + destination
        }
        throw FileError(path: path, cause: .tooManySymbolicLinks)
    }

    /// The part of a path up to its last slash, the slash included.
    private static func directory(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[...slash])
    }

    /// Makes a file beside `target`, open for writing, and gives its path in `temporary`.
    ///
    /// The process number keeps processes apart. What a killed process left behind is passed over: another one may have
    /// its number by now, and in containers many a process has the same.
    private func makeTemporaryFile(
        beside target: String, path temporary: inout String
    ) throws(FileError) -> FileDescriptor {
        var attempt = 0
        while true {
            temporary = Self.temporaryPath(beside: target, attempt: attempt)
            do throws(FileError) {
                return try FileDescriptor(
                    path: temporary, flags: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, reportedPath: path)
            } catch {
                guard error.cause == .system(operation: "open", number: EEXIST), attempt < 1_000 else { throw error }
                attempt += 1
            }
        }
    }

    private static func temporaryPath(beside target: String, attempt: Int) -> String {
        let directory = directory(of: target)
        // Names are at most 255 bytes; a long one is shortened so that its temporary name fits as well.
        let name = String(decoding: target.utf8.dropFirst(directory.utf8.count).prefix(180), as: UTF8.self)
        return "\(directory).\(name).\(getpid())\(attempt == 0 ? "" : "-\(attempt)").tmp"
    }
}
