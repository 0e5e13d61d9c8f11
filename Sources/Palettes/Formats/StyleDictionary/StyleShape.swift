import Documents

/// What objects of Style Dictionary look like, and files of others do not.
enum StyleShape {
  /// The most objects that are looked at.
  private static let mostObjects = 4_096

  /// Tells whether an outline is of tokens with `value`, or of the numbers that tokens refer to.
  static func recognition(of outline: Outline) -> PaletteFormat.Recognition {
    guard let root = outline.json, root.object != nil, !isForeign(root) else { return .no }
    var tokens = 0
    var strangers = 0
    var leaves = Leaves()
    var waiting = [root]
    var looked = 0
    while let value = waiting.popLast(), looked < mostObjects {
      looked += 1
      guard let object = value.object else { continue }
      if object["$value"] != nil { return tokens > 0 ? .possible : .no }
      if looked > 1, value.isStyleToken {
        guard !isForeign(token: object) else { return .no }
        if isValue(object["value"]) { tokens += 1 } else { strangers += 1 }
        continue
      }
      let inner = object.prefix(mostObjects).map(\.value).filter { $0.object != nil }
      if inner.isEmpty, !object.isEmpty { strangers += 1 }
      leaves.add(object)
      waiting += inner
    }
    guard tokens == 0 else { return tokens >= strangers ? .likely : .possible }
    return leaves.areNumbers ? .likely : .no
  }

  /// Whether the root has the marks of another format.
  private static func isForeign(_ root: JSONValue) -> Bool {
    let isTheo = ["aliases", "global", "imports"].contains { root[$0] != nil }
    return root["$themes"] != nil || root["$metadata"] != nil
      || (root["props"] != nil && (isTheo || root["props"]?.array != nil))
  }

  /// Whether this is what values are in most files: a text, a number, the parts of a colour.
  private static func isValue(_ value: JSONValue?) -> Bool {
    value.map { $0.string != nil || $0.number != nil || StyleColorObject($0) != nil } ?? false
  }

  /// Whether a token has the marks of Spectrum, of Tokens Studio, or of Theo.
  private static func isForeign(token: JSONObject) -> Bool {
    token["uuid"] != nil || token["sets"] != nil || token["$schema"] != nil
      || token["originalValue"] != nil || token["$extensions"]?["studio.tokens"] != nil
  }

  /// The plain values of a file without tokens.
  private struct Leaves {
    private var hasNumbers = false
    private var hasOthers = false

    /// Whether there is nothing but numbers and references, and no colour is made of them.
    var areNumbers: Bool { hasNumbers && !hasOthers }

    mutating func add(_ object: JSONObject) {
      for colors in [["r", "g", "b"], ["h", "s", "l"]] as [[ExactText]]
      where colors.allSatisfy({ object[$0] != nil }) { hasOthers = true }
      for member in object { add(member.value) }
    }

    private mutating func add(_ value: JSONValue) {
      switch value.content {
      case .number: hasNumbers = true
      case .string(let text) where BracedText(text).alias != nil: hasNumbers = true
      case .array(let elements):
        for element in elements where element.number == nil { hasOthers = true }
        hasNumbers = hasNumbers || !elements.isEmpty
      case .object: break
      default: hasOthers = true
      }
    }
  }
}

extension JSONValue {
  /// Whether this is a token: an object with a `value` that is no token by itself, nor a group.
  var isStyleToken: Bool {
    guard let object else { return false }
    if object["$value"] != nil { return true }
    guard let value = object["value"] else { return false }
    return !value.holdsStyleTokens()
  }

  /// Whether this is an object that is a token, or in which there are some, a few levels down.
  func holdsStyleTokens(levels: Int = 4) -> Bool {
    // A size may be {"value": 16, "unit": "px"}.
    guard levels > 0, let object, object["unit"] == nil else { return false }
    if object["$value"] != nil { return true }
    if let value = object["value"], value.object == nil { return true }
    return object.contains { $0.value.holdsStyleTokens(levels: levels - 1) }
  }
}
