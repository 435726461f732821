import StringCatalog
import Testing

@testable import CatalogSync

struct PlaceholderTests {
    /// Code, and the key of the only `Text` in it; `Text(_)` stands for `Text("\(_)")`.
    static let types: [(code: String, key: String)] = [
        // Literals.
        ("Text(\"\\(5)\")", "%lld"), ("Text(\"\\(1.5)\")", "%lf"), ("Text(\"\\(1e3)\")", "%lf"),
        ("Text(\"\\(0x1E)\")", "%lld"),
        ("Text(\"\\(-3)\")", "%lld"), ("Text(\"\\(\"a\")\")", "%@"), ("Text(\"\\(true)\")", "%@"),
        // Declared types, each with its placeholder.
        ("let n: Int\nText(\"\\(n)\")", "%lld"), ("let n: Int64\nText(\"\\(n)\")", "%lld"),
        ("let n: Int8\nText(\"\\(n)\")", "%d"), ("let n: Int16\nText(\"\\(n)\")", "%d"),
        ("let n: Int32\nText(\"\\(n)\")", "%d"),
        ("let n: UInt\nText(\"\\(n)\")", "%llu"), ("let n: UInt64\nText(\"\\(n)\")", "%llu"),
        ("let n: UInt8\nText(\"\\(n)\")", "%u"), ("let n: UInt16\nText(\"\\(n)\")", "%u"),
        ("let n: UInt32\nText(\"\\(n)\")", "%u"),
        ("let n: Float\nText(\"\\(n)\")", "%f"), ("let n: Double\nText(\"\\(n)\")", "%lf"),
        ("let n: TimeInterval\nText(\"\\(n)\")", "%lf"),
        ("let n: String\nText(\"\\(n)\")", "%@"), ("let n: Date\nText(\"\\(n)\")", "%@"),
        ("let n: Int?\nText(\"\\(n)\")", "%@"),
        ("let n: Swift.Int\nText(\"\\(n)\")", "%lld"), ("typealias Count = UInt8\nlet n: Count\nText(\"\\(n)\")", "%u"),
        ("struct Pizza { }\nlet n: Pizza\nText(\"\\(n)\")", "%@"), ("let n: [Int]\nText(\"\\(n)\")", "%@"),
        // Initial values.
        ("var n = 5\nText(\"\\(n)\")", "%lld"), ("var n = 2.5\nText(\"\\(n)\")", "%lf"),
        ("@State private var n = 0\nText(\"\\(n)\")", "%lld"),
        ("let s = \"a\"\nText(\"\\(s)\")", "%@"), ("let n = Int(x)\nText(\"\\(n)\")", "%lld"),
        ("let n = list.count\nText(\"\\(n)\")", "%lld"),
        ("let a = 1, b = 2.5\nText(\"\\(a) \\(b)\")", "%lld %lf"), ("var a, b: UInt8\nText(\"\\(a) \\(b)\")", "%u %u"),
        // Conversions and operators.
        ("Text(\"\\(Int(x))\")", "%lld"), ("Text(\"\\(Double(x))\")", "%lf"), ("Text(\"\\(Float(x))\")", "%f"),
        ("Text(\"\\(UInt16(x))\")", "%u"),
        ("Text(\"\\(String(x))\")", "%@"), ("Text(\"\\(x as Int)\")", "%lld"), ("Text(\"\\(x as! UInt)\")", "%llu"),
        ("let n: Int8\nText(\"\\(n + 1)\")", "%d"), ("let r: Double\nText(\"\\(100 * r)\")", "%lf"),
        ("Text(\"\\(2 * 1.5)\")", "%lf"),
        ("let n: Int?\nText(\"\\(n ?? 0)\")", "%lld"), ("let n: Int?\nText(\"\\(n!)\")", "%lld"),
        ("Text(\"\\(x > 1 ? 2 : 3)\")", "%lld"),
        ("let a: Int\nText(\"\\(a == 1)\")", "%@"), ("let a: Int\nText(\"\\((a - 1) / 2)\")", "%lld"),
        ("Text(\"\\(try await f() as UInt8)\")", "%u"),
        // Members.
        ("Text(\"\\(items.count)\")", "%lld"), ("Text(\"\\(a.b[0].items.count + 1)\")", "%lld"),
        ("Text(\"\\(name.uppercased())\")", "%@"),
        ("Text(\"\\(Int.max)\")", "%lld"), ("Text(\"\\(Int.random(in: 1...6))\")", "%lld"),
        ("Text(\"\\(Date.now)\")", "%@"),
        ("let x: Double\nText(\"\\(x.rounded())\")", "%lf"), ("let list: [UInt8]\nText(\"\\(list[0])\")", "%u"),
        ("let map: [String: Int]\nText(\"\\(map[\"a\"] ?? 0)\")", "%lld"), ("Text(\"\\(abs(-3))\")", "%lld"),
        ("let a: UInt8\nText(\"\\(max(a, 3))\")", "%u"),
        ("Text(\"\\(xs.map { $0 }.joined())\")", "%@"),
        (
            "struct P { let slices: Int; var price: Double { 1 } }\nfunc f(p: P) { Text(\"\\(p.slices) \\(p.price)\") }",
            "%lld %lf"
        ),
        ("struct P { let n: UInt8; func t() { Text(\"\\(self.n) \\(n)\") } }", "%u %u"),
        ("struct P { static let n = 4 }\nText(\"\\(P.n)\")", "%lld"),
        ("func n() -> UInt8 { 1 }\nText(\"\\(n())\")", "%u"),
        ("struct A { let b: B }\nstruct B { let n: Float }\nlet a: A?\nText(\"\\(a!.b.n)\")", "%f"),
        ("enum E: Int { case a }\nlet e: E\nText(\"\\(e.rawValue)\")", "%lld"),
        ("enum E { static let all = 3 }\nText(\"\\(E.all)\")", "%lld"),
        ("struct P { let n: Int }\nextension P { var t: Text { Text(\"\\(n)\") } }", "%lld"),
        // Parameters, loops, closures and patterns.
        ("func f(_ n: Int, for name: String) { Text(\"\\(n) \\(name)\") }", "%lld %@"),
        ("struct A { init(n: UInt) { Text(\"\\(n)\") } }", "%llu"),
        ("for i in 0..<3 { Text(\"\\(i)\") }", "%lld"), ("let l: [Double]\nfor x in l { Text(\"\\(x)\") }", "%lf"),
        ("let l: [String]\nfor (i, x) in l.enumerated() { Text(\"\\(i) \\(x)\") }", "%lld %@"),
        ("ForEach(0..<3) { i in Text(\"\\(i)\") }", "%lld"),
        ("let l: [Float]\nForEach(l, id: \\.self) { x in Text(\"\\(x)\") }", "%f"),
        ("let f = { (n: UInt8) in Text(\"\\(n)\") }", "%u"), ("let l: [Int]\nl.map { Text(\"\\($0)\") }", "%lld"),
        ("let l: [Int]\nl.forEach { n in Text(\"\\(n)\") }", "%lld"),
        ("let n: Int?\nif let n { Text(\"\\(n)\") }", "%lld"),
        ("let n: Int?\nguard let m = n else { return }\nText(\"\\(m)\")", "%lld"),
        (
            "enum E { case failed(code: Int32, String) }\nswitch e { case .failed(let c, let s): Text(\"\\(c) \\(s)\") }",
            "%d %@"
        ),
        ("enum E { case failed(Int) }\nif case let .failed(c) = e { Text(\"\\(c)\") }", "%lld"),
        (
            "let l: [String]\nForEach(Array(l.enumerated()), id: \\.offset) { i, x in Text(\"\\(i) \\(x)\") }",
            "%lld %@"
        ),
        ("let map: [String: UInt8]\nText(\"\\(map[\"a\", default: 0])\")", "%u"),
        ("@State var l: [Int]\nForEach($l) { $x in Text(\"\\(x)\") }", "%lld"),
        // The innermost declaration counts, the last before the use.
        ("let n: Int\nfunc f() { let n: String\nText(\"\\(n)\") }", "%@"),
        ("func f() { let n: String }\nlet n: Int\nText(\"\\(n)\")", "%lld"),
        ("struct A { let n: Int }\nstruct B { let n: String; func f() { Text(\"\\(n)\") } }", "%@"),
        // The forms of interpolations.
        ("Text(\"\\(x, specifier: \"%.2f\")\")", "%.2f"), ("Text(\"\\(x, specifier: \"%05d\") m\")", "%05d m"),
        ("let n: Int\nText(\"\\(n, format: .number)\")", "%@"),
        ("Text(\"\\(d, style: .date) \\(timerInterval: r)\")", "%@ %@"),
        (
            "String(localized: \"\\(placeholder: .int) \\(placeholder: .double) \\(placeholder: .object)\")",
            "%lld %lf %@"
        ),
        ("Text(\"\\(Image(systemName: \"x\")) \\(Text(verbatim: \"y\"))\")", "%@ %@"),
        // Percent signs.
        ("Text(\"100%\")", "100%"), ("let n: Int\nText(\"\\(n)% of 100%\")", "%lld%% of 100%%"),
        ("Text(\"100%%\")", "100%%"),
        // Literals of all forms.
        ("let n: Int\nText(#\"a \\#(n) \\(n)\"#)", "a %lld \\(n)"),
        ("let n: Int\nText(\"\"\"\n  a\n  \\(n)\n  \"\"\")", "a\n%lld"),
        ("let n: Int\nText(\"^[\\(n) pizza](inflect: true)\")", "^[%lld pizza](inflect: true)"),
    ]

