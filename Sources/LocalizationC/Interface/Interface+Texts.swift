public import LocalizationCHeader
internal import LocalizationRuntime
internal import LookupTable

// What the header declares; the compiler compares each function with its declaration there, which says what it does.

/// Makes a localizer for an `Accept-Language` header.
@c @implementation
public func localization_negotiate(
    _ tables: localization_handle, _ acceptLanguage: UnsafePointer<CChar>?, _ acceptLanguageLength: Int,
    _ device: UnsafePointer<CChar>?, _ deviceLength: Int, _ localizer: UnsafeMutablePointer<localization_handle>?
) -> Int32 {
    Status.of { () throws(Status) in
        unsafe try HandleTable.give(to: localizer) { () throws(Status) -> HandleObject in
            let tables = try HandleTable.shared.tables(tables).tables
            let header = unsafe try CallerMemory.utf8(acceptLanguage, acceptLanguageLength).string
            let device = unsafe try CallerMemory.utf8(device, deviceLength).string
            return .localizer(
                CountingLocalizer(tables, acceptLanguage: header, device: device.isEmpty ? nil : device))
        }
    }
}

/// Writes the tag of the language that was chosen.
@c @implementation
public func localization_language_tag(
    _ localizer: localization_handle, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int64 {
    Status.or { () throws(Status) -> Int64 in
        let tag = try HandleTable.shared.localizer(localizer).localizer.languageTag
        return unsafe try CallerMemory.write(tag, to: buffer, capacity)
    }
}

/// The direction of the language that was chosen.
@c @implementation
public func localization_direction(_ localizer: localization_handle) -> Int32 {
    Status.or { () throws(Status) -> Int32 in
        let direction = try HandleTable.shared.localizer(localizer).localizer.direction
        return Int32(direction == .rightToLeft ? LOCALIZATION_RIGHT_TO_LEFT : LOCALIZATION_LEFT_TO_RIGHT)
    }
}

/// Writes the text of a key.
@c @implementation
public func localization_text(
    _ localizer: localization_handle, _ key: UnsafePointer<CChar>?, _ keyLength: Int,
    _ arguments: UnsafePointer<localization_argument>?, _ argumentCount: Int,
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int64 {
    Status.or { () throws(Status) -> Int64 in
        let localizer = try HandleTable.shared.localizer(localizer).localizer
        let key = unsafe try CallerMemory.utf8(key, keyLength)
        let values = unsafe try Arguments(arguments, argumentCount)
        return unsafe try CallerMemory.write(to: buffer, capacity) { span in
            let written = localizer.write(key: key, arguments: values, into: &span)
            return (written.byteCount, written.neededByteCount)
        }
    }
}

/// How many lookups found no key, and how many had other problems.
@c @implementation
public func localization_problem_counts(
    _ localizer: localization_handle, _ missingKeys: UnsafeMutablePointer<UInt64>?,
    _ others: UnsafeMutablePointer<UInt64>?
) -> Int32 {
    Status.of { () throws(Status) in
        let counter = try HandleTable.shared.localizer(localizer).counter
        unsafe missingKeys?.pointee = UInt64(counter.missingKeys)
        unsafe others?.pointee = UInt64(counter.otherProblems)
    }
}
