// swift-tools-version: 6.2

import PackageDescription

// Built alone, with a fuzzer and a sanitizer in all of its code: see `run`.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-string-catalog", path: "../..")],
    targets: [
        // What libFuzzer declares nowhere.
        .target(name: "LibFuzzer"),
        .executableTarget(
            name: "Fuzz",
            dependencies: ["LibFuzzer", .product(name: "FuzzTargets", package: "swift-string-catalog")]
        ),
    ]
)
