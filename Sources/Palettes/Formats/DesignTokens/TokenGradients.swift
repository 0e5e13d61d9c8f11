import Colors
import Documents

/// The gradients among tokens, mode by mode (DTCG 2025.10, section 9.6): lists of stops, each a color
/// and a position from 0 to 1.
struct TokenGradients {
  private var names: [ExactText] = []
  private var values: [ExactText: [(mode: Mode, value: Swatch.Value)]] = [:]

  /// Adds what the gradients of a tree are in a mode.
  mutating func add(_ read: TokenValues, in mode: Mode) {
    for (index, token) in read.tree.tokens.enumerated() where token.type == "gradient" {
      let written = read.written(index)
      let value = Swatch.Value(
        state(of: written, read),
        source: written.string ?? written.sourceText,
        place: written.place,
        notes: token.notes
      )
      if values[token.path] == nil { names.append(token.path) }
      values[token.path, default: []].append((mode, value))
    }
  }

  /// The gradients, in the order of the file.
  var swatches: [Swatch] {
    names.compactMap { name in
      values[name].flatMap { values in
        values.first.map { Swatch(name: name, place: $0.value.place, values: values) }
      }
    }
  }

  /// A gradient, or why it is none; nobody is told of it unless a pairing names it.
  private func state(of written: JSONValue, _ values: TokenValues) -> Swatch.State {
    do throws(TokenColor.Obstacle) {
      let literal = try values.literal(written)
      if let text = literal.string {
        return Swatch.State(gradient: text) ?? .undetermined("it is no gradient")
      }
      guard let elements = literal.array else {
        return .undetermined("a gradient is a list of stops, not \(literal.kindName)")
      }
      var stops: [Gradient.Draft] = []
      for element in elements { stops.append(try stop(element, values)) }
      // The standard names no space: colours of sRGB are mixed as CSS mixes its old notations.
      let isSRGB = stops.allSatisfy { $0.color.space == .srgb }
      return Gradient(stops, along: Interpolation(in: isSRGB ? .srgb : .oklab))
        .map(Swatch.State.gradient) ?? .undetermined("the gradient has no stops")
    } catch {
      switch error {
      case .undetermined(let reason): return .undetermined(reason)
      case .fault(_, let message, _):
        return .undetermined("the gradient cannot be read: \(message)")
      case .missing(let name, _): return .undetermined("there is no token \(name)")
      }
    }
  }

  private func stop(
    _ element: JSONValue,
    _ values: TokenValues
  ) throws(TokenColor.Obstacle) -> Gradient.Draft {
    let literal = try values.literal(element)
    guard let color = literal["color"], let position = literal["position"] else {
      throw .undetermined("a stop of a gradient has a color and a position")
    }
    let place = try values.literal(position)
    guard let number = place.number else {
      throw .undetermined("the position of a stop is a number, not \(place.kindName)")
    }
    let read = try TokenColor(try values.literal(color), in: values)
    // A position outside of 0 to 1 is that of the nearer end (section 9.6).
    return Gradient.Draft(read.color, at: min(max(number, 0), 1))
  }
}
