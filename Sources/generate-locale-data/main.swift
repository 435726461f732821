import Foundation
import LocaleDataGenerator

do {
    print(try GeneratorCommand(Array(CommandLine.arguments.dropFirst())).run(), terminator: "")
} catch let error as GeneratorCommand.UsageError {
    FileHandle.standardError.write(Data("error: \(error)\n\(GeneratorCommand.usage)\n".utf8))
    exit(2)
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
