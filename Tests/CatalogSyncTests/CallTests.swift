import StringCatalog
import Testing

@testable import CatalogSync

struct CallTests {
    static let cases: [ExtractionCase] = [
        // Foundation.
        .init(#"String(localized: "Orders")"#, "Orders"),
        .init(
            #"String(localized: "order.title", defaultValue: "Your order", table: "Order", bundle: .module, locale: l, comment: "A title.")"#,
            "Order:order.title = Your order // A title."),
        .init(#"let s: String = .init(localized: "Orders", comment: "x")"#, "Orders // x"),
        .init(#"String.init(localized: "Orders")"#, "Orders"),
        .init(#"AttributedString(localized: "**Hot** pizza", table: "Menu")"#, "Menu:**Hot** pizza"),
        .init(#"LocalizedStringResource("Orders", table: "Menu", comment: "c")"#, "Menu:Orders // c"),
        .init(#"LocalizedStringResource("k", defaultValue: "Value", bundle: .atURL(url))"#, "k = Value"),
        .init(#"String.LocalizationValue("Orders")"#, "Orders"),
        .init(#"String(localized: String.LocalizationValue("Orders"))"#, "Orders"),
        .init(#"String(localized: .init("Orders", table: "Menu"))"#, "Menu:Orders"),
        .init(#"String(localized: "k", defaultValue: value)"#, "k = ?"),
        .init(#"String(localized: "k", table: nil)"#, "k"),
        .init(#"String(localized: "k", table: "")"#, "k"),
        .init(#"String(localized: key)"#),
        .init(#"String("Orders")"#),
        .init(#"String(describing: "Orders")"#),
        .init(
            #"NSLocalizedString("Save", tableName: "Menu", bundle: .main, value: "Save it", comment: "Verb")"#,
            "Menu:Save = Save it // Verb"),
        .init(#"NSLocalizedString("Save", comment: "")"#, "Save"),
        .init(#"NSLocalizedString("Save", value: "", comment: "")"#, "Save"),
        .init(#"NSLocalizedString("Save", value: nil, comment: "")"#, "Save"),
        .init(#"NSLocalizedString("Save", value: text, comment: "")"#, "Save = ?"),
        .init(
            #"String.localizedStringWithFormat(NSLocalizedString("%d files at 5%", comment: "n"), count)"#,
            "%d files at 5% // n"),
        .init(#"String(format: NSLocalizedString("%@ of %@", comment: "a" + " b"), x, y)"#, "%@ of %@ // a b"),
        .init(#"NSLocalizedString("One " + "two " + "three", comment: "")"#, "One two three"),
        .init("NSLocalizedString(\"\"\"\n  One\n  two\n  \"\"\", comment: \"\"\"\n  c\n  \"\"\")", "One\ntwo // c"),
        .init(#"Bundle.main.localizedString(forKey: "Save", value: "Keep", table: "Menu")"#, "Menu:Save = Keep"),
        .init(#"Bundle.main.localizedString(forKey: "Save", value: nil, table: nil)"#, "Save"),
        // SwiftUI's views.
        .init(#"Text("Hello", tableName: "Menu", bundle: .module, comment: "c")"#, "Menu:Hello // c"),
        .init(#"SwiftUI.Text("Hello")"#, "Hello"),
        .init(#"Text(verbatim: "Hello")"#),
        .init(#"Text(name)"#),
        .init(#"Text("a" + "b")"#),
        .init(#"Text("a".uppercased())"#),
        .init(#"Text(isOn ? "On" : "Off")"#, "On", "Off"),
        .init(#"Text((a > b) ? ("A") : c ? "B" : "C")"#, "A", "B", "C"),
        .init(#"Text(isOn ? "On" : name)"#),
        .init(#"Text("")"#, ""),
        .init("Text(\n    \"Hello\",\n    comment: \"c\"\n)", "Hello // c"),
        .init(#"Label("Cart", systemImage: "cart")"#, "Cart"),
        .init(#"Button("Save", role: .cancel) { Text("Inner") }"#, "Save", "Inner"),
        .init(#"Button(action: f) { Label("Cart", systemImage: "cart") }"#, "Cart"),
        .init(#"Toggle("Wi-Fi", isOn: $isOn)"#, "Wi-Fi"),
        .init(#"TextField("Name", text: $name, prompt: Text("Your name"))"#, "Name", "Your name"),
        .init(#"SecureField("Password", text: $p)"#, "Password"),
        .init(#"Picker("Size", selection: $s) { Text("Small").tag(1) }"#, "Size", "Small"),
        .init(#"Section("Drinks") { }"#, "Drinks"),
        .init(#"Section(header: Text("Drinks")) { }"#, "Drinks"),
        .init(#"NavigationLink("Next", value: 1)"#, "Next"),
        .init(
            #"Menu("More") { }; Link("Site", destination: url); Stepper("Count", value: $n)"#, "More", "Site", "Count"),
        .init(
            #"DatePicker("When", selection: $d); ProgressView("Loading"); ColorPicker("Tint", selection: $c)"#, "When",
            "Loading", "Tint"),
        .init(
            #"LabeledContent("Size", value: "12 MB"); GroupBox("Box") { }; DisclosureGroup("More") { }"#, "Size", "Box",
            "More"),
        .init(
            #"Tab("Home", systemImage: "house") { }; ContentUnavailableView("Nothing", systemImage: "x")"#, "Home",
            "Nothing"),
        .init(
            #"WindowGroup("Main") { }; CommandMenu("Tools") { }; TableColumn("Name", value: \.name)"#, "Main", "Tools",
            "Name"),
        .init(#"Alert(title: Text("Stop?"), message: nil, dismissButton: .default(Text("OK")))"#, "Stop?", "OK"),
        .init(#"LocalizedStringKey("Orders")"#, "Orders"),
        .init(#"Image("photo"); Font.custom("Helvetica", size: 1); Color("tint")"#),
        // Modifiers.
        .init(#"List { }.navigationTitle("Orders")"#, "Orders"),
        .init(
            #"view.alert("Stop?", isPresented: $b) { Button("OK") { } } message: { Text("Really") }"#, "Stop?", "OK",
            "Really"),
        .init(#"view.confirmationDialog("Sure?", isPresented: $b) { }"#, "Sure?"),
        .init(
            #"v.help("Tip").accessibilityLabel("L").accessibilityHint("H").accessibilityValue("V")"#, "Tip", "L", "H",
            "V"),
        .init(#"v.accessibilityLabel(Text("L")).accessibilityAction(named: "Delete") { }"#, "L", "Delete"),
        .init(#"v.accessibilityInputLabels(["One", "Two"])"#, "One", "Two"),
        .init(
            #"v.searchable(text: $q, prompt: "Search").badge("New").navigationSubtitle("Sub")"#, "Search", "New", "Sub"),
        .init(#"v.navigationTitle(title)"#),
        .init(#"@Option(help: "Not a key") var x: Int"#),
        .init(#"func alert(_ text: String = "no") { }"#),
        // App Intents.
        .init(
            #"static let title: LocalizedStringResource = "Order"; @Parameter(title: "Size", description: "How large") var size: String"#,
            "Order", "Size", "How large"),
        .init(#"DisplayRepresentation(title: "Pizza \(name)", subtitle: "Hot")"#, "Pizza %@", "Hot"),
        .init(
            #"TypeDisplayRepresentation(name: "Pizza"); IntentDescription("Orders a pizza.")"#, "Pizza",
            "Orders a pizza."),
        .init(#"Summary("Order \(\.$pizza) for \(\.$count)")"#, "Order ${pizza} for ${count}"),
        .init(
            #"AppShortcut(intent: i, phrases: ["Order with \(.applicationName)", "Get \(.applicationName)"], shortTitle: "Order", systemImageName: "x")"#,
            "Order", "?AppShortcuts:Order with ${applicationName}"),
        // This package's runtime.
        .init(#"localizer.text("You have %lld slices.", 3)"#, "*:You have %lld slices."),
        .init(#"localizer.text("Settings", device: .ipad)"#, "*:Settings"),
        .init(#"self.localizer.localized("Settings").text"#, "*:Settings"),
        .init(#"request.localizer?.rawText("100%")"#, "*:100%"),
        .init(#"Strings.localizer(for: header).text("Settings")"#, "*:Settings"),
        .init(#"Localizer.current?.text("Settings")"#, "?*:Settings"),
        .init("import LocalizationRuntime\nLocalizer.current?.text(\"Settings\")", "*:Settings"),
        .init(#"func page(_ l: Localizer) { l.text("Settings") }"#, "*:Settings"),
        .init(#"localizer.withText("Settings") { $0.count }"#, "*:Settings"),
        .init(#"localizer.text(isNew ? "New" : "Old")"#, "*:New", "*:Old"),
        .init(#"html.text("Settings")"#, "?*:Settings"),
        .init(#"localizer.text(name)"#),
        .init("import LocalizationRuntime\nOption(value: .text(\"LANGUAGE\"), [.alert(\"no\")])"),
        .init("localizer\n    .text(\"Settings\")", "*:Settings"),
        .init(#"func perform() { return .result(dialog: "Ordered") }"#, "Ordered"),
    ]

    @Test(arguments: cases)
    func callsTellKeys(_ example: ExtractionCase) { example.check() }

    static let declarations: [ExtractionCase] = [
        .init(#"let title: LocalizedStringKey = "Orders""#, "Orders"),
        .init(#"let title: LocalizedStringKey? = isNew ? "New" : "Old""#, "New", "Old"),
        .init(#"let titles: [LocalizedStringKey] = ["One", "Two"]"#, "One", "Two"),
        .init(#"let names: [Size: LocalizedStringResource] = [.small: "Small", .large: "Large"]"#, "Small", "Large"),
        .init(#"static let cases: [Self: DisplayRepresentation] = [.hot: "Hot"]"#, "Hot"),
        .init(#"let r: LocalizedStringResource = .init("k", defaultValue: "Value", table: "Menu")"#, "Menu:k = Value"),
        .init(#"func show(_ title: LocalizedStringKey = "Orders") { }"#, "Orders"),
        .init(#"let title: String = "Not a key""#),
        .init("var title: LocalizedStringKey { \"Orders\" }", "Orders"),
        .init(
            "var title: LocalizedStringKey {\n  switch self {\n  case .a: \"A\"\n  case .b: return \"B\"\n  default: isX ? \"C\" : \"D\"\n  }\n}",
            "A", "B", "C", "D"),
        .init(
            "var title: LocalizedStringKey {\n  log(\"no\")\n  if x == \"no\" { return \"Yes\" }\n  return \"Else\"\n}",
            "Yes", "Else"),
        .init("func title() -> LocalizedStringResource {\n  \"Orders\"\n}", "Orders"),
        .init("var name: String { \"no\" }"),
        // What the sources declare themselves.
        .init(
            "struct Row: View { let title: LocalizedStringKey; let image: String }\nRow(title: \"Orders\", image: \"no\")",
            "Orders"),
        .init(
            "struct Row { init(_ title: LocalizedStringKey, _ image: String) { } }\nRow(\"Orders\", \"no\")", "Orders"),
        .init("func toast(_ text: LocalizedStringResource, after: Int) { }\nself.toast(\"Saved\", after: 1)", "Saved"),
        .init(
            "func append(_ text: LocalizedStringKey) { }\nappend(\"Saved\")\nlist.append(\"maybe\")", "Saved", "?maybe"),
        .init("struct Text { init(_ text: String) { } }\nText(\"no\")"),
    ]

    @Test(arguments: declarations)
    func typesTellKeys(_ example: ExtractionCase) { example.check() }

    @Test
    func aTypeOfAnotherFileTellsKeys() {
        let extraction = ExtractionCase.extract(
            #"Row(title: "Orders")"#, "struct Row: View { let title: LocalizedStringKey }")
        #expect(extraction.keys.map(ExtractionCase.words) == ["Orders"])
    }

    @Test
    func symbolsInCallsAreNoted() {
        let extraction = ExtractionCase.extract(
            "localizer.text(.orderSlices(count: 3)); l.localized(.settings, device: .mac); Message<Strings.Pizza>.title; "
                + "Text(.welcome); f(.other)")
        #expect(extraction.symbols == ["orderSlices", "settings", "title", "welcome"])
        #expect(extraction.keys.isEmpty)
    }

    @Test
    func bothBranchesOfConditionalCompilationCount() {
        let code = "#if os(macOS)\nText(\"Mac\")\n#elseif os(iOS)\nText(\"Phone\")\n#else\nText(\"Else\")\n#endif\n"
        #expect(ExtractionCase.extract(code).keys.map(\.key.text) == ["Mac", "Phone", "Else"])
    }

    @Test
    func aKeyHasThePlaceOfItsLiteral() {
        let extraction = ExtractionCase.extract(
            "/* é */ Text(\n    \"Größe \\(Text(\"B\"))\")", path: "Sources/A.swift")
        #expect(extraction.keys.map(\.place) == ["Sources/A.swift:2:5", "Sources/A.swift:2:19"])
    }

    static let warnings: [(code: String, message: String)] = [
        (
            #"let a = NSLocalizedString(key, comment: "")"#,
            "A.swift:1:27: warning: the key is made at run time, so that it cannot be found here; write it as a literal"
        ),
        (
            #"NSLocalizedString("a \(b)", comment: "")"#,
            "A.swift:1:19: warning: the key is made at run time, so that it cannot be found here; write it as a literal"
        ),
        (
            #"localizer.text("a \(b)")"#,
            "A.swift:1:16: warning: the key is made at run time, so that it cannot be found here; write it as a literal"
        ),
        (
            #"String(localized: "a", table: name)"#,
            "A.swift:1:31: warning: the name of the table is no literal, so that the key counts for every catalog that "
                + "has it and is added to none"
        ),
        (
            #"String(localized: "a", table:"#,
            "A.swift:1:30: warning: the name of the table is no literal, so that the key counts for every catalog that "
                + "has it and is added to none"
        ),
    ]

    @Test(arguments: warnings)
    func whatCannotBeSeenIsReported(_ code: String, _ message: String) {
        #expect(ExtractionCase.extract(code).diagnostics.map(\.description) == [message])
    }
}
