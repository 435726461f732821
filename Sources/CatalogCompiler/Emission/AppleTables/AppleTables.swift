public import StringCatalog

/// The tables that Apple's platforms read, made from a string catalog: `.strings` for plain texts and `.stringsdict` for
/// those that vary by number or device, one pair for each language.
///
/// ```swift
/// let reading = StringCatalog.read(bytes, path: "Localizable.xcstrings")
/// let tables = AppleTables.make(from: reading, options: CompilationOptions(tableName: "Localizable"))
/// for file in tables.files { … }  // "sr.lproj/Localizable.strings", "sr.lproj/Localizable.stringsdict", …
/// ```
///
/// Every language gives what it has, in whatever state; nothing is filled in from another language, since Apple's
/// platforms do that themselves. A plain source text in state `new` that nobody wrote by hand is left out as well: the
/// program has it. The layout is that of Apple's "Localizing strings that contain plurals" and of what Xcode writes.
public struct AppleTables: Sendable {
    /// A file of a table.
    public struct File: Sendable, Hashable {
        /// Where it belongs, relative to the bundle, such as `zh-Hans.lproj/Localizable.strings`.
        public var path: String
        /// Its bytes: an XML property list in UTF-8 with its keys in the order of their bytes.
        public var contents: [UInt8]
    }

    /// The files in the order of their paths; none where there is an error. No file is without a text.
    public var files: [File]

    /// All findings, those of reading and compiling included, in the order of the catalog.
    public var diagnostics: [Diagnostic]

    /// Whether one of the findings is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Makes the tables of a catalog that was read.
    ///
    /// Two languages whose texts belong into one directory, as those of `iw` and `he`, are an error even if one of them
    /// has only `null`, and so is what a property list cannot hold.
    ///
    /// - Parameters:
    ///   - reading: The catalog and what is wrong with it.
    ///   - options: What to compile. `languages` names all languages that are written, the source language too: an
    ///     exact spelling means that one alone, another one all that are canonically equal.
    /// - Complexity: Linear in the size of the catalog, but for sorting the keys of each language.
    public static func make(
        from reading: StringCatalog.ReadingResult, options: CompilationOptions
    ) -> AppleTables {
        // A catalog is as right or wrong for Apple's tables as it is for ours.
        var diagnostics = CatalogCompiler.compile(reading, options: options).diagnostics
        var files: [File] = []
        if let catalog = reading.catalog {
            var lowering = AppleTableLowering(catalog, options: options)
            lowering.lowerEntries()
            diagnostics += lowering.findings.diagnostics
            // Sorting keeps the order of findings at one place.
            diagnostics.sort { $0.position < $1.position }
            if !diagnostics.contains(where: { $0.severity == .error }) { files = lowering.files() }
        }
        return AppleTables(files: files, diagnostics: diagnostics)
    }
}
