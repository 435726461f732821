import LocalizationRuntime

/// A text that a page of the service asks for.
struct Question: Sendable {
    /// What is asked, for messages.
    let name: String
    /// Asks it.
    let ask: @Sendable (Localizer) -> String

    /// Every key of the example's catalog `Order`, with numbers that meet all plural categories of its languages,
    /// names in several scripts, and devices with texts of their own.
    static let all: [Question] = {
        var all: [Question] = []
        func add(_ name: String, _ ask: @escaping @Sendable (Localizer) -> String) {
            all.append(Question(name: name, ask: ask))
        }
        for count in Array(0...120) + [1_000, 123_456, 1_000_000] {
            add("slices \(count)") { $0.text("order.slices", count) }
        }
        for tenths in 0...60 {
            add("distance \(tenths)") { $0.text("order.distance", Double(tenths) / 10) }
        }
        for percent in 0...100 {
            add("progress \(percent)") { $0.text("order.progress", .percent(Double(percent) / 100)) }
        }
        for pizzas in 0...12 {
            for boxes in 0...6 { add("delivery \(pizzas) \(boxes)") { $0.text("order.delivery", pizzas, boxes) } }
        }
        for name in ["Ana", "Олег", "مريم", "陳", "💚", ""] {
            add("greeting \(name)") { $0.text("order.greeting", name) }
        }
        for device in [nil, .iphone, .mac, .applewatch] as [Device?] {
            add("track \(device.map { "\($0)" } ?? "")") { $0.text("order.track", device: device) }
        }
        return all
    }()

    /// What clients send as `Accept-Language`: languages that there are, relatives of them, others, and nonsense.
    static let languages = [
        "ru", "ar", "ar-EG, en;q=0.5", "de-AT, de;q=0.9", "fr-CA", "ja", "pt-PT, pt;q=0.8", "tr", "zh-TW", "en-GB",
        "uk, ru",
        "sw", "*", "de;q=0, fr;q=0.1", "", "x-;;q=?",
    ]
}
