import Documents

/// Whether the components of a file's colours count to 255 or to 1, and to 100 or to 1.
///
/// `{"r": 1, "g": 0, "b": 0}` alone does not tell; the other colours of the file do.
struct ComponentScale {
  /// Whether red, green and blue are bytes.
  private(set) var hasBytes = false
  /// Whether saturation and lightness are percentages.
  private(set) var hasPercentages = false

  /// Knows nothing of the file.
  init() {}

  /// Looks at every object of a file.
  init(of root: JSONValue) {
    var waiting = [root]
    while let value = waiting.popLast(), !(hasBytes && hasPercentages) {
      if let object = value.object {
        for member in object {
          let number = member.value.number ?? 0
          switch member.name {
          case "r", "g", "b", "red", "green", "blue": hasBytes = hasBytes || number > 1
          case "s", "l": hasPercentages = hasPercentages || number > 1
          default: break
          }
          waiting.append(member.value)
        }
      } else {
        waiting += value.array ?? []
      }
    }
  }
}
