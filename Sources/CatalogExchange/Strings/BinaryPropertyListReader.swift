import StringCatalog

/// Reads the binary form of property lists, `bplist00`.
///
/// Foundation's reader traps on some damaged files, does not end on lists that share dictionaries many times over, and
/// loses the order of keys; files of strangers are read here.
///
/// The file is objects, a table of their offsets, and a trailer of 32 bytes:
///
/// | trailer bytes | what                                           |
/// |---------------|------------------------------------------------|
/// | 6             | size of an entry of the offset table           |
/// | 7             | size of a reference to an object               |
/// | 8–15          | number of objects                              |
/// | 16–23         | number of the object that is the root          |
/// | 24–31         | offset of the offset table                     |
///
/// Every read is checked against the bounds of the file. Objects may be referred to several times and even hold
/// themselves, so that the number of values and their depth are limited.
struct BinaryPropertyListReader {
    static let magic: [UInt8] = Array("bplist0".utf8)
    private static let trailerSize = 32
    private static let depthLimit = 64

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let offsetTable: Int
    private let position: SourcePosition
    /// How many more values may be read. A file of texts has no more values than bytes.
    private var budget: Int

    /// The value that the file holds, nil where it is damaged.
    ///
    /// - Parameter position: The place that all values get.
    static func read(_ bytes: [UInt8], position: SourcePosition) -> PropertyListNode? {
        let trailer = bytes.count - trailerSize
        guard trailer >= 8 else { return nil }
        guard let objectCount = integer(bytes, at: trailer + 8, size: 8),
            let root = integer(bytes, at: trailer + 16, size: 8),
            let offsetTable = integer(bytes, at: trailer + 24, size: 8)
        else { return nil }
        let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), offsetTable <= trailer,
            objectCount <= (trailer - offsetTable) / offsetSize
        else { return nil }
        var reader = BinaryPropertyListReader(
            bytes: bytes, offsetSize: offsetSize, referenceSize: referenceSize, objectCount: objectCount,
            offsetTable: offsetTable, position: position, budget: bytes.count)
        return reader.object(root, depth: 0)
    }

    private init(
        bytes: [UInt8], offsetSize: Int, referenceSize: Int, objectCount: Int, offsetTable: Int,
        position: SourcePosition, budget: Int
    ) {
        self.bytes = bytes
        self.offsetSize = offsetSize
        self.referenceSize = referenceSize
        self.objectCount = objectCount
        self.offsetTable = offsetTable
        self.position = position
        self.budget = budget
    }

    // MARK: Objects

    private mutating func object(_ number: Int, depth: Int) -> PropertyListNode? {
        budget -= 1
        guard budget > 0, depth < Self.depthLimit, number < objectCount,
            let offset = Self.integer(bytes, at: offsetTable + number * offsetSize, size: offsetSize),
            offset < offsetTable
        else { return nil }
        let marker = bytes[offset]
        let content: PropertyListNode.Content?
        switch marker >> 4 {
        case 0x0: content = .other("a bool")
        case 0x1, 0x2: content = .other("a number")
        case 0x3: content = .other("a date")
        case 0x4: content = .other("data")
        case 0x5: content = asciiString(at: offset)
        case 0x6: content = utf16String(at: offset)
        case 0xA, 0xC: content = .other("an array")
        case 0xD: content = dictionary(at: offset, depth: depth)
        default: content = .other("a value")
        }
        return content.map { PropertyListNode(content: $0, position: position) }
    }

    private mutating func dictionary(at offset: Int, depth: Int) -> PropertyListNode.Content? {
        guard let (count, start) = count(at: offset), count <= (bytes.count - start) / (2 * referenceSize) else {
            return nil
        }
        var members: [PropertyListNode.Member] = []
        for index in 0..<count {
            guard let key = reference(at: start, index), let value = reference(at: start, count + index),
                let name = object(key, depth: depth + 1)?.string, let node = object(value, depth: depth + 1)
            else { return nil }
            members.append(PropertyListNode.Member(key: name, position: position, comment: nil, value: node))
        }
        return .dictionary(members)
    }

    private mutating func asciiString(at offset: Int) -> PropertyListNode.Content? {
        guard let (count, start) = count(at: offset), count <= bytes.count - start else { return nil }
        budget -= count
        return .string(String(decoding: bytes[start..<start + count], as: UTF8.self))
    }

    private mutating func utf16String(at offset: Int) -> PropertyListNode.Content? {
        guard let (count, start) = count(at: offset), count <= (bytes.count - start) / 2 else { return nil }
        budget -= count
        let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
        return .string(String(decoding: units, as: UTF16.self))
    }

    // MARK: Numbers

    /// The count in the marker at an offset, or in the integer behind it, and where the contents begin.
    private func count(at offset: Int) -> (count: Int, start: Int)? {
        let small = Int(bytes[offset] & 0x0F)
        guard small == 0x0F else { return (small, offset + 1) }
        guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 0x1 else { return nil }
        let size = 1 << Int(bytes[offset + 1] & 0x0F)
        guard size <= 8, let count = Self.integer(bytes, at: offset + 2, size: size) else { return nil }
        return (count, offset + 2 + size)
    }

    private func reference(at start: Int, _ index: Int) -> Int? {
        Self.integer(bytes, at: start + index * referenceSize, size: referenceSize)
    }

    /// A number of up to eight bytes, the highest first; nil where it does not fit or lies outside.
    private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - size else { return nil }
        let number = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: number)
    }
}
