import Documents

/// One variable as the file has it.
struct FigmaVariable {
  /// The identifier, by which others refer to it.
  let id: ExactText
  /// The name, with `/` between its groups.
  let name: String
  /// The collection that it belongs to.
  let collection: ExactText
  /// What its values are.
  let kind: Kind
  /// The values by the identifiers of modes; nil when there are none.
  let values: JSONObject?
  /// Whether it comes from a library, or is kept out of one, or is deleted and still referred to.
  let isForeign: Bool
  /// The variable as it is written.
  let object: JSONValue

  /// The kinds of variable that matter here.
  enum Kind: Hashable {
    /// A colour.
    case color
    /// A number, which may be an opacity.
    case number
    /// Anything else, by Figma's name.
    case other(String)
  }

  /// Reads a variable.
  init(_ value: JSONValue, id: ExactText) {
    self.id = id
    object = value
    name = value["name"]?.string ?? id.string
    collection = ExactText(value["variableCollectionId"]?.string ?? "")
    values = value["valuesByMode"]?.object
    switch (value["resolvedType"] ?? value["type"])?.string {
    case "COLOR": kind = .color
    case "FLOAT": kind = .number
    case let other?: kind = .other(other)
    case nil: kind = .other("unknown")
    }
    isForeign = ["remote", "hiddenFromPublishing", "deletedButReferenced"].contains {
      value[$0]?.bool == true
    }
  }

  /// What Figma offers it for, or nil for everything.
  var purpose: Swatch.Purpose? {
    FigmaScopes.purpose(of: object["scopes"]?.array?.compactMap(\.string) ?? [])
  }
}

/// The fields of Figma for which a variable is offered.
enum FigmaScopes {
  /// What these scopes say that a colour is for, or nil when they leave it open.
  ///
  /// Shapes are icons beside text and grounds beside frames, so they go with either.
  static func purpose(of scopes: [String]) -> Swatch.Purpose? {
    let isText = scopes.contains("TEXT_FILL")
    let isFrame = scopes.contains("FRAME_FILL")
    if isText { return isFrame ? nil : .text }
    if isFrame || scopes.contains("SHAPE_FILL") { return .ground }
    return scopes == ["STROKE_COLOR"] ? .stroke : nil
  }
}
