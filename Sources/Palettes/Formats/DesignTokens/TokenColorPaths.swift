import Documents

/// The paths at which any of several groups has a colour, or something that leads to one.
///
/// It tells which modifiers of a resolver document make modes of a palette: one of sizes does not.
struct TokenColorPaths {
  private var paths: Set<ExactText> = []

  /// Looks through all groups that a document names.
  init(below roots: [JSONValue]) {
    var sources: [ExactText: [ExactText]] = [:]
    var waiting: [ExactText] = []
    for root in roots {
      Self.walk(root) { path, value, type in
        if let target = value.string.flatMap(TokenReference.path(inBraces:)),
          type ?? "color" == "color"
        {
          sources[target, default: []].append(path)
        } else if type == "color" || (type == nil && value.looksLikeColor) {
          waiting.append(path)
        }
        return true
      }
    }
    while let path = waiting.popLast() {
      guard paths.insert(path).inserted else { continue }
      waiting += sources[path] ?? []
    }
  }

  /// Whether a group has a token at one of the paths, or is merged with groups elsewhere.
  func touch(_ root: JSONValue) -> Bool {
    var isTouched = false
    Self.walk(root) { path, value, _ in
      isTouched = paths.contains(path) || value["$ref"] != nil || value["$extends"] != nil
      return !isTouched
    }
    return isTouched
  }

  /// Visits the tokens of a group, and the groups that extend others, until told to stop.
  private static func walk(
    _ root: JSONValue,
    _ visit: (ExactText, JSONValue, _ type: String?) -> Bool
  ) {
    var waiting: [(value: JSONValue, path: String, type: String?)] = [(root, "", nil)]
    while let (value, path, type) = waiting.popLast() {
      guard let object = value.object else { continue }
      let type = object["$type"]?.string ?? type
      if let token = object["$value"] {
        guard visit(ExactText(path), token, type) else { return }
        continue
      }
      if object["$ref"] != nil || object["$extends"] != nil {
        guard visit(ExactText(path), value, type) else { return }
      }
      for member in object where member.isTokenOrGroup {
        waiting.append(
          (member.value, path.isEmpty ? member.name.string : "\(path).\(member.name)", type)
        )
      }
    }
  }
}
