import Documents

extension JSONObject {
  /// The values that a token has: its own, and those for schemes that teams write beside it.
  ///
  /// Style Dictionary knows no modes; `darkValue` and the like are read by the team's own code.
  func styleValues(of value: JSONValue) -> [(scheme: Mode.Choice?, value: JSONValue)] {
    if let schemes = value.valuesByScheme { return schemes }
    let others = compactMap { member -> (Mode.Choice?, JSONValue)? in
      guard let scheme = schemeByName[member.name.string] else { return nil }
      let value = member.value["value"] ?? member.value
      guard value.string != nil || StyleColorObject(value) != nil else { return nil }
      return (Mode.Choice(.scheme, scheme), value)
    }
    return [(nil, value)] + others
  }

  /// The members that are tokens or groups within this token, and none of its properties.
  var tokensWithinToken: [Member] {
    filter { member in
      let name = member.name.string
      return name.utf8.first != UInt8(ascii: "$") && !properties.contains(name)
        && schemeByName[name] == nil && member.value.holdsStyleTokens()
    }
  }
}

extension JSONValue {
  /// The values of `{"light": "#fff", "dark": "#000"}`, or nil when this is anything else.
  fileprivate var valuesByScheme: [(scheme: Mode.Choice?, value: JSONValue)]? {
    guard let object, object["dark"] != nil else { return nil }
    var values: [(scheme: Mode.Choice?, value: JSONValue)] = []
    for member in object {
      guard member.value.string != nil else { return nil }
      switch member.name.string {
      case "default", "base", "any": values.append((nil, member.value))
      case "light", "dark":
        values.append((Mode.Choice(.scheme, member.name.string), member.value))
      default: return nil
      }
    }
    return values
  }
}

extension Mode {
  /// This mode with another scheme.
  func with(_ scheme: Choice?) -> Mode {
    scheme.map { scheme in Mode(choices.filter { $0.axis != .scheme } + [scheme]) } ?? self
  }
}

private let schemeByName = [
  "dark": "dark", "darkValue": "dark", "dark-value": "dark", "dark_value": "dark",
  "darkMode": "dark", "light": "light", "lightValue": "light", "light-value": "light",
  "light_value": "light", "lightMode": "light",
]

private let properties: Set<String> = [
  "value", "attributes", "original", "extensions", "modify", "meta", "metadata",
]
