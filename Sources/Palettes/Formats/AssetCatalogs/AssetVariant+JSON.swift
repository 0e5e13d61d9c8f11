import Documents

extension AssetVariant {
  /// Reads the circumstances of an entry.
  init(reading entry: JSONObject) throws(DocumentError) {
    if let list = entry["appearances"] {
      guard let appearances = list.array else {
        throw DocumentError("appearances are a list, not \(list.kindName)", at: list.range)
      }
      for appearance in appearances { try add(appearance) }
    }
    if let value = entry["display-gamut"] {
      gamut = try value.choice("a display-gamut", [("sRGB", "srgb"), ("display-P3", "p3")])
    }
    let idiom = try entry["idiom"]?.text ?? "universal"
    device = idiom == "universal" ? [] : [idiom]
    if let subtype = try entry["subtype"]?.text { device.append(subtype) }
    locale = try entry["locale"]?.text
  }

  private mutating func add(_ appearance: JSONValue) throws(DocumentError) {
    guard let name = appearance["appearance"], let value = appearance["value"] else {
      throw DocumentError(
        "an appearance is written {\"appearance\": \"luminosity\", \"value\": \"dark\"}",
        at: appearance.range
      )
    }
    let kinds = [("luminosity", Mode.Axis.scheme), ("contrast", .contrast)]
    switch try name.choice("an appearance", kinds) {
    case .scheme:
      guard scheme == nil else { throw Self.contradiction("luminosities", at: appearance) }
      scheme = try value.choice("a luminosity", [("light", "light"), ("dark", "dark")])
    default:
      guard contrast == nil else { throw Self.contradiction("contrasts", at: appearance) }
      contrast = try value.choice("a contrast", [("high", "high-contrast")])
    }
  }

  private static func contradiction(_ noun: String, at value: JSONValue) -> DocumentError {
    DocumentError("one entry has two \(noun): give each an entry of its own", at: value.range)
  }
}
