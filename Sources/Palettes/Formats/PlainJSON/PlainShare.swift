import Documents

/// How many of a file's values are colours, by which a palette is told from other JSON.
struct PlainShare {
  private var colors = 0
  private var others = 0
  /// Whether a map has tokens with `value`, which are those of Style Dictionary.
  private var hasTokens = false

  /// Whether the file is a palette by its content.
  var isGood: Bool { colors > 1 && colors >= others && !hasTokens }

  /// Names of members by which files of other kinds are known.
  static let foreign: [ExactText] = [
    "$value", "$themes", "$metadata", "resolutionOrder", "valuesByMode", "tokenColors",
    "workbench.colorCustomizations", "semanticTokenColors", "dependencies", "devDependencies",
    "lockfileVersion", "require-dev", "compilerOptions", "FeatureCollection", "coordinates",
    "color-space", "appearances",
  ]

  /// Counts the values of a file, the outer ones first, up to some thousands.
  init(of root: JSONValue) {
    var level = [(value: root, isElement: false)]
    var looked = 0
    while !level.isEmpty, looked < 20_000 {
      var next: [(value: JSONValue, isElement: Bool)] = []
      for (value, isElement) in level.prefix(20_000 - looked) {
        looked += 1
        if value.object != nil {
          count(value, isElement: isElement, &next)
        } else if let array = value.array {
          next += array.prefix(256).map { ($0, true) }
        } else if let text = value.string, case .color = ColorText(text) {
          colors += 1
        } else {
          others += 1
        }
      }
      level = next
    }
  }

  private mutating func count(
    _ value: JSONValue,
    isElement: Bool,
    _ next: inout [(value: JSONValue, isElement: Bool)]
  ) {
    if ColorRecord(value, isElement: isElement, ComponentScale()) != nil {
      colors += 1
      if !isElement, value["value"]?.string != nil, value["hex"] == nil { hasTokens = true }
      return
    }
    for member in value.object.map({ Array($0.prefix(1024)) }) ?? [] {
      next.append((member.value, false))
    }
  }
}
