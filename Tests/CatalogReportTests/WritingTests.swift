import Testing

@testable import CatalogReport

struct WritingTests {
    /// The examples of FIPS 180-2 and the lengths around the end of a block.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
        (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
    ])
    func digestsAreThoseOfTheStandard(message: String, digest: String) {
        let bytes = SHA256.digest(of: Array(message.utf8))
        let digits = Array("0123456789abcdef")
        #expect(String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }) == digest)
    }

    /// The examples of RFC 4648, section 10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ])
    func base64IsThatOfTheStandard(text: String, encoded: String) {
        #expect(Base64.text(of: Array(text.utf8)) == encoded)
    }

    @Test(arguments: [
        ("</script><!--", #""\u003c/script\u003e\u003c!--""#), ("a\"b'c&d\\", #""a\u0022b\u0027c\u0026d\\""#),
        ("\u{0}\u{1F}\u{7F}\u{85}\u{2028}\u{2029}\u{FEFF}", #""\u0000\u001f\u007f\u0085\u2028\u2029\ufeff""#),
        ("\n\r\té日🙂", #""\n\u000d\u0009é日🙂""#),
    ])
    func dataHoldsNothingThatHTMLReads(text: String, json: String) {
        var writer = DataWriter()
        writer.string(text)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == json)
    }

    @Test func dataHasCommasWhereTheyBelong() {
        var writer = DataWriter()
        writer.object { writer in
            writer.key("a")
            writer.array { writer in
                writer.number(1)
                writer.string("x")
                writer.array { _ in }
                writer.object { _ in }
            }
            writer.key("b")
            writer.number(-2)
        }
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"a":[1,"x",[],{}],"b":-2}"#)
    }

    @Test func textsAreEscapedInMarkupAndLinks() {
        var html = HTMLWriter()
        html.markup("<b>")
        html.text("<a href=\"x\">&'\u{0}\r\né")
        html.markup("</b>")
        html.fragmentValue("a&b=c/é\"<~")
        #expect(
            String(decoding: html.bytes, as: UTF8.self)
                == "<b>&lt;a href=&quot;x&quot;&gt;&amp;&#39;\u{FFFD}&#13;\né</b>a%26b%3Dc%2F%C3%A9%22%3C~")
    }
}
