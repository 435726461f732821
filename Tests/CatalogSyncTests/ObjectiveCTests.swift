import StringCatalog
import Testing

@testable import CatalogSync

struct ObjectiveCTests {
    static let cases: [ExtractionCase] = [
        .init(#"NSLocalizedString(@"Save", @"Verb")"#, "Save // Verb"),
        .init(#"NSLocalizedString(@"Save", nil)"#, "Save"),
        .init(#"NSLocalizedStringFromTable(@"Save", @"Menu", @"")"#, "Menu:Save"),
        .init(
            #"NSLocalizedStringFromTableInBundle(@"Save", nil, [NSBundle bundleWithIdentifier:@"a,b"], @"c")"#,
            "Save // c"),
        .init(#"NSLocalizedStringWithDefaultValue(@"k", @"Menu", bundle, @"Value", @"c")"#, "Menu:k = Value // c"),
        .init(#"CFCopyLocalizedString(CFSTR("no"), "c"); CFCopyLocalizedString("Save", "c")"#, "Save // c"),
        .init("NSLocalizedString(@\"One \" @\"two\" \"three\",\n  @\"\")", "One twothree"),
        .init(#"NSLocalizedString(@"a\n\"b\" \u00e9 \U0001F355 \x41\101", nil)"#, "a\n\"b\" é 🍕 AA"),
        .init("// NSLocalizedString(@\"no\", nil)\n/* \" */ char c = '\"'; NSLocalizedString(@\"yes\", nil)", "yes"),
        .init("#define L(key) NSLocalizedString(key, nil)\nNSString *s = @\"it's\"; L(@\"no\");"),
    ]

    @Test(arguments: cases)
    func macrosTellKeys(_ example: ExtractionCase) {
        let extraction = ExtractionCase.extract(example.code, path: "A.m")
        #expect(extraction.keys.map(ExtractionCase.words) == example.keys)
        #expect(extraction.diagnostics.isEmpty)
    }

    @Test
    func placesAndDefectsAreTold() {
        let extraction = ExtractionCase.extract(
            "\n  NSLocalizedString(@\"é\", nil);\n x = @\"open\n /* open", path: "A.mm")
        #expect(extraction.keys.map(\.place) == ["A.mm:2:21"])
        #expect(
            extraction.diagnostics.map(\.description) == [
                "A.mm:3:6: error: the string that begins here does not end; close it with its quotes",
                "A.mm:4:2: error: the comment that begins here does not end; close it with '*/'",
            ])
    }
}
