/// Colours that change along a line (CSS Images 4, section 3.5).
public struct Gradient: Sendable, Hashable {
  /// The stops in order, at least one.
  public let stops: [Stop]
  /// How the colours between two stops are found.
  public let interpolation: Interpolation
  /// The part of the line that is seen: from the start at 0 to the end at 1, unless it is longer.
  public let extent: ClosedRange<Double>

  /// A colour at a place of the line.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public let color: Color
    /// Its place: 0 at the start of the line, 1 at its end; never less than that of the stop before.
    public let position: Double
    /// How far towards the next stop the two are mixed half and half, 0 to 1; 0.5 without a hint.
    public let midpoint: Double
    /// The colour in the space of the interpolation.
    let converted: Color
  }

  /// A stop as it is written: its place may be left open.
  public struct Draft: Sendable, Hashable {
    /// The colour.
    public var color: Color
    /// Its place, or nil to leave it to the stops around.
    public var position: Double?
    /// The place where it and the next stop are mixed half and half, or nil for the middle.
    public var hint: Double?

    /// Makes a draft of a stop.
    public init(_ color: Color, at position: Double? = nil, hint: Double? = nil) {
      self.color = color
      self.position = position
      self.hint = hint
    }
  }

  /// Makes a gradient of stops; nil when there are none.
  ///
  /// Places are settled as CSS Images 4, section 3.5.3, asks: the first is 0 and the last 1 unless they
  /// are given, none lies before an earlier one, and open ones are spread evenly.
  ///
  /// - Parameters:
  ///   - drafts: The stops in order.
  ///   - interpolation: How the colours between two stops are found.
  ///   - extent: The part of the line that is seen; nil for exactly the part between the outer stops,
  ///     as where a gradient repeats.
  public init?(
    _ drafts: [Draft],
    along interpolation: Interpolation,
    extent: ClosedRange<Double>? = 0...1
  ) {
    guard !drafts.isEmpty else { return nil }
    let places = Self.settled(drafts)
    stops = drafts.indices.map { index in
      let place = places[index]
      var midpoint = 0.5
      if let hint = place.hint, index + 1 < places.count {
        let length = places[index + 1].position - place.position
        midpoint = length > 0 ? min(max((hint - place.position) / length, 0), 1) : 0.5
      }
      return Stop(
        color: drafts[index].color,
        position: place.position,
        midpoint: midpoint,
        converted: drafts[index].color.converted(to: interpolation.space)
      )
    }
    self.interpolation = interpolation
    self.extent = extent ?? places[0].position...places[places.count - 1].position
  }

  private typealias Place = (position: Double, hint: Double?)

  private static func settled(_ drafts: [Draft]) -> [Place] {
    var given = drafts.map { $0.position?.withinBounds }
    let last = given.count - 1
    given[0] = given[0] ?? 0
    given[last] = given[last] ?? 1
    var hints = drafts.map { $0.hint?.withinBounds }
    var greatest = -Double.infinity
    for index in given.indices {
      if let position = given[index] {
        greatest = max(greatest, position)
        given[index] = greatest
      }
      if let hint = hints[index] {
        greatest = max(greatest, hint)
        hints[index] = greatest
      }
    }
    return spread(given, between: hints)
  }

  /// Spreads the open places evenly between those around them; a hint is one of those.
  private static func spread(_ given: [Double?], between hints: [Double?]) -> [Place] {
    var points: [Double?] = []
    for (position, hint) in zip(given, hints) {
      points.append(position)
      if let hint { points.append(hint) }
    }
    var known = 0
    for index in points.indices {
      guard let end = points[index], let start = points[known] else { continue }
      for open in known..<index where open > known {
        points[open] = start + (end - start) * (Double(open - known) / Double(index - known))
      }
      known = index
    }
    var places: [Place] = []
    var index = 0
    for hint in hints {
      places.append((points[index] ?? 0, hint))
      index += hint == nil ? 1 : 2
    }
    return places
  }

  /// The colour at a place of the line.
  ///
  /// Before the first stop it is that of the first, behind the last that of the last; where several
  /// stops share the place, that of the last of them.
  public func color(at position: Double) -> Color {
    guard let index = stops.lastIndex(where: { $0.position <= position }) else {
      return stops[0].color
    }
    guard index + 1 < stops.count else { return stops[index].color }
    let (start, end) = (stops[index], stops[index + 1])
    let progress = (position - start.position) / (end.position - start.position)
    return start.color(towards: end, at: start.share(at: progress), along: interpolation)
  }
}

extension Double {
  /// This place of a line, so near that lengths between two of them are exact enough; NaN becomes 0.
  fileprivate var withinBounds: Double { isNaN ? 0 : min(max(self, -1e6), 1e6) }
}

extension Gradient.Stop {
  /// The colour with so much of the next one, 0 to 1; that of a stop itself is not converted.
  func color(towards next: Self, at share: Double, along interpolation: Interpolation) -> Color {
    if share == 0, color.missing.isEmpty { return color }
    if share == 1, next.color.missing.isEmpty { return next.color }
    return interpolation.color(from: converted, to: next.converted, at: share)
  }

  /// How much of the next colour there is at a part of the way to it, both 0 to 1.
  ///
  /// CSS Images 4, section 3.5.2: the part to the power of log(0.5) / log(midpoint).
  func share(at progress: Double) -> Double {
    if midpoint == 0.5 { return progress }
    if midpoint <= 0 { return progress <= 0 ? 0 : 1 }
    if midpoint >= 1 { return progress >= 1 ? 1 : 0 }
    return progress <= 0 ? 0 : progress.raised(to: exponent)
  }

  /// The part of the way at which there is so much of the next colour: what ``share(at:)`` undoes.
  func progress(at share: Double) -> Double {
    if midpoint == 0.5 || midpoint <= 0 || midpoint >= 1 || share <= 0 { return share }
    return share.raised(to: 1 / exponent)
  }

  private var exponent: Double { 0.5.naturalLogarithm / midpoint.naturalLogarithm }
}
