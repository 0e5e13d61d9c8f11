/// Contrast ratios of many pairs under several viewings.
///
/// Each colour is looked at once under each viewing, so that a pair costs two look-ups and a division
/// for each viewing; the results are those of ``Viewing/contrastRatio(of:as:on:as:)``.
public struct SeenRatios: Sendable {
  /// The viewings.
  public let viewings: [Viewing]
  private var positions: [Look: Int] = [:]
  /// The relative luminances of each look under each viewing, one look after the other.
  private var luminances: [Double] = []

  private struct Look: Hashable {
    let color: OpaqueColor
    let subject: Viewing.Subject
  }

  /// Prepares for some viewings.
  public init(under viewings: [Viewing]) { self.viewings = viewings }

  /// The ratios of a foreground and a background, 1 to 21, in the order of the viewings.
  ///
  /// - Complexity: O(*v*) in the viewings, once both colours are known.
  public mutating func ratios(
    of foreground: OpaqueColor,
    as subject: Viewing.Subject = Viewing.Subject(.text),
    on background: OpaqueColor,
    as ground: Viewing.Subject = Viewing.Subject(.background)
  ) -> [Double] {
    let front = position(of: Look(color: foreground, subject: subject))
    let back = position(of: Look(color: background, subject: ground))
    return viewings.indices.map { index in
      contrastRatio(luminances[front + index], luminances[back + index])
    }
  }

  private mutating func position(of look: Look) -> Int {
    if let position = positions[look] { return position }
    let position = luminances.count
    positions[look] = position
    for viewing in viewings {
      luminances.append(viewing(look.color, as: look.subject).relativeLuminance)
    }
    return position
  }
}
