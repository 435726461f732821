import CatalogCompiler
import Foundation
import LocalizationFoundation
import LocalizationRuntime
import LocalizationTesting
import StringCatalog
import Testing

/// The examples of the README that call the runtime, and what they give. The blocks there stand here line by line.
@Suite
struct ReadmeExamples {
    @Test
    func aRequestIsAnsweredInItsLanguage() {
        // Once for each request: the best language of all tables.
        let localizer = Strings.localizer(for: "ru, ar;q=0.8")
        let language = localizer.languageTag  // "ru", for Content-Language
        let direction = localizer.direction  // .leftToRight, for dir=

        let greeting = localizer.text(.orderGreeting(name: "Ana"))  // Добрый вечер, Ana!
        let slices = localizer.text(.orderSlices(count: 21))  // У вас 21 кусок.
        let byKey = localizer.text("order.slices", 21)  // the same
        let progress = localizer.text(.orderProgress(progress: .percent(0.256)))  // Готовность: 25,6 %
        let onMac = localizer.text(.orderTrack, device: .mac)  // Нажмите, чтобы следить за заказом.

        #expect(language == "ru")
        #expect(direction == .leftToRight)
        #expect(greeting == "Добрый вечер, Ana!")
        #expect(slices == "У вас 21 кусок.")
        #expect(byKey == slices)
        #expect(progress == "Готовность: 25,6\u{A0}%")
        #expect(onMac == "Нажмите, чтобы следить за заказом.")
    }

    @Test
    func aTextSaysWhereItCameFrom() {
        let localizer = Strings.localizer(for: "tr")
        let pizza = localizer.localized("Four cheeses")
        if let language = pizza.languageTag, language != localizer.languageTag {
            print("not in \(localizer.languageTag) yet, shown in \(language): \(pizza.text)")
        }

        #expect(pizza.text == "Four cheeses")
        #expect(pizza.languageTag == "en")
        #expect(pizza.problems.isEmpty)
    }

    @Test
    func numbersPrintByTheLocaleAskedFor() {
        let localizer = Strings.localizer(for: "ar-EG, ar;q=0.8")
        let decimal = localizer.number(1234.5)  // ١٬٢٣٤٫٥
        let percent = localizer.percent(0.256, fractionDigits: 1)  // ٢٥٫٦٪
        let short = localizer.compact(1_234_567)  // ١٫٢ مليون, also as an argument of a text
        let list = localizer.list(["أ", "ب", "ج"])  // أ وب وج

        #expect(decimal == "١٬٢٣٤٫٥")
        #expect(percent == "٢٥٫٦٪\u{61C}")
        #expect(short.text == "١٫٢\u{A0}مليون")
        #expect(list == "أ وب وج")
    }

    /// A table of the example's orders as a file, for the time of `body`.
    private func withTableFile(_ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xctable").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let catalog = Readme.root.appending(path: "Catalogs/Pizza/Order.xcstrings").path
        let source = StringCatalog.read(Array(try Data(contentsOf: URL(filePath: catalog))), path: catalog)
        let compiled = CatalogCompiler.compile(source, options: CompilationOptions(tableName: "Order"))
        try Data(#require(compiled.table)).write(to: URL(filePath: path))
        try body(path)
    }

    @Test
    func aTableCanBeAFile() throws {
        try withTableFile { path in
            let table = try LocalizationTable(mapping: path)
            let localizer = Localizer(LocalizationTables(table), languages: ["pt-PT", "en"])

            #expect(localizer.languageTag == "pt-BR")
            #expect(localizer.text("order.slices", 21) == "Você tem 21 fatias.")
        }
    }

    @Test
    func tablesAreReloaded() throws {
        try withTableFile { path in
            // Serves the symbols of Strings.Order from a file instead of from the program.
            let tables = try ReloadableTables([TableFile(path, for: Strings.Order.self)])
            let localizer = tables.localizer(for: "pt-PT, en;q=0.5")  // for each request
            let failures = tables.reloadChanged().failures  // every few seconds

            #expect(failures.isEmpty)
            #expect(localizer.text(.orderSlices(count: 21)) == "Você tem 21 fatias.")
        }
    }

    @Test
    func foundationFormatsInTheLanguageOfTheText() {
        let localizer = Strings.localizer(for: "de")
        let date = Date(timeIntervalSince1970: 1_772_712_000)

        let price = localizer.formatted(12.5, .currency(code: "EUR"))
        let day = localizer.formatted(date, date: .long, time: .omitted)

        #expect(price == "12,50\u{A0}€")
        #expect(day == "5. März 2026")
    }

    @Test
    func testsTakeACatalog() throws {
        let folder = FileManager.default.currentDirectoryPath
        defer { _ = FileManager.default.changeCurrentDirectoryPath(folder) }
        #expect(FileManager.default.changeCurrentDirectoryPath(Readme.root.path))

        let localizer = try Localizer(catalogAt: "Catalogs/Pizza/Order.xcstrings", language: "ru")
        let text = localizer.text("order.slices", 21)  // У вас 21 кусок.

        #expect(text == "У вас 21 кусок.")
    }
}
