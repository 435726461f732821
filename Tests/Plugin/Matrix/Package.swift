// swift-tools-version: 6.2

import PackageDescription

let runtime = Target.Dependency.product(name: "LocalizationRuntime", package: "swift-string-catalog")
let plugin = Target.PluginUsage.plugin(name: "CompileStringCatalogs", package: "swift-string-catalog")

// Copied beside a link to the checkout before it is built; see Tests/Plugin/run.
let package = Package(
    name: "Matrix",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-string-catalog", path: "../swift-string-catalog")],
    targets: [
        .executableTarget(
            name: "Matrix",
            dependencies: ["Shop", "Parcel", "Plain", runtime],
            // exclude: ["Localizable.xcstrings"],
            plugins: [plugin]
        ),
        // Two tables, one in a folder; a table of the same name and an entry of the same name as the program's.
        .target(
            name: "Shop",
            dependencies: [runtime],
            // exclude: ["Localizable.xcstrings", "Tables/Menu.xcstrings"],
            plugins: [plugin]
        ),
        // Resources of its own beside a catalog.
        .target(
            name: "Parcel",
            dependencies: [runtime],
            // exclude: ["Labels.xcstrings"],
            resources: [.copy("stamp.txt")],
            plugins: [plugin]
        ),
        // No catalog.
        .target(name: "Plain", plugins: [plugin]),
    ]
)
