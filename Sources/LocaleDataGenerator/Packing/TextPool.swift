/// Texts stored once each, one after the other; a table points into it by offset and length.
package struct TextPool {
    /// Where a text lies, in bytes.
    package struct Place: Equatable {
        package let offset: Int
        package let length: Int
    }

    package private(set) var packed = PackedBytes()
    private var places: [String: Place] = [:]

    package init() {}

    /// The place of `text`, added when it is new. The order of calls decides the layout.
    package mutating func place(of text: String) -> Place {
        if let known = places[text] { return known }
        let place = Place(offset: packed.count, length: text.utf8.count)
        packed.append(text)
        places[text] = place
        return place
    }
}
