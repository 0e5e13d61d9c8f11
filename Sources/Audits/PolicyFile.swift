import Colors
public import Documents
import Palettes

extension Policy {
  /// Reads a policy from a `legible.json`; comments and trailing commas are allowed.
  ///
  /// - Throws: the first fault with its place; a key that is not known is a fault.
  public init(reading file: SourceFile) throws(PolicyError) {
    self.init()
    do throws(DocumentError) {
      let value = try JSONValue(parsing: file, dialect: .commented)
      let reader = PolicyReader(file: file)
      let members = try reader.members(of: value, known: Self.keys, in: "a policy")
      // The pairs depend on it, wherever it stands.
      platform = try members["platform"].map(reader.platform)
      for member in members {
        let value = member.value
        switch member.name.string {
        case "sources": sources = try value.texts
        case "level": level = try value.choice("a level", [("AA", .aa), ("AAA", .aaa)])
        case "canvas": canvases = try reader.canvases(value)
        case "pairs": pairs = try reader.pairs(value, on: platform)
        case "infer": infersPairings = try reader.truth(value)
        default: break
        }
      }
    } catch {
      throw PolicyError(error.message, at: error.range, in: file)
    }
  }

  private static let keys = ["$schema", "sources", "level", "platform", "canvas", "pairs", "infer"]
}

/// Reads the values of a policy, each with an error that names its place.
private struct PolicyReader {
  let file: SourceFile

  /// The members of an object whose names are all among `known`, each once.
  func members(
    of value: JSONValue,
    known: [String],
    in place: String
  ) throws(DocumentError) -> JSONObject {
    guard let object = value.object else {
      throw DocumentError("\(place) is an object, not \(value.kindName)", at: value.range)
    }
    if let twice = object.duplicates.first {
      throw DocumentError("\(twice.again.name) is given twice", at: twice.again.nameRange)
    }
    try object.refuseUnknown(known, in: place)
    return object
  }

  func truth(_ value: JSONValue) throws(DocumentError) -> Bool {
    guard let truth = value.bool else {
      throw DocumentError("expected true or false, not \(value.kindName)", at: value.range)
    }
    return truth
  }

  /// One canvas for all modes, or an object of one for each mode.
  func canvases(_ value: JSONValue) throws(DocumentError) -> [Policy.ModeCanvas] {
    guard let object = value.object else { return [try canvas(nil, value)] }
    var canvases: [Policy.ModeCanvas] = []
    for member in object { canvases.append(try canvas(member.name.string, member.value)) }
    return canvases
  }

  private func canvas(
    _ mode: String?,
    _ value: JSONValue
  ) throws(DocumentError) -> Policy.ModeCanvas {
    Policy.ModeCanvas(mode: mode, source: try value.text, place: Place(value.range, in: file))
  }

  func platform(_ value: JSONValue) throws(DocumentError) -> ApplePlatform {
    let name = try value.text
    do throws(TextStyleError) {
      return try ApplePlatform.named(name)
    } catch {
      throw DocumentError(error.description, at: value.range)
    }
  }

  func pairs(
    _ value: JSONValue,
    on platform: ApplePlatform?
  ) throws(DocumentError) -> [PolicyPair] {
    guard let elements = value.array else {
      throw DocumentError("pairs is a list of objects, not \(value.kindName)", at: value.range)
    }
    var pairs: [PolicyPair] = []
    for element in elements { pairs.append(try pair(element, on: platform)) }
    return pairs
  }

  private func pair(
    _ value: JSONValue,
    on platform: ApplePlatform?
  ) throws(DocumentError) -> PolicyPair {
    let known = ["foreground", "background"] + PairingTerms.names
    let object = try members(of: value, known: known, in: "a pair")
    guard let foreground = object["foreground"], let background = object["background"] else {
      throw DocumentError("a pair needs a foreground and a background", at: value.range)
    }
    var pair = PolicyPair(
      try foreground.texts,
      on: try background.texts,
      terms: try PairingTerms(reading: object, on: platform)
    )
    pair.place = Place(value.range, in: file)
    return pair
  }
}
