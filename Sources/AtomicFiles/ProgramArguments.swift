/// The arguments that a program was started with.
///
/// Names of files are bytes to the operating system, and Swift's own list of arguments replaces those that are not
/// UTF-8: a program would look for, or write, a file that nobody named.
package enum ProgramArguments {
    /// Which argument is not UTF-8.
    package struct NotUTF8: Error, CustomStringConvertible {
        /// The place of the argument, the first one after the program's name being 1.
        package let place: Int
        /// The argument with U+FFFD for what is not UTF-8.
        package let shown: String

        package var description: String {
            "argument \(place), '\(shown)', is not UTF-8; rename the file, or the folder that it is in"
        }
    }

    /// The arguments after the program's name.
    package static func read() throws(NotUTF8) -> [String] {
        var arguments: [String] = []
        // The list is the operating system's: as many pointers as it says, each to bytes that end with a zero.
        for place in 1..<max(1, Int(CommandLine.argc)) {
            guard let bytes = unsafe CommandLine.unsafeArgv[place] else { break }
            guard let argument = unsafe String(validatingCString: bytes) else {
                throw NotUTF8(place: place, shown: unsafe String(cString: bytes))
            }
            arguments.append(argument)
        }
        return arguments
    }
}
