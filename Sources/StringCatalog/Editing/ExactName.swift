/// A name that is compared byte by byte.
///
/// `String` takes canonically equal texts, such as `é` in one and in two code points, for the same; a catalog does not.
struct ExactName: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: ExactName, right: ExactName) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        // Equal bytes are equal texts, so the hash of the text serves.
        hasher.combine(text)
    }
}
