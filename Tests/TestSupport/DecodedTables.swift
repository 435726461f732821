public import Foundation

/// Apple's tables as text that tests compare: paths and decoded members, as JSON with sorted keys.
public enum DecodedTables {
    /// The JSON text of tables by path, each an XML property list.
    ///
    /// - Throws: What Foundation's reader of property lists has against one of them.
    public static func json(of files: [(path: String, contents: [UInt8])]) throws -> String {
        var tables: [String: Any] = [:]
        for file in files {
            var format = PropertyListSerialization.PropertyListFormat.binary
            let table = try PropertyListSerialization.propertyList(from: Data(file.contents), format: &format)
            guard format == .xml else { throw CocoaError(.propertyListReadCorrupt) }
            tables[file.path] = table
        }
        return try json(of: tables)
    }

    /// The same JSON in the form that tests compare.
    public static func normalized(_ json: Data) throws -> String {
        try self.json(of: JSONSerialization.jsonObject(with: json))
    }

    private static func json(of object: Any) throws -> String {
        let data = try JSONSerialization.data(
            withJSONObject: object, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }
}
