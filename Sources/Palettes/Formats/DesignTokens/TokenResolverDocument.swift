import Documents

/// A resolver document (DTCG 2025.10, Resolver module) whose sets hold their tokens themselves.
///
/// Documents that join other files, or have modifiers, are not read.
struct TokenResolverDocument {
  /// The roots of the sets; the one that wins first, that is, the last one.
  let sets: [JSONValue]

  /// Reads the sets in their order; nil when the object is no resolver document.
  init?(_ object: JSONObject, in file: SourceFile) throws(PaletteError) {
    guard let order = object["resolutionOrder"] else { return nil }
    guard let items = order.array else {
      throw PaletteError(
        .malformed,
        "resolutionOrder is a list of sets and modifiers, not \(order.kindName)",
        at: Place(order.range, in: file)
      )
    }
    var sets: [JSONValue] = []
    for item in items {
      let set = item["$ref"]?.string.flatMap { text in
        text.hasPrefix("#/sets/")
          ? object["sets"]?[ExactText(String(text.dropFirst("#/sets/".count)))] : nil
      }
      let sources = (set ?? item)["sources"]?.array ?? []
      guard !sources.isEmpty, sources.allSatisfy({ $0.object != nil && $0["$ref"] == nil }) else {
        throw PaletteError(
          .malformed,
          "this is a resolver document that joins token files or has modifiers, which is not read "
            + "yet; audit its files one by one",
          at: Place(item.range, in: file)
        )
      }
      sets += sources
    }
    self.sets = sets.reversed()
  }
}
