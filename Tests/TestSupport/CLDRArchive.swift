public import Foundation

/// The archives of CLDR data among the reference data, unpacked for a test.
public enum CLDRArchive {
    /// Why an archive could not be unpacked.
    public struct Failure: Error, CustomStringConvertible {
        /// What went wrong.
        public let description: String
    }

    /// Where the archive of `version`, such as `48.0.0`, is among the reference data.
    public static func path(version: String) -> String {
        "cldr/cldr-json-\(version).tar.xz"
    }

    /// Unpacks the archive of `version` with `tar` into the temporary folder, once, and returns where.
    public static func directory(version: String) throws -> URL {
        let temporary = FileManager.default.temporaryDirectory
        let unpacked = temporary.appending(path: "string-catalog-tests-cldr-\(version)")
        if FileManager.default.fileExists(atPath: unpacked.path) { return unpacked }

        // Several test processes may get here at once: each unpacks for itself, the first to rename wins.
        let own = temporary.appending(path: "string-catalog-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: own) }
        let tar = Process()
        tar.executableURL = URL(filePath: "/usr/bin/env")
        tar.arguments = ["tar", "xJf", ReferenceData.url(path(version: version)).path, "-C", own.path]
        try tar.run()
        tar.waitUntilExit()
        guard tar.terminationStatus == 0 else {
            throw Failure(description: "tar ended with \(tar.terminationStatus)")
        }
        do {
            try FileManager.default.moveItem(at: own, to: unpacked)
        } catch {
            guard FileManager.default.fileExists(atPath: unpacked.path) else { throw error }
        }
        return unpacked
    }
}
