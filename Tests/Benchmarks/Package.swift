// swift-tools-version: 6.2

import PackageDescription

// Built alone, since it needs libraries that the package itself must never need.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-string-catalog", path: "../..")],
    targets: [
        // What is compared with, in C and C++.
        .target(
            name: "CPeers",
            linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata")]
        ),
        .target(name: "SimdjsonPeer", linkerSettings: [.linkedLibrary("simdjson")]),
        // Clocks, rounds, data and the table that is printed.
        .target(name: "Harness", dependencies: ["CPeers"]),
        // What `run` starts.
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Harness", "CPeers", "SimdjsonPeer",
                // Programs that are run; they are built with this one and lie beside it.
                .product(name: "compile-catalog", package: "swift-string-catalog"),
                .product(name: "xcstrings", package: "swift-string-catalog"),
                .product(name: "LocalizationRuntime", package: "swift-string-catalog"),
                .product(name: "StringCatalog", package: "swift-string-catalog"),
                .product(name: "CatalogCompiler", package: "swift-string-catalog"),
            ]
        ),
        // What `instructions` starts: fixed work, without peers, so that it builds wherever the package does.
        .executableTarget(
            name: "FixedWork",
            dependencies: [
                .product(name: "LocalizationRuntime", package: "swift-string-catalog"),
                .product(name: "StringCatalog", package: "swift-string-catalog"),
                .product(name: "CatalogCompiler", package: "swift-string-catalog"),
            ]
        ),
    ],
    cxxLanguageStandard: .cxx17
)
