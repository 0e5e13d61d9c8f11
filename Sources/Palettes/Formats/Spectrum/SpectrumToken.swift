import Documents

/// One token of Spectrum: a name, and a value in each set.
struct SpectrumToken {
  /// The name.
  let name: ExactText
  /// The identifier, by which newer files refer to it.
  let uuid: ExactText?
  /// The values with the modes of their sets; one value is in the default mode.
  let values: [(mode: Mode, value: SpectrumValue)]
  /// Remarks for people, such as that it is deprecated.
  let notes: [String]

  /// Whether a member of a file is a token.
  static func isToken(_ value: JSONValue) -> Bool {
    guard let object = value.object,
      object["uuid"]?.string != nil || object["$schema"]?.string != nil
    else { return false }
    return object["value"] != nil || object["sets"]?.object != nil || object["$ref"] != nil
  }

  /// Reads a token.
  init(_ name: ExactText, _ object: JSONValue) {
    self.name = name
    uuid = object["uuid"]?.string.map { ExactText($0) }
    var values: [(mode: Mode, value: SpectrumValue)] = []
    SpectrumToken.walk(object, [], schema: object["$schema"], &values)
    self.values = values
    notes = SpectrumToken.notes(on: object)
  }

  /// Lists the values of a token or of a set; sets may stand within sets.
  private static func walk(
    _ value: JSONValue,
    _ choices: [Mode.Choice],
    schema: JSONValue?,
    _ values: inout [(mode: Mode, value: SpectrumValue)]
  ) {
    let isValue = value["value"] != nil || value["$ref"] != nil
    // A set may hold further ones by itself, beside its schema and its identifier.
    let inner = choices.isEmpty ? [] : value.object?.filter { $0.value.object != nil } ?? []
    let sets = value["sets"]?.object.map(Array.init) ?? inner
    guard !isValue, !sets.isEmpty else {
      let schema = value["$schema"] ?? schema
      values.append((Mode(choices), SpectrumValue(value, schema: schema?.string)))
      return
    }
    for set in sets {
      let choice = SpectrumToken.choice(ofSet: set.name.string)
      if let other = choices.first(where: { $0.axis == choice.axis && $0 != choice }) {
        let fault = "the set \(choice.value) stands within the set \(other.value), so none holds"
        values.append((Mode(choices), SpectrumValue(set.value, fault: fault)))
        continue
      }
      walk(set.value, choices.filter { $0 != choice } + [choice], schema: schema, &values)
    }
  }

  /// What the name of a set chooses: a scheme, a brand or a platform.
  private static func choice(ofSet name: String) -> Mode.Choice {
    switch name {
    case "light", "dark", "darkest", "wireframe": Mode.Choice(.scheme, name)
    case "spectrum", "express": Mode.Choice(.brand, name)
    case "desktop", "mobile": Mode.Choice(.other, name)
    default: ModeWords(name).choices.first ?? Mode.Choice(.other, name)
    }
  }

  private static func notes(on object: JSONValue) -> [String] {
    var notes: [String] = []
    let comment = object["deprecated_comment"]?.string
    let deprecated = object["deprecated"]
    if deprecated?.bool == true || deprecated?.string != nil {
      let since = deprecated?.string.map { " since \($0)" } ?? ""
      notes.append("deprecated\(since)" + (comment.map { ": \($0)" } ?? ""))
    }
    if let renamed = object["renamed"]?.string { notes.append("renamed to \(renamed)") }
    return notes
  }
}

/// One value of a token: what its schema says that it is.
struct SpectrumValue {
  /// The value as it is written, or the whole set when it has none.
  let value: JSONValue
  /// What it is.
  let kind: Kind

  /// The kinds of value.
  enum Kind: Hashable {
    /// A colour.
    case color
    /// A reference to the token of that name.
    case name(ExactText)
    /// A reference to the token of that identifier.
    case identifier(ExactText)
    /// A size, an opacity, a shadow.
    case other
    /// A reference that is none, for the reason given.
    case fault(String)
  }

  /// A value that cannot be, for the reason given.
  init(_ value: JSONValue, fault: String) {
    self.value = value
    kind = .fault(fault)
  }

  /// Reads a value whose schema is `schema`, such as `.../token-types/alias.json`.
  init(_ object: JSONValue, schema: String?) {
    let schema = schema?.split(separator: "/").last.map(String.init)
    let value = object["value"] ?? object["$ref"] ?? object
    self.value = value
    if let reference = (object["$ref"] ?? object["value"]?["$ref"]) {
      kind = reference.string.map { .identifier(ExactText($0)) } ?? .fault("a $ref is a uuid")
    } else if let name = value.string.flatMap({ BracedText($0).alias }) {
      kind = .name(name)
    } else if schema == "color.json" || schema == "color-set.json" {
      kind =
        value.string == nil
        ? .fault("a colour is a text such as rgb(0, 0, 0), not \(value.kindName)") : .color
    } else if schema == "alias.json" {
      kind = .fault("an alias is a text such as {gray-100}, not \(value.oneLine.excerpt)")
    } else {
      kind = .other
    }
  }
}
