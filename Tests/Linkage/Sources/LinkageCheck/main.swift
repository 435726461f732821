import LocalizationRuntime

// Prints Russian plurals and numbers from the table at the path that is given.
let table = try LocalizationTable(mapping: CommandLine.arguments[1])
let localizer = Localizer(LocalizationTables(table), language: "ru")
for count in [1, 3, 25] {
    print(localizer.text("order.slices", count))
}
print(localizer.text("order.distance", 1234.5))
print(localizer.text("order.progress", .percent(0.256)))
