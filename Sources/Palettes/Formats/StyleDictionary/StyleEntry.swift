import Documents

/// Something that references lead to: a token, or a plain value beside the tokens.
struct StyleEntry {
  /// The path, joined with `.`.
  let path: ExactText
  /// Whether it is a token, which Style Dictionary puts out, and no plain value.
  var isToken: Bool
  /// What the file says that it is.
  var kind: StyleKind
  /// The values that are written, at most one for each mode.
  var values: [(mode: Mode, value: StyleValue)]
}

/// One value of an entry, as a file writes it.
struct StyleValue {
  /// The value.
  let json: JSONValue
  /// The token that has the value, or nil for a plain value.
  let token: JSONValue?
  /// What the team's own code does to the value, such as `lighten`; nil for nothing.
  var modification: String?
  /// Remarks for people.
  var notes: [String] = []
  /// The references within the value.
  var form = StyleForm.literal

  /// The value as it is written.
  var source: String { json.string ?? json.sourceText }
}

/// How a value refers to others.
enum StyleForm {
  /// Not at all.
  case literal
  /// It is one reference.
  case alias(StyleTarget)
  /// It is a text with references in it.
  case text(BracedText, [StyleTarget])
  /// It is a colour written as an object, some parts of which are references.
  case object([ExactText: StyleTarget])

  /// What the references lead to.
  var targets: [StyleTarget] {
    switch self {
    case .literal: []
    case .alias(let target): [target]
    case .text(_, let targets): targets
    // In one order, so that messages are the same each time.
    case .object(let targets): targets.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}

/// What a reference leads to.
enum StyleTarget {
  /// The entry at that position.
  case entry(Int)
  /// A group, which has no value.
  case group(ExactText)
  /// A path that there is not.
  case missing(ExactText)

  /// The position of the entry, or nil.
  var position: Int? {
    if case .entry(let position) = self { position } else { nil }
  }
}

/// What a file says that a token is.
enum StyleKind {
  /// A colour, by its type, its category, or the group at the top.
  case color
  /// Something else, such as a size.
  case other
  /// Only the value tells.
  case unknown

  /// Reads a type or a category; words that teams make up themselves say nothing.
  init(_ word: String) {
    let word = word.lowercased()
    self = colorWords.contains(word) ? .color : otherWords.contains(word) ? .other : .unknown
  }

  /// The kind that a token states by its type, else by its category.
  init(of token: JSONObject) {
    let words = [token["$type"], token["type"], token["attributes"]?["category"]]
    self =
      words.lazy.compactMap { $0?.string }.map { StyleKind($0) }
      .first { $0 != .unknown } ?? .unknown
  }
}

private let colorWords: Set<String> = ["color", "colors", "colour", "colours"]

/// The types of design tokens, of Tokens Studio, and the categories of Style Dictionary.
private let otherWords: Set<String> = [
  "asset", "border", "borderradius", "borderwidth", "boolean", "boxshadow", "composition",
  "content", "cubicbezier", "dimension", "duration", "file", "font", "fontfamilies", "fontfamily",
  "fontsize", "fontsizes", "fontstyle", "fontweight", "fontweights", "gradient", "icon",
  "letterspacing", "lineheight", "lineheights", "number", "opacity", "paragraphspacing", "shadow",
  "size", "sizing", "spacing", "string", "strokestyle", "text", "textcase", "textdecoration",
  "time", "transition", "typography",
]
