/// What a customer has ordered.
struct Order {
    var customer = "Ana"
    var special = "Four cheeses"
    var slices = 21
    var pizzas = 3
    var boxes = 2
    /// How far away the courier is.
    var kilometres = 1.5
    /// The part of the way that is done, from 0 to 1.
    var progress = 0.256
}
