/// A text of a module that has no catalog.
public let plain = "plain"
