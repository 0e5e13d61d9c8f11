import Documents

/// How an indicator of keyboard focus lies, which decides what it has to be told apart from.
public struct FocusTerms: Sendable, Hashable {
  /// Where it lies.
  public var position: Position = .outside
  /// The further bands of an indicator of several colours, as names or colours; any may pass.
  public var bands: [String] = []
  /// The component under it, a name or a colour; or nil when it is not told.
  public var under: String?

  /// Where an indicator lies.
  public enum Position: String, Sendable, CaseIterable {
    /// Around the component, on the page.
    case outside
    /// Within the component.
    case inside
    /// In place of the component's border, between the component and the page: it is told from both.
    case border
    /// Half on the component and half on the page: it is told from either.
    case straddling
  }

  /// Makes the terms of an indicator on the page, of one colour.
  public init() {}

  /// Reads `{"position": "inside", "bands": ["ring-inner"], "under": "button"}`.
  ///
  /// - Throws: the first faulty value, with its range.
  init(reading value: JSONValue) throws(DocumentError) {
    guard let object = value.object else {
      throw DocumentError("focus is an object, not \(value.kindName)", at: value.range)
    }
    try object.refuseUnknown(["position", "bands", "under"], in: "focus")
    if let position = object["position"] {
      let choices = Position.allCases.map { ($0.rawValue, $0) }
      self.position = try position.choice("a position", choices)
    }
    bands = try object["bands"]?.texts ?? []
    under = try object["under"]?.text
    if position != .outside, under == nil {
      throw DocumentError(
        "an indicator that is \(position.rawValue) needs under: the component under it",
        at: value.range
      )
    }
  }
}
