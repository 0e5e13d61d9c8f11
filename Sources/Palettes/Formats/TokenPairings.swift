import Documents

/// The pairings that tokens declare in `$extensions["legible"]`.
struct TokenPairings {
  /// The pairings, in the order of the file.
  private(set) var pairings: [Pairing] = []
  /// What is wrong with declarations.
  private(set) var problems: [Reading.Problem] = []
  private let file: SourceFile

  init(in file: SourceFile) { self.file = file }

  /// Reads what one token or group declares.
  mutating func read(
    _ declaration: (path: ExactText, isToken: Bool, value: JSONValue),
    in palette: Palette
  ) {
    do throws(DocumentError) {
      guard let object = declaration.value.object else {
        throw DocumentError(
          "legible is an object, not \(declaration.value.kindName)",
          at: declaration.value.range
        )
      }
      if declaration.isToken {
        try object.refuseUnknown(["background", "on"] + PairingTerms.names, in: "legible")
        let foreground = (declaration.path, declaration.value.range)
        try add(object, from: [foreground], declaration.value.range, palette)
      } else {
        try object.refuseUnknown(["pairs"], in: "legible of a group")
        for element in object["pairs"]?.array ?? [] { try addPair(element, palette) }
      }
    } catch {
      report(error.message, at: error.range, declaration.isToken ? declaration.path : nil)
    }
  }

  private mutating func addPair(_ element: JSONValue, _ palette: Palette) throws(DocumentError) {
    guard let object = element.object else {
      throw DocumentError("a pair is an object, not \(element.kindName)", at: element.range)
    }
    try object.refuseUnknown(
      ["foreground", "background", "on"] + PairingTerms.names,
      in: "a pair"
    )
    guard let foreground = object["foreground"] else {
      throw DocumentError("a pair needs a foreground", at: element.range)
    }
    let names = try foreground.texts.map { (ExactText($0), foreground.range) }
    try add(object, from: names, element.range, palette)
  }

  private mutating func add(
    _ object: JSONObject,
    from foregrounds: [(name: ExactText, range: SourceRange)],
    _ range: SourceRange,
    _ palette: Palette
  ) throws(DocumentError) {
    guard let named = object["background"] ?? object["on"] else {
      throw DocumentError("a pairing needs a background: the path of a token", at: range)
    }
    let terms = try PairingTerms(reading: object)
    let backgrounds = try named.texts.map { (name: ExactText($0), range: named.range) }
    let missing = (foregrounds + backgrounds).first { palette.swatch($0.name) == nil }
    if let missing {
      let near = Spelling.nearest(
        to: missing.name.string,
        among: palette.swatches.map(\.name.string)
      )
      throw DocumentError(
        "there is no colour token \(missing.name)" + (near.map { "; did you mean \($0)?" } ?? ""),
        at: missing.range
      )
    }
    let origin = Pairing.Origin.declared(Place(range, in: file))
    for foreground in foregrounds {
      for background in backgrounds {
        pairings.append(terms.pairing(foreground.name, on: background.name, origin: origin))
      }
    }
  }

  private mutating func report(_ message: String, at range: SourceRange, _ token: ExactText?) {
    problems.append(
      Reading.Problem(.unresolvedReference, message, at: Place(range, in: file), swatch: token)
    )
  }
}
