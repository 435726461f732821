import CPeers
import Foundation
import Harness
import LocalizationRuntime

/// 20,000 keys are looked up in random order.
enum LookupBenchmark {
    static func run(_ settings: Settings, _ report: inout Report) throws {
        log("making the same texts as table, catalog, bundle and dictionary")
        let data = try LookupTables(settings)
        LookupStrings.path = data.tablePath
        let localizer = Localizer(LocalizationTables([LookupStrings.self]), language: "de")
        let keys = data.keys
        let cKeys = keys.compactMap { strdup($0).map { UnsafePointer($0) } }
        defer { for key in cKeys { free(UnsafeMutablePointer(mutating: key)) } }
        guard cpeers_gettext_open(data.gettextFolder, "lookup", "de") == 1 else {
            report.note("lookup: gettext cannot be set up")
            report.disagree()
            return
        }
        guard let bundle = Bundle(path: data.bundlePath) else { return report.disagree() }
        // Every text is compared before anything is timed.
        for (index, key) in keys.enumerated() {
            let expected = data.dictionary[key]
            let found = [
                localizer.text(key), localizer.text(Message<LookupStrings>(data.symbols[index])),
                localizer.withText(key) { bytes in bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
                },
                String(cString: cpeers_gettext("lookup", cKeys[index])),
                bundle.localizedString(forKey: key, value: nil, table: "Table"),
            ]
            if found.contains(where: { $0 != expected }) { report.disagree() }
        }

        let byKey = Side("by key") { sum(keys) { localizer.text($0) } }
        report.add(
            Work(
                "look up a key, text as a String", .calls(keys.count), rounds: 15, repeats: 3,
                ours: Side("text") { sum(keys) { localizer.text($0) } },
                peers: [
                    Side("gettext", reach: 3) { sum(cKeys) { String(cString: cpeers_gettext("lookup", $0)) } },
                    Side("Bundle") {
                        sum(keys) { bundle.localizedString(forKey: $0, value: nil, table: "Table") }
                    },
                    Side("Dictionary") { sum(keys) { data.dictionary[$0] ?? "" } },
                ]))
        report.add(
            Work(
                "look up a key, bytes lent", .calls(keys.count), rounds: 15, repeats: 3,
                ours: Side("withText") {
                    var checksum = Checksum()
                    let keys = keys.span
                    for index in keys.indices { localizer.withText(keys[index]) { checksum.add($0) } }
                    return checksum.value
                },
                peers: [
                    Side("gettext", reach: 8) { sum(cKeys) { String(cString: cpeers_gettext("lookup", $0)) } },
                    Side("gettext, not copied") {
                        var checksum = Checksum()
                        for key in cKeys {
                            guard let text = cpeers_gettext("lookup", key) else { return 0 }
                            let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
                            checksum.add(UnsafeBufferPointer(start: bytes, count: strlen(text)))
                        }
                        return checksum.value
                    },
                ]))
        report.add(
            Work(
                "look up a symbol", .calls(keys.count), rounds: 15, repeats: 3,
                ours: Side("text") { sum(data.symbols) { localizer.text(Message<LookupStrings>($0)) } },
                peers: [Side("ours by key", reach: 3, run: byKey.run)]))
        report.add(
            Work(
                "look up a symbol, bytes lent", .calls(keys.count), rounds: 15, repeats: 3,
                ours: Side("withText") {
                    var checksum = Checksum()
                    for symbol in data.symbols {
                        localizer.withText(Message<LookupStrings>(symbol)) { checksum.add($0) }
                    }
                    return checksum.value
                },
                peers: [
                    Side("ours by key, bytes lent", reach: 3) {
                        var checksum = Checksum()
                        let keys = keys.span
                        for index in keys.indices { localizer.withText(keys[index]) { checksum.add($0) } }
                        return checksum.value
                    }
                ]))
        try runCold(data, cKeys: cKeys, &report)
    }

    /// The first pass over all keys of what was just opened; the files themselves are in memory.
    private static func runCold(_ data: LookupTables, cKeys: [UnsafePointer<CChar>], _ report: inout Report) throws {
        // One for each call of `measure`, which looks twice before it counts.
        let rounds = 7
        var domains: [String] = []
        var bundles: [String] = []
        for number in 0..<(rounds + 2) {
            domains.append(try data.freshDomain(number))
            bundles.append(try data.freshBundle(number))
            _ = cpeers_gettext_open(data.gettextFolder, domains[number], "de")
        }
        report.add(
            Work(
                "open and look up each key once", .calls(data.keys.count), rounds: rounds,
                ours: Side("text") {
                    guard let table = try? LocalizationTable(mapping: data.tablePath) else { return 0 }
                    let localizer = Localizer(LocalizationTables(table), language: "de")
                    return sum(data.keys) { localizer.text($0) }
                },
                peers: [
                    Side("gettext") {
                        let domain = domains.removeLast()
                        return sum(cKeys) { String(cString: cpeers_gettext(domain, $0)) }
                    },
                    Side("Bundle") {
                        guard let bundle = Bundle(path: bundles.removeLast()) else { return 0 }
                        return sum(data.keys) { bundle.localizedString(forKey: $0, value: nil, table: "Table") }
                    },
                ]))
    }

    /// The sum over the texts of all keys. They are borrowed, since neither a literal nor a pointer has references to
    /// count.
    @inline(__always)
    private static func sum<Key>(_ keys: [Key], _ text: (Key) -> String) -> UInt64 {
        var checksum = Checksum()
        let keys = keys.span
        for index in keys.indices { checksum.add(text(keys[index])) }
        return checksum.value
    }
}
