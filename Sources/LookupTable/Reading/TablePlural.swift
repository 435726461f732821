/// A choice by plural category as a table stores it.
@usableFromInline
package struct TablePlural: Sendable {
    /// The argument that chooses, and how it would be printed.
    @usableFromInline package let driver: TablePlaceholder

    /// A bit for each category that has a form, the lowest for zero. At least one is set.
    @usableFromInline package let categories: UInt8

    /// The lengths of the forms, four bytes each, then the forms.
    @usableFromInline let forms: RawBytes
    @usableFromInline let placeholders: RawBytes
    @usableFromInline let texts: RawBytes

    @inlinable @inline(__always)
    init(driver: TablePlaceholder, categories: UInt8, forms: RawBytes, placeholders: RawBytes, texts: RawBytes) {
        self.driver = driver
        self.categories = categories
        self.forms = forms
        self.placeholders = placeholders
        self.texts = texts
    }

    /// Whether there is a form for a category: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other.
    @inlinable @inline(__always)
    package func hasForm(_ category: Int) -> Bool {
        categories >> category & 1 == 1
    }

    /// The parts of the form for a category, or `nil` when there is none.
    @inlinable @inline(__always)
    package func form(_ category: Int) -> MessageParts? {
        guard category >= 0, category < TableLayout.categoryCount, hasForm(category) else { return nil }
        let before = (categories & (1 << UInt8(category) - 1)).nonzeroBitCount
        var start = 4 * categories.nonzeroBitCount
        // The sum of six numbers of 28 bits.
        for form in 0..<before { start &+= forms.number28(at: 4 &* form) ?? 0 }
        guard let length = forms.number28(at: 4 * before), let body = forms.part(at: start, count: length) else {
            return nil
        }
        return MessageParts(body: body, placeholders: placeholders, texts: texts)
    }
}
