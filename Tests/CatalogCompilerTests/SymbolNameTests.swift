import Testing

@testable import CatalogCompiler

@Suite struct SymbolNameTests {
    @Test(arguments: [
        ("settings.general_title", "settingsGeneralTitle"), ("OK", "ok"), ("Ok", "ok"), ("URL list", "urlList"),
        ("URLSession", "urlSession"), ("iPhone", "iPhone"), ("Your order is ready", "yourOrderIsReady"),
        ("3 cheeses", "_3Cheeses"), ("Don't panic", "dontPanic"), ("class", "class"), ("Type", "type"),
        ("self", "selfText"), ("Self", "selfText"), ("init", "initText"), ("Überprüfen", "überprüfen"),
        ("注文する", "注文する"), ("заказать пиццу", "заказатьПиццу"), ("🍕 pizza!", "pizza"), ("a\u{200B}b", "aB"),
        ("ﬁnd", "ﬁnd"), ("if", "if"),
        (
            "A very long sentence that goes on and on until nobody wants to read it any more, and then on",
            "aVeryLongSentenceThatGoesOnAndOnUntilNobodyWantsToReadItAny"
        ),
    ]) func namesKeys(key: String, name: String) {
        #expect(SymbolName.identifier(of: key) == name)
    }

    @Test(arguments: ["", "!", "42", "→", "_", "…"]) func hasNoNameFor(key: String) {
        #expect(SymbolName.identifier(of: key) == nil)
    }

    @Test(arguments: [("class", "`class`"), ("if", "`if`"), ("none", "none"), ("type", "type")])
    func quotesKeywords(name: String, declared: String) {
        #expect(SymbolName.declared(name) == declared)
    }

    @Test(arguments: [("count", "count"), ("in", "in"), ("inout", "`inout`"), ("größe", "größe")])
    func takesLabels(name: String, label: String) {
        #expect(SymbolName.label(name) == label)
    }

    @Test(arguments: ["", "_", "1st", "a b", "a-b"]) func hasNoLabelFor(name: String) {
        #expect(SymbolName.label(name) == nil)
    }

    @Test(arguments: [
        ("Localizable", "Localizable"), ("Main-Menu", "MainMenu"), ("main", "Main"), ("Type", "TypeTable"),
        ("2024", "_2024"), ("strings", "StringsTable"), ("Localizer", "LocalizerTable"), ("Message", "Message"),
        ("", "Table"), ("…", "Table"),
    ]) func namesTables(table: String, type: String) {
        #expect(SymbolName.typeName(ofTable: table, in: "Strings") == type)
    }
}
