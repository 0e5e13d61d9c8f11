import Colors
import Documents

/// The colour that a token's literal value is, with remarks; or what is wrong with it.
struct TokenColor {
  /// The colour.
  let color: Color
  /// Remarks for people.
  let notes: [String]
  /// The `hex` of a colour object that is not the colour of its components, with its place.
  let mismatch: (message: String, place: Place)?

  /// What stands in the way of a colour.
  enum Obstacle: Error {
    /// A valid literal that has no colour by itself, such as `currentColor`.
    case undetermined(String)
    /// A fault, and where it is.
    case fault(Reading.Problem.Kind, String, Place)
    /// A reference to a token that there is not.
    case missing(ExactText, Place)

    /// A value that is no colour.
    static func unreadable(_ message: String, _ value: JSONValue) -> Obstacle {
      .fault(.unreadableColor, message, value.place)
    }
  }

  /// Reads a literal: a colour object of DTCG 2025.10, or the text of the drafts before it.
  ///
  /// Any part of an object may be a `$ref`, which is followed among `values`.
  init(_ literal: JSONValue, in values: TokenValues) throws(Obstacle) {
    if let text = literal.string {
      color = try TokenColor.read(text, literal)
      notes = []
      mismatch = nil
      return
    }
    guard literal.object != nil else {
      throw .unreadable(
        "a colour is an object with colorSpace and components, or a text, not \(literal.kindName)",
        literal
      )
    }
    let object = TokenColorObject(literal, following: values.literal)
    color = try object.color
    notes = object.notes(on: color)
    mismatch = try object.mismatch(with: color)
  }

  /// Reads a CSS colour; a fault has its own place within the text, unless the text has escapes.
  private static func read(_ text: String, _ value: JSONValue) throws(Obstacle) -> Color {
    let parsed: CSSColor
    do throws(ColorSyntaxError) {
      parsed = try CSSColor(parsing: text)
    } catch {
      let start = value.range.lowerBound + 1
      let isPlain = value.range.count == text.utf8.count + 2
      let range =
        isPlain && error.range.count > 0
        ? SourceRange(start + error.range.lowerBound, start + error.range.upperBound) : value.range
      throw .fault(
        .unreadableColor,
        "\(value.excerpt) is no colour: \(error)",
        value.place(of: range)
      )
    }
    switch parsed {
    case .color(let color): return color
    case .undetermined(let reason): throw .undetermined(reason.description)
    case .lightDark: throw .undetermined(UndeterminedColor.scheme.description)
    }
  }
}

extension JSONValue {
  /// The text of a string, or the value as it is written, cut after 40 characters for a message.
  var excerpt: String {
    (string ?? sourceText).excerpt
  }
}
