extension Localizer {
    /// The localizer of the current task, for code that is not handed one.
    ///
    /// ```swift
    /// try await Localizer.$current.withValue(localizer) { try await respond(to: request) }
    /// ```
    @TaskLocal public static var current: Localizer?
}
