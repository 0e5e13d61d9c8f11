public import Colors

/// What a measurement says of a pairing.
public enum Verdict: Sendable, Hashable {
  /// Every requirement is met.
  case pass
  /// A requirement is not met.
  case fail
  /// The colours alone do not tell; the text says why.
  case undetermined(String)
  /// Nothing is required; the text says why.
  case exempt(String)
  /// It would fail or be undetermined, and somebody accepted that; the text says why.
  case waived(String)

  /// The word that reports print.
  public var name: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .undetermined: "undetermined"
    case .exempt: "exempt"
    case .waived: "waived"
    }
  }

  /// Why the verdict is neither pass nor fail, or nil when it is one of them.
  public var reason: String? {
    switch self {
    case .pass, .fail: nil
    case .undetermined(let reason), .exempt(let reason), .waived(let reason): reason
    }
  }

  /// Judges a contrast against the ratio that it needs, 1 to 21; nothing is rounded.
  public init(_ contrast: Contrast, needing ratio: Double) {
    if contrast.minimum >= ratio {
      self = .pass
    } else if contrast.maximum < ratio {
      self = .fail
    } else if contrast.minimumAt.backdrop == nil, contrast.maximumAt.position != nil {
      self = .undetermined("some of the gradient reaches it and some does not")
    } else {
      self = .undetermined("it depends on what lies behind")
    }
  }
}