    @Test(arguments: types)
    func interpolationsBecomePlaceholdersByType(_ code: String, _ key: String) {
        let keys = ExtractionCase.extract(code).keys
        #expect(keys.first?.key.text == key)
        #expect(keys.first?.key.isOpen == false)
    }

    /// Code whose types cannot be seen, and the key that is taken where no catalog knows better.
    static let open: [(code: String, key: String)] = [
        ("Text(\"\\(x)\")", "%@"), ("Text(\"\\(a.b)\")", "%@"), ("Text(\"\\(f())\")", "%@"),
        ("Text(\"\\(x ?? 0)\")", "%lld"),
        ("Text(\"\\(x * 1.5)\")", "%lf"),
        ("Text(\"\\(xs.reduce(0, +))\")", "%lld"), ("let w: CGFloat\nText(\"\\(w)\")", "%lf"),
        ("let m: Unknown\nText(\"\\(m)\")", "%@"),
        ("xs.forEach { x in Text(\"\\(x)\") }", "%@"), ("let a = b\nlet b = a\nText(\"\\(a)\")", "%@"),
    ]

    @Test(arguments: open)
    func whatCannotBeSeenStaysOpen(_ code: String, _ key: String) {
        let keys = ExtractionCase.extract(code).keys
        #expect(keys.first?.key.text == key)
        #expect(keys.first?.key.isOpen == true)
    }

    @Test
    func aTypeOfAnotherFileIsSeen() {
        let extraction = ExtractionCase.extract(
            "func f(_ o: Order) { Text(\"\\(o.slices) \\(o.total())\") }",
            "struct Order { let slices: Int }", "extension Order { func total() -> Double { 1 } }")
        #expect(extraction.keys.map(\.key.text) == ["%lld %lf"])
    }

    @Test
    func defaultValuesHavePlaceholdersToo() {
        let code = #"func f(_ n: Int) { String(localized: "k", defaultValue: "\(n) of \(n)%") }"#
        #expect(ExtractionCase.extract(code).keys.map(ExtractionCase.words) == ["k = %lld of %lld%%"])
    }
}
