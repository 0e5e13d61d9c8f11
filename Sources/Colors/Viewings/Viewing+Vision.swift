internal import Documents

extension Viewing {
  /// Makes the viewing of eyes with a deficiency.
  ///
  /// The name is that of the vision, with `@` and the severity where it is not the usual one.
  public init(_ simulation: VisionSimulation) {
    let vision = simulation.vision
    let isUsual = simulation.severity == vision.severity
    self.init(
      id: isUsual ? vision.id : "\(vision.id)@\(simulation.severity)",
      summary: "shows what eyes with \(vision.id) see, by \(simulation.model)",
      // Eyes without cones see the luminance, and that is what ratios are made of.
      changesRatios: vision.deficiency != .achromat && simulation.severity > 0,
      show: { color, _ in simulation(color) }
    )
  }

  /// Finds the viewing of a name such as `classic-invert`, `tritanopia` or `tritanopia@0.6`.
  ///
  /// - Throws: A ``ViewingError`` for a name that is none, and for a severity that is none.
  public init(named name: String) throws(ViewingError) {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 1 {
      guard let viewing = Viewing.all.first(where: { $0.id == name }) else {
        throw ViewingError(.unknown(name))
      }
      self = viewing
      return
    }
    guard let vision = Vision.all.first(where: { $0.id == parts[0] }) else {
      throw ViewingError(.unknown(name))
    }
    let text = String(parts[1])
    var scanner = ColorScanner()
    guard let severity = scanner.readNumber(in: text.utf8.span),
      scanner.offset == text.utf8.count,
      let simulation = try? VisionSimulation(of: vision, severity: severity)
    else { throw ViewingError(.severity(text)) }
    self.init(simulation)
  }
}

/// Why a name is not one of a viewing.
public struct ViewingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong; texts are short excerpts.
  public let reason: Reason

  init(_ reason: Reason) {
    switch reason {
    case .unknown(let name): self.reason = .unknown(excerpt(name))
    case .severity(let text): self.reason = .severity(excerpt(text))
    }
  }

  /// What can be wrong.
  public enum Reason: Sendable, Hashable {
    /// A name that no viewing has.
    case unknown(String)
    /// Something else than a number from 0 to 1 after `@`.
    case severity(String)
  }

  /// What is wrong and what to do, in a sentence without a full stop.
  public var description: String {
    switch reason {
    case .unknown(let name):
      "'\(name)' is not a viewing: write one of "
        + Viewing.all.map(\.id).joined(separator: ", ")
    case .severity(let text): "'\(text)' is not a severity: write a number from 0 to 1"
    }
  }
}

private func excerpt(_ text: String) -> String {
  let span = text.utf8.span
  return span.excerpt(SourceRange(0, span.count))
}
