import StringCatalog
import Testing

/// The segments of a format string in short: literals in quotes, placeholders with what they are made of.
private func summary(_ format: FormatString, of value: String) -> String {
    let bytes = Array(value.utf8)
    return format.segments.map { segment in
        let text = String(decoding: bytes[segment.range], as: UTF8.self)
        let number = segment.argument.map { "#\($0)" } ?? ""
        switch segment.kind {
        case .literal: return "'\(text)'"
        case .percentSign: return "%%"
        case .placeholder(let placeholder): return summary(placeholder) + number
        case .substitution(let marker): return "<\(marker.name)>" + number
        case .argument: return "arg" + number
        }
    }.joined(separator: " ")
}

private func summary(_ placeholder: FormatString.Placeholder) -> String {
    var text = placeholder.formatSpecifier
    if let position = placeholder.position { text += " $\(position)" }
    if let name = placeholder.name { text += " (\(name))" }
    let flags: [(FormatString.Placeholder.Flags, String)] = [
        (.leftAligned, "-"), (.sign, "+"), (.space, "_"), (.zeroPadded, "0"), (.alternate, "#"), (.grouping, "'"),
    ]
    text += flags.filter { placeholder.flags.contains($0.0) }.map { " " + $0.1 }.joined()
    if let width = placeholder.width { text += " w\(width)" }
    if let precision = placeholder.precision { text += " p\(precision)" }
    return "[\(text)]"
}

struct FormatStringTests {
    @Test(arguments: [
        ("", ""),
        ("Größe", "'Größe'"),
        ("%@", "[@]#1"),
        ("%d von %lld", "[d]#1 ' von ' [lld]#2"),
        ("100%% %@", "'100' %% ' ' [@]#1"),
        ("%%%@", "%% [@]#1"),
        ("%2$@ nach %1$@", "[@ $2]#2 ' nach ' [@ $1]#1"),
        // An explicit position does not move the count.
        ("%2$@ %@ %@", "[@ $2]#2 ' ' [@]#1 ' ' [@]#2"),
        ("%(count)lld in %1$(name)@", "[lld (count)]#1 ' in ' [@ $1 (name)]#1"),
        ("%-8.3f|%+05d|%#x|%'d", "[f - w8 p3]#1 '|' [d + 0 w5]#2 '|' [x #]#3 '|' [d ']#4"),
        ("%.f %.0f", "[f p0]#1 ' ' [f p0]#2"),
        ("%hhd%hd%ld%qd%jd%zd%td%Lf", "[hhd]#1 [hd]#2 [ld]#3 [qd]#4 [jd]#5 [zd]#6 [td]#7 [Lf]#8"),
        (
            "%i%u%x%X%o%f%F%e%E%g%G%a%A%c%C",
            "[i]#1 [u]#2 [x]#3 [X]#4 [o]#5 [f]#6 [F]#7 [e]#8 [E]#9 [g]#10 [G]#11 [a]#12 [A]#13 [c]#14 [C]#15"
        ),
        ("%D%U%O", "[D]#1 [U]#2 [O]#3"),
        ("%@ hat %#@cats@.", "[@]#1 ' hat ' <cats>#2 '.'"),
        ("%#@a.b c@", "<a.b c>#1"),
        ("%2$#@x@ %@", "<x>#2 ' ' [@]#1"),
        // `%arg` is read before `%a`.
        ("%arg Katzen, %a", "arg#1 ' Katzen, ' [a]#1"),
        ("%3$arg", "arg#3"),
        // `%n` takes an argument.
        ("%n%@", "[n]#1 [@]#2"),
        ("日本%@語", "'日本' [@]#1 '語'"),
    ]) func segments(value: String, expected: String) {
        var format = FormatString(value)
        format.number()
        #expect(summary(format, of: value) == expected)
        let covered = format.segments.flatMap { Array($0.range) }
        #expect(covered == Array(0..<value.utf8.count), "the segments adjoin and cover the value")
    }

