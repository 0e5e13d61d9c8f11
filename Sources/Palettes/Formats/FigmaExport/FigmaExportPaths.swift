import Documents

/// Finds the token that an alias means.
///
/// Some plug-ins write names as people see them into aliases, and slugs into the file: the alias
/// `{@color_primitives.Brand B.800}` means the token `@color_primitives.brand-b.800`.
struct FigmaExportPaths {
  private var exact: Set<ExactText> = []
  private var byIdentifier: [ExactText: ExactText] = [:]
  /// The path of each slug; nil where two tokens have the same one.
  private var bySlug: [String: ExactText?] = [:]

  init(_ tokens: [FigmaExportToken]) {
    for token in tokens {
      exact.insert(token.path)
      if let id = token.id { byIdentifier[id] = token.path }
      let slug = Self.slug(token.path.string)
      bySlug.updateValue(bySlug[slug] == nil ? token.path : nil, forKey: slug)
    }
  }

  /// The path that is meant by one written in a token of `collection`, or nil when there is none.
  func path(_ written: ExactText, in collection: String) -> ExactText? {
    let local = ExactText("\(collection).\(written)")
    if exact.contains(written) { return written }
    if exact.contains(local) { return local }
    return bySlug[Self.slug(written.string)].flatMap { $0 }
      ?? bySlug[Self.slug(local.string)].flatMap { $0 }
  }

  /// The path of the variable of an identifier, or nil when there is none.
  func path(ofVariable id: String) -> ExactText? { byIdentifier[ExactText(id)] }

  /// The letters and digits in lower case, with a hyphen for all between them.
  private static func slug(_ path: String) -> String { ModeWords.joined(path) }
}
