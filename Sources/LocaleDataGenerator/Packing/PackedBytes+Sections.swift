extension PackedBytes {
    /// A table of sections, one after the other; before them the offset of each (3 bytes) and of the table's end.
    init(sections: [PackedBytes]) throws {
        self.init()
        let width = 3
        var offset = (sections.count + 1) * width
        for section in sections {
            try append(offset, width: width, field: "offset of a section")
            offset += section.count
        }
        try append(offset, width: width, field: "size of a table")
        for section in sections { append(section) }
    }

    /// A section of locales: the key of each and the number or offset of its record (2 bytes), sorted by key.
    init(localeRows rows: [(key: SubtagKey, record: Int)]) throws {
        self.init()
        for (key, record) in rows.sorted(by: { $0.key < $1.key }) {
            try append(key.value, width: SubtagKey.width, field: "key of a locale")
            try append(record, width: 2, field: "record of a locale")
        }
    }
}

extension TextPool {
    /// Appends to a row where `text` lies: its offset (2 bytes) and its length.
    mutating func append(_ text: String, to row: inout PackedBytes) throws {
        let place = place(of: text)
        try row.append(place.offset, width: 2, field: "offset of a text")
        try row.append(place.length, width: 1, field: "length of a text")
    }
}