    @Test(arguments: [
        ("100%", [(FormatString.Issue.Kind.strayPercentSign, 3..<4)], "'100%'"),
        ("% ", [(.strayPercentSign, 0..<1)], "'% '"),
        ("a%ü", [(.strayPercentSign, 1..<2)], "'a%ü'"),
        ("5%)", [(.strayPercentSign, 1..<2)], "'5%)'"),
        ("%()d", [(.strayPercentSign, 0..<1)], "'%()d'"),
        ("%(never ends", [(.strayPercentSign, 0..<1)], "'%(never ends'"),
        ("%1$", [(.strayPercentSign, 0..<1)], "'%1$'"),
        ("%%%", [(.strayPercentSign, 2..<3)], "%% '%'"),
        ("100% anonymous", [(.spaceFlagTakenAsText, 3..<6)], "'100' '% a' 'nonymous'"),
        ("70 % para %@", [(.spaceFlagTakenAsText, 3..<6)], "'70 ' '% p' 'ara ' [@]#1"),
        ("%*d %@", [(.starWidth, 0..<3)], "'%*d ' [@]#1"),
        ("%.*f", [(.starWidth, 0..<4)], "'%.*f'"),
        ("%*2$d", [(.starWidth, 0..<5)], "'%*2$d'"),
        ("%999999999d", [(.widthTooLarge, 0..<11)], "[d w255]#1"),
        ("%.99999999999999999999999f", [(.widthTooLarge, 0..<26)], "[f p255]#1"),
        ("%0$@", [(.badPosition, 0..<4)], "'%0$@'"),
        ("%99999999999999999999$@", [(.badPosition, 0..<23)], "'%99999999999999999999$@'"),
        ("%0$#@x@", [(.badPosition, 0..<7)], "'%0$#@x@'"),
        ("%s%S", [(.cString, 0..<2), (.cString, 2..<4)], "[s]#1 [S]#2"),
        ("%p", [(.pointer, 0..<2)], "[p]#1"),
        ("%n", [(.nothingPrinted, 0..<2)], "[n]#1"),
        ("%#@", [(.unterminatedSubstitution, 0..<3)], "'%#@'"),
        ("%#@@", [(.unterminatedSubstitution, 0..<3)], "'%#@@'"),
        ("%#@days %d", [(.unterminatedSubstitution, 0..<3)], "'%#@days ' [d]#1"),
    ]) func mistakesAreTextAndIssues(
        value: String, expected: [(kind: FormatString.Issue.Kind, range: Range<Int>)], segments: String
    ) {
        var format = FormatString(value)
        format.number()
        #expect(format.issues == expected.map { FormatString.Issue(kind: $0.kind, range: $0.range) })
        #expect(summary(format, of: value) == segments)
    }

    @Test func spaceFlagCountsWhereTheSourceHasOneOfItsKind() {
        var source = FormatString("%d de")
        source.number()
        let kinds = source.argumentKinds
        #expect(kinds == [1: .signed])
        var format = FormatString("% d, 100% de")
        format.number(countsSpaceFlag: { placeholder, number in kinds[number] == placeholder.conversion.argumentKind })
        #expect(summary(format, of: "% d, 100% de") == "[d _]#1 ', 100' '% d' 'e'")
        #expect(format.issues.map(\.kind) == [.spaceFlagTakenAsText])
    }

    @Test func formsCountFromTheArgumentOfTheirSubstitution() {
        var form = FormatString("%arg of %@, %1$@")
        form.number(from: 3)
        #expect(form.segments.compactMap(\.argument) == [3, 3, 1])
    }

    @Test func argNumBeatsThePositionOfAMarkerAndMovesNothing() {
        var format = FormatString("%#@a@ %@ %2$#@b@ %@")
        format.number(argNum: { name in ["a": 4, "b": 5][name] })
        #expect(format.segments.compactMap(\.argument) == [4, 1, 5, 2])
    }

    @Test func placeholdersAreCapped() {
        let value = String(repeating: "%@", count: FormatString.placeholderLimit + 5)
        let format = FormatString(value)
        #expect(format.segments.count == FormatString.placeholderLimit + 1)
        #expect(
            format.issues == [
                FormatString.Issue(
                    kind: .tooManyPlaceholders, range: 2 * FormatString.placeholderLimit..<value.utf8.count)
            ])
    }

    @Test func hostileValuesTakeLinearTime() {
        for piece in ["%", "%#@", "%(", "%1", "% ", "%#@x", "%999"] {
            let value = String(repeating: piece, count: 100_000)
            #expect(FormatString(value).segments.last?.range.upperBound == value.utf8.count)
        }
    }

    @Test func plainValuesAreRecognised() {
        #expect(FormatString.isPlain(Array("Größe".utf8)[...]))
        #expect(!FormatString.isPlain(Array("100%".utf8)[...]))
    }
}
