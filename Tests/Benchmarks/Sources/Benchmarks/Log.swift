import Foundation

/// Tells on standard error what is going on.
func log(_ text: String) {
    FileHandle.standardError.write(Data("… \(text)\n".utf8))
}
