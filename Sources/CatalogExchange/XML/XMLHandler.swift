/// What takes the elements of an XML document, in their order.
protocol XMLHandler {
    /// An element begins. Names of elements and attributes are given without the prefix of the document's own namespace.
    ///
    /// - Parameter offset: The place of the start tag in the file.
    mutating func start(_ element: XMLStartTag, at offset: Int)
    /// The element that began last, and has not ended, ends.
    mutating func end()
    /// Text of the element that began last and has not ended. It may come in several pieces.
    mutating func text(_ text: String)
}

/// The beginning of an element.
struct XMLStartTag {
    /// The name without a prefix.
    let name: String
    /// The namespace; empty where there is none.
    let namespace: String
    /// The attributes by their names as they are written.
    let attributes: [String: String]
}
