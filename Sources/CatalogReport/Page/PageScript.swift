/// The script of the page, one function in several parts.
///
/// It reads the data, filters the entries and shows a page of them at a time. Texts become text nodes; nothing is ever
/// parsed as HTML. What is asked for is kept in the fragment of the address, so that a filtered view can be linked.
enum PageScript {
    /// The parts in their order.
    static let parts: [StaticString] = [entries, filtering, showing, controls]
}
