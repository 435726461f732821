package import Foundation

/// A value in a JSON file of CLDR that knows where it stands, so that an error can say it.
package struct CLDRNode {
    /// The file it was read from.
    private let file: String

    /// The names of the members from the file's root to here.
    private let keyPath: [String]

    private let value: Any

    private init(file: String, keyPath: [String], value: Any) {
        self.file = file
        self.keyPath = keyPath
        self.value = value
    }

    /// Reads the whole file.
    ///
    /// - Throws: ``CLDRError/unreadable(path:reason:)``.
    package init(readingFileAt url: URL) throws {
        file = url.path
        keyPath = []
        do {
            value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
        } catch {
            throw CLDRError.unreadable(path: url.path, reason: error.localizedDescription)
        }
    }

    /// The member called `name`.
    ///
    /// - Throws: ``CLDRError/unexpected(path:keyPath:wanted:)`` when there is none.
    package func member(_ name: String) throws -> CLDRNode {
        guard let found = try memberIfPresent(name) else {
            throw unexpected(wanted: "a member '\(name)'")
        }
        return found
    }

    /// The member called `name`, or nil when the object has none.
    package func memberIfPresent(_ name: String) throws -> CLDRNode? {
        try object()[name].map { CLDRNode(file: file, keyPath: keyPath + [name], value: $0) }
    }

    /// All members, sorted by the bytes of their names so that nothing generated depends on hashing.
    package func members() throws -> [(name: String, node: CLDRNode)] {
        try object()
            .map { (name: $0, node: CLDRNode(file: file, keyPath: keyPath + [$0], value: $1)) }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The elements of an array, in the file's order.
    package func elements() throws -> [CLDRNode] {
        guard let array = value as? [Any] else { throw unexpected(wanted: "an array") }
        return array.enumerated().map { CLDRNode(file: file, keyPath: keyPath + ["\($0)"], value: $1) }
    }

    /// The text here.
    package func text() throws -> String {
        guard let text = value as? String else { throw unexpected(wanted: "a text") }
        return text
    }

    /// The integer here, whether written as a number or as a text.
    package func integer() throws -> Int {
        if let number = value as? Int { return number }
        if let text = value as? String, let number = Int(text) { return number }
        throw unexpected(wanted: "an integer")
    }

    /// The truth value here.
    package func truth() throws -> Bool {
        guard let truth = value as? Bool else { throw unexpected(wanted: "true or false") }
        return truth
    }

    /// An error about this place, for readers that find something they cannot understand.
    package func unexpected(wanted: String) -> CLDRError {
        .unexpected(path: file, keyPath: keyPath.joined(separator: "/"), wanted: wanted)
    }

    private func object() throws -> [String: Any] {
        guard let object = value as? [String: Any] else { throw unexpected(wanted: "an object") }
        return object
    }
}
