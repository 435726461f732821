import Synchronization

/// Tables as files that a service takes anew while it runs, without being started again.
///
/// ```swift
/// let tables = try ReloadableTables([TableFile("tables/Order.xctable", for: Strings.Order.self)])
///
/// // For each request; it keeps the tables that were in use when it was made.
/// let localizer = tables.localizer(for: request.headers["Accept-Language"])
///
/// // Every few seconds, or when a signal or an administrator asks for it.
/// for failure in tables.reloadChanged().failures { log("\(failure)") }
/// ```
///
/// All tables change in one step. Localizers that were made before go on with the old ones, which stay in memory for as
/// long as one of them lives. Making a localizer takes a lock for a moment, looking texts up takes none. Who takes
/// a localizer does not wait while files are read; who asks for ``failures`` does. A file that is missing or damaged
/// changes nothing but those.
///
/// Replace a file by renaming a new one to its path, as `xcstrings compile` does.
public final class ReloadableTables: Sendable {
    /// What a reload did.
    public struct Outcome: Sendable {
        /// The paths of the files that are in use from now on.
        public let reloaded: [String]

        /// Why the others, of those that were read, are not: their old tables are in use still.
        public let failures: [LocalizationTableError]
    }

    private struct Slot {
        var entry: LocalizationTables.Entry
        /// The version that was read last, into use or not; `nil` for none.
        var version: FileVersion?
        /// What was wrong with that version.
        var failure: LocalizationTableError?
    }

    private let files: [TableFile]
    private let others: LocalizationTables?
    private let copies: Bool

    /// What was opened of each file. Locked for as long as files are read, so that one reload follows another.
    private let slots: Mutex<[Slot]>

    /// What localizers take. Locked for a moment.
    private let current: Mutex<LocalizationTables>

    /// Opens the files.
    ///
    /// - Parameters:
    ///   - files: The tables, in the order in which a key is looked for.
    ///   - others: Tables that are part of the program, negotiated together with the files and searched after them.
    ///   - copies: Whether files are read into memory instead of mapped: for files that somebody may write in place.
    /// - Throws: ``LocalizationTableError`` when a file is missing, is no table or is damaged.
    /// - Complexity: Linear in the size of the files: every byte is checked.
    public init(
        _ files: [TableFile], with others: LocalizationTables? = nil, copies: Bool = false
    ) throws(LocalizationTableError) {
        var slots: [Slot] = []
        for file in files {
            // Looked at before it is opened: when it changes in between it is read once more than needed.
            let version = FileVersion(file.path)
            slots.append(Slot(entry: try file.open(copying: copies), version: version))
        }
        self.files = files
        self.others = others
        self.copies = copies
        current = Mutex(Self.tables(slots, others))
        self.slots = Mutex(slots)
    }

    /// The tables in use. They do not change when files are reloaded.
    public var tables: LocalizationTables { current.withLock { $0 } }

    /// What is wrong with the files as they were last read; empty where all of them are in use.
    public var failures: [LocalizationTableError] { slots.withLock { $0.compactMap(\.failure) } }

    /// A localizer for an `Accept-Language` header; see ``Localizer/init(_:acceptLanguage:options:)``.
    public func localizer(
        for acceptLanguage: String?, options: LocalizerOptions = LocalizerOptions()
    ) -> Localizer {
        Localizer(tables, acceptLanguage: acceptLanguage, options: options)
    }

    /// A localizer for a list of language tags; see ``Localizer/init(_:languages:options:)``.
    public func localizer(languages: [String], options: LocalizerOptions = LocalizerOptions()) -> Localizer {
        Localizer(tables, languages: languages, options: options)
    }

    /// Reads the files that are others than when they were last read, by what the operating system says of them:
    /// number, size and time of modification. A file that could not be used is not read again until it changes.
    ///
    /// - Complexity: One question to the operating system for a file that has not changed.
    public func reloadChanged() -> Outcome { reload(all: false) }

    /// Reads all files.
    public func reload() -> Outcome { reload(all: true) }

    private func reload(all: Bool) -> Outcome {
        slots.withLock { slots in
            var reloaded: [String] = []
            var failures: [LocalizationTableError] = []
            for (index, file) in files.enumerated() {
                let version = FileVersion(file.path)
                if !all, version == slots[index].version { continue }
                slots[index].version = version
                do throws(LocalizationTableError) {
                    slots[index].entry = try file.open(copying: copies)
                    slots[index].failure = nil
                    reloaded.append(file.path)
                } catch {
                    slots[index].failure = error
                    failures.append(error)
                }
            }
            if !reloaded.isEmpty {
                let tables = Self.tables(slots, others)
                current.withLock { $0 = tables }
            }
            return Outcome(reloaded: reloaded, failures: failures)
        }
    }

    private static func tables(_ slots: [Slot], _ others: LocalizationTables?) -> LocalizationTables {
        LocalizationTables(entries: slots.map(\.entry) + (others?.entries ?? []))
    }
}
