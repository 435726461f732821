public import LocalizationCHeader
internal import LocalizationRuntime
internal import LookupTable

// What the header declares; the compiler compares each function with its declaration there, which says what it does.

/// The version of the library that was loaded.
@c @implementation
public func localization_interface_version() -> UInt32 {
    UInt32(LOCALIZATION_INTERFACE_VERSION)
}

/// A few English words about a status.
@c @implementation
public func localization_status_text(
    _ status: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int64 {
    Status.or { () throws(Status) -> Int64 in
        guard let status = Status(rawValue: status) else { throw .invalidArgument }
        return unsafe try CallerMemory.write(status.text, to: buffer, capacity)
    }
}

/// Opens a file by mapping it.
@c @implementation
public func localization_open(
    _ path: UnsafePointer<CChar>?, _ pathLength: Int, _ tables: UnsafeMutablePointer<localization_handle>?
) -> Int32 {
    Status.of { () throws(Status) in
        unsafe try HandleTable.give(to: tables) { () throws(Status) -> HandleObject in
            let path = unsafe try CallerMemory.utf8(path, pathLength).string
            return try .opening { () throws(LocalizationTableError) in try LocalizationTable(mapping: path) }
        }
    }
}

/// Opens a copy of bytes.
@c @implementation
public func localization_open_bytes(
    _ bytes: UnsafeRawPointer?, _ length: Int, _ tables: UnsafeMutablePointer<localization_handle>?
) -> Int32 {
    Status.of { () throws(Status) in
        unsafe try HandleTable.give(to: tables) { () throws(Status) -> HandleObject in
            let bytes = unsafe try CallerMemory.bytes(bytes, length)
            guard bytes.count <= SevenBitNumber.greatest28 else { throw .notATable }
            let copy = unsafe bytes.withUnsafeBuffer { unsafe Array($0) }
            return try .opening { () throws(LocalizationTableError) in try LocalizationTable(bytes: copy) }
        }
    }
}

/// Makes tables of several that are open.
@c @implementation
public func localization_join(
    _ handles: UnsafePointer<localization_handle>?, _ count: Int, _ tables: UnsafeMutablePointer<localization_handle>?
) -> Int32 {
    Status.of { () throws(Status) in
        unsafe try HandleTable.give(to: tables) { () throws(Status) -> HandleObject in
            guard (1...256).contains(count), let handles = unsafe handles else { throw .invalidArgument }
            var opened: [LocalizationTable] = []
            // The caller has `count` handles there. Tables that were joined count as many as they are.
            for index in 0..<count { opened += try HandleTable.shared.tables(unsafe handles[index]).opened }
            guard opened.count <= 256 else { throw .invalidArgument }
            return .tables(OpenTables(opened))
        }
    }
}

/// Looks at every byte of tables.
///
/// - Complexity: Linear in their size.
@c @implementation
public func localization_verify(_ tables: localization_handle) -> Int32 {
    Status.of { () throws(Status) in
        let isWhole = try HandleTable.shared.tables(tables).opened.allSatisfy { $0.verify().isEmpty }
        if !isWhole { throw .damagedTable }
    }
}

/// Closes tables or a localizer.
@c @implementation
public func localization_close(_ handle: localization_handle) -> Int32 {
    Status.of { () throws(Status) in
        // The object goes when this ends, after the lock was given back.
        guard HandleTable.shared.remove(handle) != nil else { throw .invalidHandle }
    }
}

extension HandleTable {
    func tables(_ handle: UInt64) throws(Status) -> OpenTables {
        guard case .tables(let tables) = object(handle) else { throw .invalidHandle }
        return tables
    }

    func localizer(_ handle: UInt64) throws(Status) -> CountingLocalizer {
        guard case .localizer(let localizer) = object(handle) else { throw .invalidHandle }
        return localizer
    }

    /// Gives what `body` makes a handle and writes it where C wants it, 0 where there is none.
    static func give(
        to result: UnsafeMutablePointer<localization_handle>?, _ body: () throws(Status) -> HandleObject
    ) throws(Status) {
        guard let result = unsafe result else { throw .invalidArgument }
        unsafe result.pointee = 0
        guard let handle = shared.insert(try body()) else { throw .tooManyHandles }
        unsafe result.pointee = handle
    }
}

extension HandleObject {
    /// One table that `body` opens.
    fileprivate static func opening(
        _ body: () throws(LocalizationTableError) -> LocalizationTable
    ) throws(Status) -> HandleObject {
        do throws(LocalizationTableError) {
            return .tables(OpenTables([try body()]))
        } catch {
            throw Status(error)
        }
    }
}
