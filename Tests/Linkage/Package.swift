// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Linkage",
    dependencies: [.package(name: "swift-string-catalog", path: "../..")],
    targets: [
        .executableTarget(
            name: "LinkageCheck",
            dependencies: [.product(name: "LocalizationRuntime", package: "swift-string-catalog")]
        )
    ]
)
