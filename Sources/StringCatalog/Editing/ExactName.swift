/// A name that is compared byte by byte.
///
/// `String` takes canonically equal texts, such as `é` in one and in two code points, for the same; a catalog does not.
package struct ExactName: Hashable, Sendable {
    /// The name.
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (left: ExactName, right: ExactName) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        // Equal bytes are equal texts, so the hash of the text serves.
        hasher.combine(text)
    }
}
