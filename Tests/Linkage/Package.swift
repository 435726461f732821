// swift-tools-version: 6.2

import PackageDescription

// Built alone, so that nothing but the runtime can reach the program.
let package = Package(
    name: "Linkage",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-string-catalog", path: "../..")],
    targets: [
        .executableTarget(
            name: "LinkageCheck",
            dependencies: [.product(name: "LocalizationRuntime", package: "swift-string-catalog")]
        ),
        // What the size of the other is compared with: nothing at all, and what the standard library has for tasks.
        .executableTarget(name: "Empty"),
        .executableTarget(name: "EmptyWithTasks"),
    ]
)
