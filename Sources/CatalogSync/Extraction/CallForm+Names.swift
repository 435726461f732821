extension CallForm {
    /// The calls that tell keys, by the name that is called.
    static let byName: [String: [CallForm]] = {
        var forms: [String: [CallForm]] = [:]
        func add(_ names: [String], _ form: CallForm) {
            for name in names { forms[name, default: []].append(form) }
        }
        add(foundationTypes, CallForm(key: .label("localized"), table: .labelled("table"), valueLabel: "defaultValue"))
        add(
            ["init"],
            CallForm(key: .label("localized"), place: .member, table: .labelled("table"), valueLabel: "defaultValue"))
        add(["LocalizedStringResource"], CallForm(table: .labelled("table"), valueLabel: "defaultValue"))
        add(["LocalizedStringKey", "LocalizationValue"], CallForm())
        add(["NSLocalizedString"], CallForm(syntax: .plain, valueLabel: "value", wantsLiteral: true))
        add(
            ["localizedString"],
            CallForm(
                key: .label("forKey"), syntax: .plain, place: .method, table: .labelled("table"), valueLabel: "value"))
        add(views, CallForm())
        add(modifiers, CallForm(place: .method))
        for (name, labels) in labelled {
            for label in labels { add([name], CallForm(key: .label(label), commentLabel: nil)) }
        }
        for (name, label) in labelledModifiers {
            add([name], CallForm(key: .label(label), place: .member, commentLabel: nil))
        }
        add(
            ["AppShortcut"],
            CallForm(key: .label("phrases"), syntax: .phrases, table: .named("AppShortcuts"), commentLabel: nil))
        add(runtimeMethods, CallForm(syntax: .plain, place: .method, table: .any, commentLabel: nil))
        return forms
    }()

    /// Types with an initializer `init(localized:…)`.
    private static let foundationTypes = ["AttributedString", "String"]

    /// What this package's runtime looks keys up with.
    static let runtimeMethods = ["localized", "rawText", "text", "withText", "write"]

    /// The views, scenes and other types of SwiftUI, its sister frameworks and App Intents whose first argument,
    /// where it has no label, is a `LocalizedStringKey` or a `LocalizedStringResource`.
    private static let views = [
        "Annotation", "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView", "ControlGroup", "DatePicker",
        "DisclosureGroup", "DisplayRepresentation", "GroupBox", "IntentDescription", "IntentDialog", "Label",
        "LabeledContent",
        "Link", "Marker", "Menu", "MenuBarExtra", "MultiDatePicker", "NavigationLink", "PhotosPicker",
        "Picker", "ProgressView", "Section", "SecureField", "ShareLink", "SharePreview", "Stepper", "Summary", "Tab",
        "TableColumn", "TabSection", "Text", "TextField", "Toggle", "TypeDisplayRepresentation", "UtilityWindow",
        "Window",
        "WindowGroup",
    ]

    /// The modifiers whose first argument, where it has no label, is a `LocalizedStringKey`.
    private static let modifiers = [
        "accessibilityCustomContent", "accessibilityHint", "accessibilityInputLabels", "accessibilityLabel",
        "accessibilityRotor", "accessibilityValue", "alert", "badge", "chartXAxisLabel", "chartYAxisLabel",
        "confirmationDialog", "dialogSuppressionToggle", "fileDialogConfirmationLabel", "fileDialogMessage",
        "fileExporterFilenameLabel", "help", "navigationBarTitle", "navigationSubtitle", "navigationTitle",
    ]

    /// Arguments with a label that are keys too, by the name of the type.
    private static let labelled: [(String, [String])] = [
        ("AppShortcut", ["shortTitle"]),
        ("DisplayRepresentation", ["title", "subtitle"]),
        ("IntentDialog", ["full", "supporting"]),
        ("Parameter", ["title", "description"]),
        ("TypeDisplayRepresentation", ["name", "numericFormat"]),
    ]

    /// The same, by the name of the modifier.
    private static let labelledModifiers = [
        ("accessibilityAction", "named"), ("result", "dialog"), ("searchable", "prompt"),
    ]
}
