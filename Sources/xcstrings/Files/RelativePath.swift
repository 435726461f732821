import Foundation

/// Names of files that are the same on every machine.
enum RelativePath {
    /// The path from the current folder, where the file is below it; else the path as it is, `.` left out.
    static func fromCurrentFolder(_ path: String) -> String {
        guard path != CatalogFinder.standardInput, !path.isEmpty else { return path }
        let folder = FileManager.default.currentDirectoryPath
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let rest = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
        let parts = rest.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
        return (rest.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// The reference to a file as RFC 3986 writes it: relative where the file is below the current folder, else with
    /// the scheme `file`.
    static func uri(of path: String) -> String {
        let path = fromCurrentFolder(path)
        var text = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return text
    }
}
