import Foundation
import Harness
import SimdjsonPeer
import StringCatalog

/// Catalogs are parsed, each in turn, over and over up to 50 MB.
enum ParseBenchmark {
    private struct File {
        var name: String
        var bytes: [UInt8]
        var data: Data
        /// The bytes with room after them, as simdjson wants it.
        var padded: [UInt8]
    }

    static func run(_ settings: Settings, _ report: inout Report) throws {
        let (folder, all) = try settings.catalogs()
        var files: [File] = []
        for (name, bytes) in all {
            let data = Data(bytes)
            // Catalogs with errors or doubled keys, which others read in another way, are left out.
            guard StringCatalog.read(bytes, path: name).diagnostics.allSatisfy({ $0.severity == .note }) else {
                continue
            }
            let file = File(name: name, bytes: bytes, data: data, padded: bytes + [UInt8](repeating: 0, count: 64))
            guard (try? JSONDecoder().decode(DecodableCatalog.self, from: data)) != nil else { continue }
            files.append(file)
        }
        let parser = simdjson_peer_open()
        defer { simdjson_peer_close(parser) }
        try compare(files, parser, &report)
        let size = files.reduce(0) { $0 + $1.bytes.count }
        let repeats = max(1, 50_000_000 / size)
        report.note(
            "parse: \(files.count) of \(all.count) catalogs of \(folder), \(size) bytes, \(repeats) times; "
                + "left out are those with a warning and those that JSONDecoder refuses")

        let python = PythonPeer(paths: files.map { folder + "/" + $0.name }, repeats: repeats, settings)
        report.add(
            Work(
                "parse \(size * repeats / 1_000_000) MB of catalogs", .bytes(size * repeats), rounds: 5,
                ours: Side("StringCatalog") {
                    total(files, repeats) { StringCatalog.read($0.bytes, path: $0.name).catalog?.entries.count ?? -1 }
                },
                peers: [
                    Side("JSONSerialization", reach: 12) {
                        total(files, repeats) { members(of: $0.data)?.count ?? -1 }
                    },
                    Side("JSONDecoder") {
                        total(files, repeats) {
                            (try? JSONDecoder().decode(DecodableCatalog.self, from: $0.data))?.strings.count ?? -1
                        }
                    },
                    Side("Python json", measuredSeconds: { python.seconds }) { python.run() },
                    Side("simdjson DOM", reach: 0.25) {
                        total(files, repeats) { Int(simdjson_peer_parse(parser, $0.padded, $0.bytes.count)) }
                    },
                ]))
    }

    private static func total(_ files: [File], _ repeats: Int, _ entries: (File) -> Int) -> UInt64 {
        var sum = 0
        for _ in 0..<repeats {
            for file in files { sum += entries(file) }
        }
        return UInt64(truncatingIfNeeded: sum)
    }

    private static func members(of data: Data) -> [String: Any]? {
        let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        return root?["strings"] as? [String: Any]
    }

    /// Compares the keys and texts that all find, to the byte.
    private static func compare(_ files: [File], _ parser: OpaquePointer?, _ report: inout Report) throws {
        var sums = [0, 0, 0, 0]
        for file in files {
            if let catalog = StringCatalog.read(file.bytes, path: file.name).catalog {
                for entry in catalog.entries { sums[0] += entry.key.utf8.count + textBytes(entry.json) }
            }
            for (key, value) in members(of: file.data) ?? [:] { sums[1] += key.utf8.count + textBytes(value) }
            sums[2] += try JSONDecoder().decode(DecodableCatalog.self, from: file.data).textBytes
            var count: Int64 = 0
            _ = simdjson_peer_sum(parser, file.padded, file.bytes.count, &count)
            sums[3] += Int(count)
        }
        report.note("parse: bytes of keys and texts that each finds: \(sums)")
        if Set(sums).count > 1 { report.disagree() }
    }

    private static func textBytes(_ value: JSONValue) -> Int {
        guard value.kind == .object else { return 0 }
        return value.children.reduce(0) { sum, child in
            if let text = child.string, let key = child.key, key == "value" { return sum + text.utf8.count }
            return sum + textBytes(child)
        }
    }

    private static func textBytes(_ value: Any) -> Int {
        guard let object = value as? [String: Any] else { return 0 }
        return object.reduce(0) { sum, member in
            if member.key == "value", let text = member.value as? String { return sum + text.utf8.count }
            return sum + textBytes(member.value)
        }
    }
}
