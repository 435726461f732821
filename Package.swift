// swift-tools-version: 6.2

import PackageDescription

/// What every target of this package is compiled with.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
]

/// Tests and plugins do without the memory-safety marks: they touch no memory by hand.
let testSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "swift-string-catalog",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "LocalizationRuntime", targets: ["LocalizationRuntime"]),
        .library(name: "LocalizationFoundation", targets: ["LocalizationFoundation"]),
        .library(name: "LocalizationTesting", targets: ["LocalizationTesting"]),
        .library(name: "LocalizationC", type: .dynamic, targets: ["LocalizationC"]),
        .library(name: "StringCatalog", targets: ["StringCatalog"]),
        .library(name: "CatalogCompiler", targets: ["CatalogCompiler"]),
        .executable(name: "xcstrings", targets: ["xcstrings"]),
        .executable(name: "compile-catalog", targets: ["compile-catalog"]),
        .executable(name: "PizzaService", targets: ["PizzaService"]),
        .plugin(name: "CompileStringCatalogs", targets: ["CompileStringCatalogs"]),
        .plugin(name: "CatalogCommands", targets: ["CatalogStatus", "CatalogCheck", "CatalogFormat"]),
    ],
    targets: [
        // The runtime: the standard library and libc only.
        .target(
            name: "LocaleData",
            exclude: ["TABLES.txt", "UNICODE-LICENSE.txt"],
            swiftSettings: settings
        ),
        .target(name: "Internationalization", dependencies: ["LocaleData"], swiftSettings: settings),
        .target(name: "LookupTable", exclude: ["Writing"], swiftSettings: settings),
        .target(
            name: "LocalizationRuntime",
            dependencies: ["LookupTable", "Internationalization"],
            swiftSettings: settings
        ),

        // The runtime for C: its header, and the functions that the header declares.
        .target(name: "LocalizationCHeader", path: "Sources/LocalizationC/Header"),
        .target(
            name: "LocalizationC",
            dependencies: ["LocalizationCHeader", "LocalizationRuntime", "LookupTable"],
            path: "Sources/LocalizationC/Interface",
            swiftSettings: settings,
            // The library holds what it needs of Swift, so that nothing has to be installed where it runs.
            linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]
        ),

        // Catalogs: reading, compiling, the translators' work.
        .target(name: "StringCatalog", swiftSettings: settings),
        // The writer of the lookup table, which the runtime does without.
        .target(
            name: "LookupTableWriter",
            dependencies: ["LookupTable"],
            path: "Sources/LookupTable/Writing",
            swiftSettings: settings
        ),
        .target(
            name: "CatalogCompiler",
            dependencies: ["StringCatalog", "LookupTable", "LookupTableWriter", "Internationalization"],
            swiftSettings: settings
        ),
        .target(
            name: "CatalogProgress", dependencies: ["StringCatalog", "Internationalization"], swiftSettings: settings),
        .target(
            name: "CatalogReport", dependencies: ["StringCatalog", "CatalogProgress", "Internationalization"],
            swiftSettings: settings),
        .target(
            name: "CatalogConfiguration", dependencies: ["StringCatalog", "CatalogCompiler"], swiftSettings: settings),
        .target(
            name: "CatalogExchange", dependencies: ["StringCatalog", "Internationalization"], swiftSettings: settings),
        .target(
            name: "PseudoLocalization", dependencies: ["StringCatalog", "Internationalization"], swiftSettings: settings
        ),
        .target(
            name: "CatalogLints",
            dependencies: ["StringCatalog", "CatalogCompiler", "Internationalization"],
            swiftSettings: settings
        ),
        .target(
            name: "CatalogEditing", dependencies: ["StringCatalog", "Internationalization"], swiftSettings: settings),
        .target(name: "CatalogMerging", dependencies: ["StringCatalog"], swiftSettings: settings),

        // The order in which Xcode writes the members of a catalog. It needs Foundation.
        .target(name: "XcodeCollation", dependencies: ["StringCatalog"], swiftSettings: settings),
        // What source code says about keys, brought into catalogs.
        .target(name: "CatalogSync", dependencies: ["StringCatalog", "CatalogCompiler"], swiftSettings: settings),

        // Files that are read whole and replaced whole, for the programs.
        .target(name: "AtomicFiles", swiftSettings: settings),

        // Bridges of the runtime: to Foundation, and to catalogs for the unit tests of programs.
        .target(
            name: "LocalizationFoundation", dependencies: ["LocalizationRuntime"], swiftSettings: settings),
        .target(
            name: "LocalizationTesting",
            dependencies: ["LocalizationRuntime", "CatalogCompiler", "StringCatalog", "AtomicFiles"],
            swiftSettings: settings
        ),

        // Programs.
        .executableTarget(
            name: "compile-catalog",
            dependencies: ["CatalogCompiler", "CatalogConfiguration", "StringCatalog", "AtomicFiles"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "xcstrings",
            dependencies: [
                "StringCatalog", "CatalogCompiler", "CatalogConfiguration", "CatalogEditing", "CatalogExchange",
                "CatalogLints", "CatalogMerging", "CatalogProgress", "CatalogReport", "CatalogSync",
                "PseudoLocalization", "LocalizationRuntime", "LookupTable", "LookupTableWriter",
                "Internationalization", "AtomicFiles", "XcodeCollation",
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "PizzaService",
            dependencies: ["LocalizationRuntime"],
            swiftSettings: settings,
            plugins: ["CompileStringCatalogs"]
        ),
        .plugin(name: "CompileStringCatalogs", capability: .buildTool(), dependencies: ["compile-catalog"]),
        .plugin(
            name: "CatalogStatus",
            capability: .command(
                intent: .custom(verb: "catalog-status", description: "Show how far the translations are.")),
            dependencies: ["xcstrings"],
            path: "Plugins/CatalogCommands/Status"
        ),
        .plugin(
            name: "CatalogCheck",
            capability: .command(
                intent: .custom(verb: "catalog-check", description: "Report what is wrong with string catalogs.")),
            dependencies: ["xcstrings"],
            path: "Plugins/CatalogCommands/Check"
        ),
        .plugin(
            name: "CatalogFormat",
            capability: .command(
                intent: .custom(verb: "catalog-format", description: "Write string catalogs as Xcode does."),
                permissions: [.writeToPackageDirectory(reason: "It rewrites the string catalogs of the package.")]),
            dependencies: ["xcstrings"],
            path: "Plugins/CatalogCommands/Format"
        ),

        // What writes Sources/LocaleData. Nothing else uses it.
        .target(name: "LocaleDataGenerator", swiftSettings: settings),
        .executableTarget(name: "generate-locale-data", dependencies: ["LocaleDataGenerator"], swiftSettings: settings),

        // Tests.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: testSettings),
        // What the fuzzer of Tests/Fuzz feeds, and the tests with what it found.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "StringCatalog", "CatalogCompiler", "CatalogConfiguration", "CatalogExchange", "CatalogLints",
                "CatalogMerging", "CatalogReport", "CatalogSync", "PseudoLocalization", "LookupTable",
                "LocalizationRuntime", "Internationalization",
            ],
            path: "Tests/FuzzTargets",
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "FuzzCaseTests", dependencies: ["FuzzTargets", "TestSupport"], swiftSettings: testSettings),
        .testTarget(name: "LocaleDataTests", dependencies: ["LocaleData", "TestSupport"], swiftSettings: testSettings),
        .testTarget(
            name: "LocaleDataGeneratorTests",
            dependencies: ["LocaleDataGenerator", "LocaleData", "TestSupport"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "InternationalizationTests",
            dependencies: ["Internationalization", "LocaleData", "LocaleDataGenerator", "TestSupport"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "LookupTableTests",
            dependencies: ["LookupTable", "LookupTableWriter", "TestSupport"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "LocalizationRuntimeTests",
            dependencies: [
                "LocalizationRuntime", "LookupTable", "LookupTableWriter", "Internationalization", "TestSupport",
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "LocalizationFoundationTests",
            dependencies: ["LocalizationFoundation", "LocalizationRuntime", "LocalizationTesting"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "LocalizationTestingTests",
            dependencies: ["LocalizationTesting", "LocalizationRuntime", "TestSupport"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "StringCatalogTests", dependencies: ["StringCatalog", "XcodeCollation", "TestSupport"],
            swiftSettings: testSettings),
        .testTarget(
            name: "CatalogCompilerTests",
            dependencies: ["CatalogCompiler", "StringCatalog", "LookupTable", "LookupTableWriter", "TestSupport"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "CatalogConfigurationTests",
            dependencies: ["CatalogConfiguration", "CatalogCompiler", "StringCatalog", "TestSupport"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "CatalogSyncTests", dependencies: ["CatalogSync", "StringCatalog", "TestSupport"],
            swiftSettings: testSettings),
        .testTarget(
            name: "PseudoLocalizationTests", dependencies: ["PseudoLocalization", "TestSupport"],
            swiftSettings: testSettings),
        .testTarget(
            name: "CatalogLintsTests",
            dependencies: ["CatalogLints", "StringCatalog", "TestSupport"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "CatalogEditingTests",
            dependencies: ["CatalogEditing", "StringCatalog", "XcodeCollation"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "CatalogMergingTests",
            dependencies: ["CatalogMerging", "StringCatalog", "XcodeCollation", "TestSupport"],
            swiftSettings: testSettings
        ),
        .testTarget(name: "AtomicFilesTests", dependencies: ["AtomicFiles"], swiftSettings: testSettings),
        .testTarget(
            name: "CatalogProgressTests",
            dependencies: ["CatalogProgress", "StringCatalog", "TestSupport"],
            exclude: ["Data"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "CatalogExchangeTests",
            dependencies: ["CatalogExchange", "StringCatalog", "CatalogCompiler", "TestSupport"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "CatalogReportTests",
            dependencies: ["CatalogReport", "CatalogProgress", "StringCatalog", "TestSupport"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "PipelineTests",
            dependencies: ["StringCatalog", "CatalogCompiler", "LocalizationRuntime", "TestSupport"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "ReadmeTests",
            dependencies: [
                "CatalogConfiguration", "CatalogLints", "LocalizationRuntime", "LocalizationFoundation",
                "LocalizationTesting", "CatalogCompiler", "StringCatalog",
                "PizzaService", "xcstrings",
            ],
            swiftSettings: testSettings,
            plugins: ["CompileStringCatalogs"]
        ),
        // Runs the program compile-catalog. It does not depend on it: the plugin's build of the program, which another
        // test target needs, would be linked a second time.
        .testTarget(name: "CompileCatalogTests", dependencies: ["TestSupport"], swiftSettings: testSettings),
        .testTarget(name: "CommandLineTests", dependencies: ["xcstrings", "TestSupport"], swiftSettings: testSettings),
    ]
)

// The package of Tests/Fuzz builds these with a fuzzer in them. Nobody else needs them.
if Context.environment["STRING_CATALOG_FUZZ"] != nil {
    package.products.append(.library(name: "FuzzTargets", targets: ["FuzzTargets"]))
    // The programs of plugins would be built first, with a fuzzer in them.
    package.targets.removeAll { $0.plugins?.isEmpty == false }
    package.products.removeAll { $0.name == "PizzaService" }
}
