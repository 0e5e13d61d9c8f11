import Colors
import Documents

/// A colour as Tokens Studio writes it: CSS, `{color.ink}`, `rgba({color.ink}, 50%)`,
/// `rgba(#1f2328, 0.5)` or `{color.ink}80`.
struct StudioExpression {
  /// The keys of the colours that it is made of, in order.
  let keys: [ExactText]
  private let form: Form

  /// What is written; a colour that is referred to stands as its position in braces, `{0}`.
  private indirect enum Form: Sendable {
    case reference(Int)
    case css(String)
    case faded(Form, Double)
  }

  /// Puts in what is no colour, and works out the arithmetic.
  init(_ text: BracedText, in scope: inout StudioScope) throws(StudioObstacle) {
    var keys: [ExactText] = []
    var parts: [String] = []
    for reference in text.references {
      if scope.isColor(reference) {
        parts.append("{\(keys.count)}")
        keys.append(scope.catalogue.key(of: reference))
      } else {
        parts.append(try scope.text(BracedText("{\(reference)}")))
      }
    }
    self.keys = keys
    form = try Self.form(of: text.replacing(parts)[...], keys, scope.catalogue, depth: 0)
  }

  /// The CSS text, when the colour is nothing else.
  var css: String? {
    guard keys.isEmpty, case .css(let text) = form else { return nil }
    return text
  }

  /// The key, when the colour is another one as it is.
  var alias: ExactText? {
    if case .reference = form { keys.first } else { nil }
  }

  /// The colour, made of those that the keys stand for.
  func color(_ colors: [Color]) throws(DraftFault) -> Color { try Self.color(form, colors) }

  private static func color(_ form: Form, _ colors: [Color]) throws(DraftFault) -> Color {
    switch form {
    case .reference(let index):
      guard colors.indices.contains(index) else { throw DraftFault("a reference has no colour") }
      return colors[index]
    case .faded(let form, let alpha): return try color(form, colors).withAlpha(alpha)
    case .css(let written):
      let braced = BracedText(written)
      let text = braced.replacing(
        braced.references.map { reference in
          Int(reference.string).flatMap { colors.indices.contains($0) ? colors[$0].css : nil } ?? ""
        }
      )
      let parsed: CSSColor
      do throws(ColorSyntaxError) {
        parsed = try CSSColor(parsing: text)
      } catch {
        throw DraftFault("\(text.excerpt) is no colour: \(error)")
      }
      guard let color = parsed.color else {
        throw DraftFault("\(text.excerpt) has no colour by itself")
      }
      return color
    }
  }

  private static func form(
    of written: Substring,
    _ keys: [ExactText],
    _ catalogue: StudioCatalogue,
    depth: Int
  ) throws(StudioObstacle) -> Form {
    let text = written.trimmed
    if text.utf8.first == UInt8(ascii: "{"), let end = text.utf8.firstIndex(of: UInt8(ascii: "}")),
      let index = Int(text[text.index(after: text.startIndex)..<end])
    {
      let rest = text[text.index(after: end)...]
      if rest.isEmpty { return .reference(index) }
      // Two digits behind a reference are the alpha of a hex colour.
      if rest.utf8.count == 2, let byte = UInt8(rest, radix: 16), rest.utf8.first != 0x2B {
        return .faded(.reference(index), Double(byte) / 255)
      }
    }
    guard depth < 8, let (name, arguments) = text.call, legacyFunctions.contains(name.lowercased())
    else { return .css(String(written)) }
    if arguments.count == 2, arguments[0].isColor {
      let base = try form(of: arguments[0], keys, catalogue, depth: depth + 1)
      if let share = StudioQuantity(calculating: String(arguments[1]))?.share {
        return .faded(base, share)
      }
      let braced = BracedText(String(arguments[1].trimmed))
      let named = braced.references.compactMap { Int($0.string) }.map { keys[$0] }
      if let missing = named.first(where: { catalogue.number(of: $0) == nil }) {
        throw .missing(missing)
      }
      let alpha = braced.replacing(named.map { "{\($0)}" })
      throw .fault("\(alpha.excerpt) is no alpha; write 0.5 or 50%")
    }
    guard arguments.contains(where: \.isCalculation) else { return .css(String(written)) }
    let calculated = arguments.map { argument in
      argument.isCalculation
        ? StudioQuantity(calculating: String(argument))?.text ?? String(argument) : String(argument)
    }
    return .css("\(name)(\(calculated.joined(separator: ",")))")
  }
}

/// The functions whose arguments are separated by commas, and that take a colour and an alpha.
private let legacyFunctions: Set<String> = ["rgb", "rgba", "hsl", "hsla"]

extension StudioCatalogue {
  /// The path that a reference means; the reference itself when there is none.
  func key(of reference: ExactText) -> ExactText {
    number(of: reference).map { paths[$0] } ?? reference
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = self
    while let first = rest.utf8.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
    while let last = rest.utf8.last, last == 0x20 || last == 0x09 { rest.removeLast() }
    return rest
  }

  /// Whether an argument is a colour, and no number.
  fileprivate var isColor: Bool {
    let text = trimmed
    switch text.utf8.first {
    case UInt8(ascii: "#"), UInt8(ascii: "{"): return true
    case let byte? where (byte | 0x20) &- 0x61 < 26:
      return text.call != nil && text.contains("{")
        || (try? CSSColor(parsing: String(text)))?.color != nil
    default: return false
    }
  }

  /// Whether an argument may be more than one number.
  fileprivate var isCalculation: Bool {
    trimmed.dropFirst().utf8.contains { [0x28, 0x2A, 0x2B, 0x2D, 0x2F].contains($0) }
  }

  /// The name and the arguments, when the text is one call of a function.
  fileprivate var call: (name: String, arguments: [Substring])? {
    guard let open = utf8.firstIndex(of: UInt8(ascii: "(")), utf8.last == UInt8(ascii: ")") else {
      return nil
    }
    var arguments: [Substring] = []
    var depth = 0
    var start = utf8.index(after: open)
    let end = utf8.index(before: endIndex)
    var position = start
    while position < end {
      switch utf8[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        arguments.append(self[start..<position])
        start = utf8.index(after: position)
      default: break
      }
      guard depth >= 0 else { return nil }
      position = utf8.index(after: position)
    }
    return (String(self[..<open]), arguments + [self[start..<end]])
  }
}
