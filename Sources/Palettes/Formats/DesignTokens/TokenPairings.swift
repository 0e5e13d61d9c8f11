import Colors
import Documents

/// The pairings that tokens declare in `$extensions["legible"]`, and the findings that they accept.
struct TokenPairings {
  /// The pairings, in the order of the file.
  private(set) var pairings: [Pairing] = []
  /// The findings that tokens accept, in the order of the file.
  private(set) var waivers: [SourceWaiver] = []
  /// What is wrong with declarations.
  private(set) var log: TokenLog
  private let palette: Palette
  private var spelling: NameSpelling

  /// A name that a declaration gives, with its place.
  private typealias Name = (name: ExactText, place: Place)

  init(of palette: Palette, _ log: TokenLog) {
    self.palette = palette
    self.log = log
    spelling = NameSpelling(palette.swatches.map(\.name.string))
  }

  /// Reads what one token or group declares.
  mutating func read(_ declaration: (path: ExactText, isToken: Bool, value: JSONValue)) {
    let value = declaration.value
    guard declaration.isToken else { return readGroup(value) }
    let known = ["background", "on"] + PairingTerms.names + Self.waiverNames
    let accepted = waivers.count
    do throws(DocumentError) {
      let object = try value.declaration("legible", of: known)
      let isWaiver = try addWaiver(object, of: declaration.path)
      if isWaiver, object["background"] ?? object["on"] == nil {
        let pairing = PairingTerms.names.filter { $0 != "modes" }
        try object.refuse(pairing, without: "a background")
        return
      }
      try add(object, [(declaration.path, value.place)], at: value)
    } catch {
      // What is not understood as a whole accepts nothing, least of all its own fault.
      waivers.removeSubrange(accepted...)
      log.add(.faultyPairing, error.message, at: value.place(of: error.range), of: declaration.path)
    }
  }

  /// The names of what is said of findings that are accepted.
  private static let waiverNames = ["ignore", "rule", "owner", "expires"]

  /// Reads what a token accepts; false when it accepts nothing.
  private mutating func addWaiver(
    _ object: JSONObject,
    of token: ExactText
  ) throws(DocumentError) -> Bool {
    guard let ignore = object["ignore"] else {
      try object.refuse(Self.waiverNames, without: "ignore, the reason")
      return false
    }
    let reason = try ignore.statement("the reason to ignore it")
    var waiver = SourceWaiver(of: token, reason: reason, at: ignore.place)
    waiver.rule = try object["rule"]?.text
    waiver.owner = try object["owner"]?.statement("an owner")
    waiver.expires = try object["expires"]?.date
    if let modes = object["modes"] {
      try requireModes(modes)
      waiver.modes = try modes.texts
    }
    if let named = object["background"] ?? object["on"] {
      waiver.backgrounds = try names(named).map(\.name)
    }
    waivers.append(waiver)
    return true
  }

  private mutating func readGroup(_ value: JSONValue) {
    do throws(DocumentError) {
      let object = try value.declaration("legible of a group", of: ["pairs"])
      guard let pairs = object["pairs"] else { return }
      guard let elements = pairs.array else {
        throw DocumentError("pairs is a list of objects, not \(pairs.kindName)", at: pairs.range)
      }
      for element in elements { readPair(element) }
    } catch {
      log.add(.faultyPairing, error.message, at: value.place(of: error.range), of: nil)
    }
  }

  private mutating func readPair(_ value: JSONValue) {
    let known = ["foreground", "background", "on"] + PairingTerms.names
    do throws(DocumentError) {
      let object = try value.declaration("a pair", of: known)
      guard let foreground = object["foreground"] else {
        throw DocumentError("a pair needs a foreground: the path of a token", at: value.range)
      }
      try add(object, try names(foreground), at: value)
    } catch {
      log.add(.faultyPairing, error.message, at: value.place(of: error.range), of: nil)
    }
  }

  private mutating func add(
    _ object: JSONObject,
    _ foregrounds: [Name],
    at value: JSONValue
  ) throws(DocumentError) {
    guard let named = object["background"] ?? object["on"] else {
      throw DocumentError("a pairing needs a background: the path of a token", at: value.range)
    }
    let terms = try PairingTerms(reading: object)
    let backgrounds = try names(named)
    if let layers = object["layers"] {
      for layer in try names(layers) where (try? CSSColor(parsing: layer.name.string)) == nil {
        _ = isKnown(layer)
      }
    }
    if let modes = object["modes"] { try requireModes(modes) }
    let origin = Pairing.Origin.declared(value.place)
    // What is no swatch is reported, and the others still pair.
    let fronts = foregrounds.filter { isKnown($0) }
    for background in backgrounds where isKnown(background) {
      for front in fronts {
        pairings.append(terms.pairing(front.name, on: background.name, origin: origin))
      }
    }
  }

  private mutating func isKnown(_ name: Name) -> Bool {
    if palette.swatch(name.name) != nil { return true }
    log.add(
      .unresolvedReference,
      "there is no colour token \(name.name)" + spelling.guess(at: name.name),
      at: name.place,
      of: nil
    )
    return false
  }

  private func names(_ value: JSONValue) throws(DocumentError) -> [Name] {
    var names: [Name] = []
    for element in value.array ?? [value] {
      let text = try element.text
      // A path may stand in braces, as in an alias.
      names.append((TokenReference.path(inBraces: text) ?? ExactText(text), element.place))
    }
    return names
  }

  private func requireModes(_ value: JSONValue) throws(DocumentError) {
    for element in value.array ?? [value] {
      let text = try element.text
      guard !palette.modes.contains(where: { $0.answers(to: text) }) else { continue }
      let names = palette.modes.map(\.name).joined(separator: ", ")
      throw DocumentError("there is no mode \(text); the modes are \(names)", at: element.range)
    }
  }
}

extension JSONObject {
  /// Refuses members that mean nothing without another one.
  fileprivate func refuse(_ names: [String], without needed: String) throws(DocumentError) {
    for member in self where names.contains(member.name.string) {
      throw DocumentError("\(member.name) means nothing without \(needed)", at: member.nameRange)
    }
  }
}

extension JSONValue {
  /// The members of a declaration, whose names have to be among `known`, each once.
  fileprivate func declaration(
    _ noun: String,
    of known: [String]
  ) throws(DocumentError) -> JSONObject {
    guard let object else {
      throw DocumentError("\(noun) is an object, not \(kindName)", at: range)
    }
    if let twice = object.duplicates.first {
      throw DocumentError("\(twice.again.name) is given twice", at: twice.again.nameRange)
    }
    try object.refuseUnknown(known, in: noun)
    return object
  }
}
