// swift-tools-version: 6.2

import PackageDescription

// Built alone and in release mode, as a service is.
let package = Package(
    name: "Soak",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-string-catalog", path: "../..")],
    targets: [
        .executableTarget(
            name: "Soak",
            dependencies: [.product(name: "LocalizationRuntime", package: "swift-string-catalog")],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]
        )
    ]
)
