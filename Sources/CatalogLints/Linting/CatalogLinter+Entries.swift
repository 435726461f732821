internal import CatalogCompiler
internal import Internationalization
internal import StringCatalog

extension CatalogLinter {
    /// Looks at the key of an entry, and at it as the source text where there is no other.
    ///
    /// - Parameters:
    ///   - hasSourceText: Whether there is a text in the source language.
    ///   - hasSource: Whether there is a localization in the source language, broken or empty ones included.
    mutating func lintKey(_ context: EntryContext, hasSourceText: Bool, hasSource: Bool) {
        let (key, place) = (context.key, TextPlace(entry: context.entry))
        if let escape = KeyShape.escape(in: key.text) {
            findings.add(
                .escapeInKey(key.spelling(escape)), at: key.position(at: escape.lowerBound), in: place)
        }
        guard !hasSourceText, key.text.count > 0 else { return }
        if KeyShape.isIdentifier(key.text) {
            // The texts of Interface Builder stand in its own files; one that is broken is reported as that.
            guard context.entry.shouldTranslate, !hasSource, !context.entry.hasInterfaceBuilderKey else { return }
            findings.add(.identifierWithoutSource(catalog.sourceLanguage), at: context.entry.position, in: place)
            return
        }
        lintPercents(key, in: place)
        lintDirectionMarks(key, in: place)
    }

    /// Looks at a text by itself.
    mutating func lintText(
        _ leaf: Leaf, of texts: LocalizationTexts, in language: LintLanguage, _ context: EntryContext
    ) {
        let entry = context.entry
        if let unit = leaf.unit {
            if unit.state == .needsReview, findings.wants(.needsReview) {
                findings.add(.reviewNeeded, at: unit.position, in: texts.place(of: leaf, in: entry))
            }
            if unit.state == .machineTranslated, findings.wants(.machineTranslated) {
                findings.add(.translatedByMachine, at: unit.position, in: texts.place(of: leaf, in: entry))
            }
        }
        if leaf.text.count == 0 {
            // Where the key is the text, an empty source text says the same as none.
            let isKeyShown = language.isSource && !KeyShape.isIdentifier(context.key.text)
            if !leaf.isNew, !isKeyShown, context.key.text.count > 0 {
                findings.add(.emptyValue, at: leaf.value.position, in: texts.place(of: leaf, in: entry))
            }
            return
        }
        if leaf.format != nil { lintPercents(leaf, in: texts.place(of: leaf, in: entry)) }
        if !leaf.text.isASCII { lintDirectionMarks(leaf, in: texts.place(of: leaf, in: entry)) }
        if let escape = KeyShape.escape(in: leaf.text),
            language.isSource || !(context.source?.text(for: leaf, in: texts)?.hasEscape ?? false)
        {
            findings.add(
                .escapeInValue(leaf.spelling(escape)), at: leaf.position(at: escape.lowerBound),
                in: texts.place(of: leaf, in: entry))
        }
    }

    /// Looks for marks of direction that are not closed, or close nothing.
    mutating func lintDirectionMarks(_ leaf: Leaf, in place: @autoclosure () -> TextPlace) {
        var open: [TextBytes.Character] = []
        var unmatched: TextBytes.Character?
        for offset in 0..<leaf.text.count where leaf.text[offset] == 0xE2 && leaf.text[offset + 1] & 0xFE == 0x80 {
            guard let mark = leaf.text.character(at: offset) else { continue }
            switch mark.value {
            case 0x2066...0x2068, 0x202A, 0x202B, 0x202D, 0x202E: open.append(mark)
            case 0x2069: if !Self.close(&open, isIsolate: true) { unmatched = unmatched ?? mark }
            case 0x202C: if !Self.close(&open, isIsolate: false) { unmatched = unmatched ?? mark }
            default: continue
            }
        }
        if let mark = unmatched, open.first.map({ $0.range.lowerBound > mark.range.lowerBound }) ?? true {
            findings.add(.unopenedDirectionMark(mark.value), at: leaf.position(at: mark.range.lowerBound), in: place())
        } else if let mark = open.first {
            findings.add(.unclosedDirectionMark(mark.value), at: leaf.position(at: mark.range.lowerBound), in: place())
        }
    }

    private static func close(_ open: inout [TextBytes.Character], isIsolate: Bool) -> Bool {
        guard let last = open.last, (0x2066...0x2068).contains(last.value) == isIsolate else { return false }
        open.removeLast()
        return true
    }

    /// Looks at the devices that a text is varied by.
    mutating func lintDevices(_ texts: LocalizationTexts, _ entry: StringCatalog.Entry) {
        guard let axis = texts.deviceAxis else { return }
        let forms = axis.forms
        let known = StringCatalog.Axis.Kind.deviceNames
        let place = TextPlace(entry: entry, localization: texts.localization)
        for form in forms where !known.contains(form.name) {
            findings.add(
                .unknownDevice(form.name, known: known), at: form.position, in: place.with(device: form.name))
        }
        guard !forms.isEmpty, axis["other"] == nil else { return }
        let isPlainTextBeside = texts.leaves.contains { $0.device == nil && $0.substitution == nil }
        if !isPlainTextBeside { findings.add(.deviceWithoutOther, at: axis.position, in: place) }
    }
}

extension LintLanguage {
    /// The language that was likely meant by the code of a country: `ja` by `jp`. Nil where none is.
    var meant: String? {
        guard languageTag != nil, code.utf8.count == 2,
            let language = LanguageTag("und-\(code.uppercased())")?.maximized?.language,
            language != "en" || code == "us"
        else { return nil }
        return language
    }
}
