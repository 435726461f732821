import StringCatalog

/// The names of the tables that catalogs are compiled to.
enum TableNames {
    /// The option that names the table of a single catalog.
    static let option = CommandOption(
        "table", value: .text("NAME"), help: "The name of the table, instead of the catalog's. For one catalog only.")

    /// What the option says, if it is given.
    static func name(in arguments: ParsedArguments) throws(UsageError) -> String? {
        let name = arguments.value(of: option)
        if let name, name.isEmpty || name.contains("/") { throw UsageError("'\(name)' is no name for a table") }
        return name
    }

    /// The name of each catalog's table: the one that was asked for, or the catalog's file name without extension.
    ///
    /// - Parameter product: What is made of a table of this name; two catalogs cannot both make it.
    static func names(
        of files: [String], asked: String?, product: (String) -> String
    ) throws(Failure) -> [String] {
        if let asked {
            guard files.count == 1 else {
                throw Failure(.usageOrFileError, "--table names one table, and there are \(files.count) catalogs")
            }
            return [asked]
        }
        var paths: [String: String] = [:]
        var names: [String] = []
        for path in files {
            guard path != CatalogFinder.standardInput else {
                throw Failure(.usageOrFileError, "a catalog from standard input has no name: --table NAME")
            }
            let name = StringCatalog.tableName(ofPath: path)
            if let other = paths.updateValue(path, forKey: name) {
                throw Failure(
                    .usageOrFileError, "'\(other)' and '\(path)' would both be compiled to '\(product(name))'")
            }
            names.append(name)
        }
        return names
    }
}
