/// Finds the keys of catalogs in source code, as Apple's compiler does with `-emit-localized-strings`.
///
/// ```swift
/// Text("^[\(count) slice](inflect: true) left", comment: "Below the pizza.")   // ^[%lld slice](inflect: true) left
/// String(localized: "order.title", defaultValue: "Ваш заказ", table: "Order")
/// localizer.text("You have %lld pizza slices.", 3)
/// ```
///
/// It reads tokens and not types. A call is told by its name and its labels; the type of an interpolation by what the
/// same sources declare, see ``TypeInference``.
package enum SourceExtractor {
    /// A file of source code.
    package struct File: Sendable {
        /// How diagnostics name it. The extension tells the language: `.m`, `.mm`, `.h`, `.c` and `.cpp` are C or
        /// Objective-C, all others Swift.
        package let path: String
        /// What it holds.
        package let bytes: [UInt8]

        /// Creates a file.
        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }

        /// Whether it is a file of C or Objective-C.
        fileprivate var isC: Bool {
            cExtensions.contains { path.hasSuffix("." + $0) }
        }
    }

    private static let cExtensions = ["c", "cpp", "h", "m", "mm"]

    /// The extensions of the files that are read.
    package static let fileExtensions = ["swift"] + cExtensions

    /// Finds the keys in files, all of which belong to one module: those of Swift, then those of Objective-C, where
    /// `NSLocalizedString` and its sisters are found.
    ///
    /// - Complexity: Linear in the number of bytes.
    package static func extract(_ files: [File]) -> Extraction {
        let sources = files.filter { !$0.isC }.map { SwiftSource($0.bytes, path: $0.path) }
        let index = DeclarationIndex(sources)
        var inference = TypeInference(index)
        var extraction = Extraction()
        for file in index.files.indices {
            var reader = CallReader(index, file: file, inference: inference)
            reader.read()
            inference = reader.inference
            extraction.add(reader.extraction)
        }
        for file in files where file.isC {
            var reader = ObjectiveCReader(file)
            reader.read()
            extraction.add(reader.extraction)
        }
        return extraction
    }
}
