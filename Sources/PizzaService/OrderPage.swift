import LocalizationRuntime

/// The page that shows an order, in the language of one request.
struct OrderPage {
    /// Looks the texts up: one for each request, so that a page does not mix languages.
    let localizer: Localizer

    let order: Order

    /// The lines of the page, each with the name of what it shows.
    var lines: [(name: String, text: String)] {
        [
            ("greeting", localizer.text(.orderGreeting(name: order.customer))),
            ("special", special),
            ("slices", localizer.text(.orderSlices(count: order.slices))),
            ("delivery", localizer.text(.orderDelivery(order.pizzas, order.boxes))),
            ("distance", localizer.text(.orderDistance(distance: order.kilometres))),
            ("progress", localizer.text(.orderProgress(progress: .percent(order.progress)))),
            ("tracking", localizer.text(.orderTrack)),
        ]
    }

    /// The special of the day. Its name is looked up by its key, as a name from a database would be; where it is not
    /// translated it is shown in the catalog's own language, and the page says so.
    private var special: String {
        let pizza = localizer.localized(order.special)
        let text = localizer.text("Today’s special: %@", pizza.text)
        guard let tag = pizza.languageTag, tag != localizer.languageTag else { return text }
        return "\(text)  [\(tag)]"
    }
}
