import Documents
import Palettes

/// A waiver as it applies to one palette, its patterns resolved.
struct PaletteWaiver: Sendable {
  /// Which waiver it is.
  let id: ID
  /// Why it is accepted, and who answers for it.
  let suppression: Suppression
  /// The rule whose findings are accepted, or nil for all.
  let rule: String?
  private let foregrounds: Set<ExactText>?
  private let backgrounds: Set<ExactText>?
  private let modes: [String]
  private let scope: Place?

  /// Which waiver it is, over all palettes of an audit.
  enum ID: Sendable, Hashable {
    /// One of the policy's, by its position.
    case policy(Int)
    /// One in a file of the palette, by its place and its swatch.
    case source(Place, ExactText)
  }

  init(_ waiver: Waiver, at position: Int, in palette: Palette) {
    id = .policy(position)
    suppression = waiver.suppression
    rule = waiver.rule
    foregrounds =
      waiver.foregrounds.isEmpty ? nil : Set(palette.sides(matching: waiver.foregrounds))
    backgrounds =
      waiver.backgrounds.isEmpty ? nil : Set(palette.sides(matching: waiver.backgrounds))
    modes = waiver.modes
    scope = nil
  }

  init(_ waiver: SourceWaiver) {
    id = .source(waiver.place, waiver.swatch)
    suppression = Suppression(
      .inSource,
      reason: waiver.reason,
      owner: waiver.owner,
      expires: waiver.expires,
      place: waiver.place
    )
    rule = waiver.rule
    foregrounds = [waiver.swatch]
    backgrounds = waiver.backgrounds.isEmpty ? nil : Set(waiver.backgrounds)
    modes = waiver.modes
    scope = waiver.scope
  }

  /// Whether its last day lies before `today`; never when no day is told.
  func isExpired(on today: CalendarDate?) -> Bool {
    guard let today, let expires = suppression.expires else { return false }
    return today > expires
  }

  /// Whether it speaks of a finding.
  func covers(_ finding: Finding) -> Bool {
    guard !Waiver.refused.contains(finding.rule), rule == nil || rule == finding.rule else {
      return false
    }
    let pairing = finding.measurement?.pairing
    if let foregrounds {
      guard let front = pairing?.foreground ?? finding.swatch, foregrounds.contains(front) else {
        return false
      }
    }
    if let backgrounds {
      guard let ground = pairing?.background, backgrounds.contains(ground) else { return false }
    }
    if !modes.isEmpty {
      guard let mode = finding.mode, modes.contains(where: { mode.answers(to: $0) }) else {
        return false
      }
    }
    guard let scope else { return true }
    return finding.place.map(scope.contains) ?? false
  }
}
