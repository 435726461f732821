import StringCatalog
import Testing

@testable import PseudoLocalization

struct PseudoTextTests {
    static let accented: [(String, String)] = [
        ("Settings", "[Šéţţîñĝš]"),
        // Placeholders of every shape stay, with what is around them in accents.
        ("%lld files in %@", "[%lld ƒîļéš îñ %@]"), ("%1$@ of %2$(total)lld", "[%1$@ öƒ %2$(total)lld]"),
        ("%#@cats@ and %.2f", "[%#@cats@ åñđ %.2f]"), ("100%% sure", "[100%% šûŕé]"), ("%@ – %@", "%@ – %@"),
        ("100% yes", "[100% ýéš]"),
        // What programs read.
        ("See <b class=\"x\">this</b> &amp; that", "[Šéé <b class=\"x\">ţĥîš</b> &amp; ţĥåţ]"),
        ("[Terms](https://example.org/terms)", "[[Ţéŕɱš](https://example.org/terms)]"),
        ("^[%lld dog](inflect: true)", "[^[%lld đöĝ](inflect: true)]"),
        ("Visit https://example.org/a?b=c now", "[Ṽîšîţ https://example.org/a?b=c ñöŵ]"),
        ("Hi {name}, ${app}", "[Ĥî {name}, ${app}]"), ("a\\nb", "[å\\nƀ]"),
        // Signs that begin nothing.
        ("a < b & c { d", "[å < ƀ & ç { đ]"), ("](x", "[](ẋ]"),
        // White space stays outside; other scripts stay as they are.
        (" Name:\n", " [Ñåɱé:]\n"), ("名前", "[名前]"), ("", ""), ("…", "…"), ("  ", "  "),
    ]

    @Test("letters get accents and texts brackets", arguments: accented)
    func accents(value: String, expected: String) {
        #expect(PseudoText(value, style: .accented).text(isWhole: true) == expected)
    }

    @Test("a text grows by words, a short one more than a long one, a part of another not at all")
    func expansion() {
        #expect(PseudoText("OK", style: .expanded).text(isWhole: true) == "[ÖĶ öñé]")
        #expect(PseudoText("%lld files", style: .expanded).text(isWhole: true) == "[%lld ƒîļéš öñé ţŵö]")
        #expect(PseudoText("%arg files", style: .expanded).text(isWhole: false) == "%arg ƒîļéš")
        let long = String(repeating: "word ", count: 40)
        let grown = PseudoText(long, style: .expanded).text(isWhole: true)
        #expect((250...290).contains(grown.count), "\(grown.count)")
    }

    @Test("words run from right to left, placeholders do not")
    func direction() {
        #expect(
            PseudoText("Hi %@, 3 cats", style: .bidi).text(isWhole: true)
                == "\u{200F}\u{202E}Hi\u{202C}\u{200F} %@, 3 \u{200F}\u{202E}cats\u{202C}\u{200F}")
    }

    @Test("hostile texts take linear time and lose nothing", arguments: ["<a", "](", "{", "&a", "://", "\\", "%"])
    func hostile(piece: String) {
        let value = String(repeating: piece, count: 100_000)
        for style in PseudoStyle.allCases {
            let text = PseudoText(value, style: style).text(isWhole: true)
            #expect(text.utf8.count >= value.utf8.count)
        }
    }
}
