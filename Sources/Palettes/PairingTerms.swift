public import Colors
public import Documents

/// What a declaration says of a pairing beside its two colours.
///
/// The same members stand in `legible.json` and in the `$extensions` of design tokens.
public struct PairingTerms: Sendable {
  /// The names or colours below the background, top first.
  public var layers: [String] = []
  /// What the foreground is used for.
  public var use: Use = .text
  /// The size of the text, or nil when it is not known.
  public var textSize: TextSize?
  /// The modes to which it is restricted, by name; empty for all.
  public var modes: [String] = []
  /// A level of its own, or nil.
  public var level: ConformanceLevel?
  /// A ratio of its own, above 1 and up to 21, or nil.
  public var minimum: Double?

  /// Makes the terms of text of unknown size, in all modes.
  public init() {}

  /// The names of the members.
  public static let names = ["layers", "use", "size", "weight", "modes", "level", "minimum"]

  /// Reads the members of an object that are terms; others are passed over.
  ///
  /// - Throws: the first faulty value, with its range.
  public init(reading object: JSONObject) throws(DocumentError) {
    var size: String?
    var weight: String?
    var sizes: SourceRange?
    for member in object {
      let value = member.value
      switch member.name.string {
      case "layers": layers = try value.texts
      case "use": use = try value.choice("a use", Use.all.map { ($0.id, $0) })
      case "level": level = try value.choice("a level", [("AA", .aa), ("AAA", .aaa)])
      case "modes": modes = try value.texts
      case "minimum": minimum = try value.ratio
      case "size":
        // A bare number counts CSS pixels, as design tools write it.
        size = value.number == nil ? try value.text : value.sourceText + "px"
        sizes = value.range
      case "weight":
        weight = value.number == nil ? try value.text : value.sourceText
        sizes = sizes?.union(value.range) ?? value.range
      default: break
      }
    }
    guard let sizes else { return }
    do throws(TextSizeError) {
      textSize = try TextSize(size: size, weight: weight)
    } catch {
      throw DocumentError(error.description, at: sizes)
    }
  }

  /// A pairing on these terms.
  public func pairing(
    _ foreground: ExactText,
    on background: ExactText,
    origin: Pairing.Origin
  ) -> Pairing {
    Pairing(
      foreground,
      on: background,
      layers: layers,
      use: use,
      textSize: textSize,
      modes: modes,
      minimum: minimum,
      level: level,
      origin: origin
    )
  }
}

extension JSONValue {
  /// The text of a value that has to be one.
  public var text: String {
    get throws(DocumentError) {
      guard let string else { throw DocumentError("expected a text, not \(kindName)", at: range) }
      return string
    }
  }

  /// The texts of a value that has to be one, or a list of them.
  public var texts: [String] {
    get throws(DocumentError) {
      if let string { return [string] }
      guard let array else {
        throw DocumentError("expected a text or a list of texts, not \(kindName)", at: range)
      }
      var texts: [String] = []
      for element in array { texts.append(try element.text) }
      return texts
    }
  }

  /// The choice that a value names, which has to be one of a closed list of words.
  public func choice<Choice>(
    _ noun: String,
    _ choices: [(word: String, choice: Choice)]
  ) throws(DocumentError) -> Choice {
    let word = try text
    if let found = choices.first(where: { $0.word == word }) { return found.choice }
    let words = choices.map(\.word)
    let near = Spelling.nearest(to: word, among: words).map { "; did you mean \($0)?" } ?? ""
    throw DocumentError(
      "\(noun) is \(words.joined(separator: ", ")), not \(word)\(near)",
      at: range
    )
  }

  fileprivate var ratio: Double {
    get throws(DocumentError) {
      guard let number, number > 1, number <= 21 else {
        throw DocumentError(
          "a minimum is a ratio above 1 and up to 21, not \(sourceText)",
          at: range
        )
      }
      return number
    }
  }
}

extension JSONObject {
  /// Refuses members that are not among `known`.
  ///
  /// - Throws: the first of them, with the name that was probably meant.
  public func refuseUnknown(_ known: [String], in place: String) throws(DocumentError) {
    for member in self where !known.contains(member.name.string) {
      let near = Spelling.nearest(to: member.name.string, among: known)
      throw DocumentError(
        "\(place) has no key \(member.name)" + (near.map { "; did you mean \($0)?" } ?? ""),
        at: member.nameRange
      )
    }
  }
}
