import Documents

extension [ExactText] {
  /// The chain of a name that refers to `name`, whose own chain this is.
  ///
  /// The nearest names come first and the literal's name last. Of a long chain the first 31 names
  /// and the last are kept, so that memory grows with the names and not with their square.
  func prefixed(by name: ExactText) -> [ExactText] {
    let limit = 32
    guard count >= limit, let last else { return [name] + self }
    return [name] + prefix(limit - 2) + [last]
  }
}
