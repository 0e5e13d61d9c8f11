import Colors
import Documents
import Palettes

/// One thing that a pairing has to be told apart from, in any of several ways.
///
/// Text has one: its ground. A link has its ground and the text around it, a series its ground and
/// each neighbour; what shows focus or the edge of a control may do so in one of several ways.
struct Comparison {
  /// The pairing under which it is listed: its background is what the foreground is told apart from.
  let pairing: Pairing
  /// Whether the two lie side by side, rather than one on the other.
  var isBeside = false
  /// What is required; empty when nothing is.
  var requirements: [Requirement]
  /// Why nothing is required, or nil when something is.
  var exemption: String?
  /// The ways to tell it, of which the best one counts; at least one.
  var ways: [Way]

  /// Two stacks of names or colours, each top first, on the ground of the pairing.
  struct Way {
    /// What is looked at.
    let front: [String]
    /// What it is told apart from; empty for the ground itself.
    var back: [String] = []
  }
}

extension Pairing {
  /// What the pairing has to be told apart from at a level, the ground first, where its use needs
  /// `requirements`.
  func comparisons(needing requirements: [Requirement], at level: ConformanceLevel) -> [Comparison]
  {
    switch terms.use {
    case .link: [ground(requirements)] + terms.beside.map { surrounding($0, .useOfColor) }
    case .series: [ground(requirements)] + terms.beside.map { surrounding($0, .nonTextContrast) }
    case .boundary: [boundary(requirements)]
    case .focus: indicator(requirements) + (level == .aaa ? terms.beside.map(unfocused) : [])
    default: [ground(requirements)]
    }
  }

  private var front: String { foreground.string }

  /// The foreground on its ground.
  private func ground(_ requirements: [Requirement]) -> Comparison {
    Comparison(
      pairing: self,
      requirements: requirements,
      exemption: terms.minimum == nil ? terms.use.exemption : nil,
      ways: [.init(front: [front])]
    )
  }

  /// The foreground and what touches it, unless a cue tells them apart.
  private func surrounding(_ neighbor: String, _ criterion: Criterion) -> Comparison {
    var exemption = terms.cue.map { "it is told by its cue as well: \($0)" }
    if terms.use == .link, SwatchWords(foreground).words.contains("visited") {
      exemption = "that a link was visited need not be told from the text around it"
    }
    let ratio = criterion.distinction ?? criterion.nonText ?? 1
    return Comparison(
      pairing: told(from: neighbor),
      isBeside: true,
      requirements: exemption == nil ? [Requirement(ratio: ratio, criterion: criterion)] : [],
      exemption: exemption,
      ways: [.init(front: [front], back: [neighbor])]
    )
  }

  /// The border, which lies on the fill, or the fill: each against the outside.
  private func boundary(_ requirements: [Requirement]) -> Comparison {
    let exemption = terms.cue.map { "it is told by its cue as well: \($0)" }
    return Comparison(
      pairing: self,
      requirements: exemption == nil ? requirements : [],
      exemption: exemption,
      ways: [.init(front: [front] + terms.beside.prefix(1))]
        + terms.beside.map { .init(front: [$0]) }
    )
  }

  /// Each band of an indicator of focus against what its position puts it next to.
  private func indicator(_ requirements: [Requirement]) -> [Comparison] {
    let bands = [front] + (terms.focus?.bands ?? [])
    guard let focus = terms.focus, focus.position != .outside, let under = focus.under else {
      return [
        Comparison(
          pairing: self,
          requirements: requirements,
          ways: bands.map { .init(front: [$0]) }
        )
      ]
    }
    let onPage = bands.map { Comparison.Way(front: [$0]) }
    let onComponent = bands.map { Comparison.Way(front: [$0, under], back: [under]) }
    func comparison(_ pairing: Pairing, _ ways: [Comparison.Way]) -> Comparison {
      Comparison(pairing: pairing, requirements: requirements, ways: ways)
    }
    return switch focus.position {
    case .outside, .straddling: [comparison(self, onPage + onComponent)]
    case .inside: [comparison(told(from: under), onComponent)]
    case .border:
      // The background of a component reaches to the outer edge of its border (CSS Backgrounds 3,
      // section 3.7), so a translucent border shows the component.
      [
        comparison(self, bands.map { .init(front: [$0, under]) }),
        comparison(told(from: under), onComponent),
      ]
    }
  }

  /// The indicator against what is seen in its place without focus (WCAG 2.2, 2.4.13).
  private func unfocused(_ state: String) -> Comparison {
    let bands = [front] + (terms.focus?.bands ?? [])
    let below = terms.focus.map { $0.position == .outside ? [] : $0.under.map { [$0] } ?? [] } ?? []
    return Comparison(
      pairing: told(from: state),
      isBeside: true,
      requirements: [Requirement(ratio: 3, criterion: .focusAppearance)],
      ways: bands.map { .init(front: [$0] + below, back: [state] + below) }
    )
  }

  /// The same pairing, listed under what the foreground is told apart from.
  private func told(from neighbor: String) -> Pairing {
    var pairing = self
    pairing.background = ExactText(neighbor)
    return pairing
  }
}

extension Use {
  /// Why the use needs nothing, or nil when it needs something.
  var exemption: String? {
    if case .exempt(let reason) = requirement { reason } else { nil }
  }
}
