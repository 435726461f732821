/// A command of the tool.
protocol Command: Sendable {
    /// Its words for the parser, the help and the completions.
    static var description: CommandDescription { get }

    /// Takes what the command line says.
    init(_ arguments: ParsedArguments) throws(UsageError)

    /// Does the work and prints.
    func run(_ output: Output) throws(Failure) -> ExitCode
}
