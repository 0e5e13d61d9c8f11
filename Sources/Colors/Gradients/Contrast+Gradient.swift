extension Contrast {
  /// The least and the greatest contrast along a gradient.
  ///
  /// Between two stops luminance rises and falls, most of all on the way through Oklab or around a
  /// hue circle, so the stops alone do not tell. Each way from stop to stop is measured at 257 places,
  /// and around every place that is better or worse than those beside it the extreme is searched for
  /// until its place is known to 1e-12 of the way. A hollow narrower than 1/256 of a way could be
  /// missed; its depth, for the curves of CSS, stays far below 0.001 in ratio.
  ///
  /// - Parameters:
  ///   - gradient: The gradient, whose colours need not be opaque.
  ///   - measure: The contrast where the gradient has the colour that is handed in.
  public init(along gradient: Gradient, measuring measure: (Color) -> Contrast) {
    var worst: (place: Double, contrast: Contrast)?
    var best: (place: Double, contrast: Contrast)?
    for piece in gradient.pieces {
      let (least, most) = piece.extremes(measure)
      if worst.map({ least.contrast.minimum < $0.contrast.minimum }) ?? true { worst = least }
      if best.map({ most.contrast.maximum > $0.contrast.maximum }) ?? true { best = most }
    }
    let start = (
      gradient.extent.lowerBound, measure(gradient.color(at: gradient.extent.lowerBound))
    )
    let (least, most) = (worst ?? start, best ?? start)
    self.init(
      minimum: least.contrast.minimum,
      at: least.contrast.minimumAt.along(least.place),
      maximum: most.contrast.maximum,
      at: most.contrast.maximumAt.along(most.place)
    )
  }
}

extension Contrast.Appearance {
  fileprivate func along(_ position: Double) -> Contrast.Appearance {
    var appearance = self
    appearance.position = position
    return appearance
  }
}

extension Gradient {
  /// A part of the line on which colours change smoothly, or not at all.
  fileprivate struct Piece {
    let start: Stop
    let end: Stop
    let interpolation: Interpolation
    /// How much of the end there is at the first and at the last place of the part that is seen.
    let shares: ClosedRange<Double>

    func color(at share: Double) -> Color {
      start.color(towards: end, at: share, along: interpolation)
    }

    func place(of share: Double) -> Double {
      start.position + (end.position - start.position) * start.progress(at: share)
    }
  }

  /// The parts that are seen.
  fileprivate var pieces: [Piece] {
    let (first, last) = (stops[0], stops[stops.count - 1])
    func cap(_ stop: Stop, at position: Double) -> Piece {
      let edge = Stop(
        color: stop.color,
        position: position,
        midpoint: 0.5,
        converted: stop.converted
      )
      return Piece(start: edge, end: edge, interpolation: interpolation, shares: 0...0)
    }
    var pieces: [Piece] = []
    if first.position > extent.lowerBound || extent.lowerBound == extent.upperBound {
      pieces.append(cap(first, at: extent.lowerBound))
    }
    for (start, end) in zip(stops, stops.dropFirst()) {
      let from = max(start.position, extent.lowerBound)
      let to = min(end.position, extent.upperBound)
      guard from < to else { continue }
      let length = end.position - start.position
      let shares = [from, to].map { start.share(at: ($0 - start.position) / length) }
      // Where the two are mixed half and half at one of them, the way is all of the other.
      if start.midpoint <= 0 {
        pieces.append(cap(end, at: from))
      } else if start.midpoint >= 1 {
        pieces.append(cap(start, at: from))
      } else {
        pieces.append(
          Piece(
            start: start,
            end: end,
            interpolation: interpolation,
            shares: min(shares[0], shares[1])...max(shares[0], shares[1])
          )
        )
      }
    }
    if last.position < extent.upperBound || extent.lowerBound == extent.upperBound {
      pieces.append(cap(last, at: last.position))
    }
    return pieces
  }
}

extension Gradient.Piece {
  fileprivate typealias Found = (place: Double, contrast: Contrast)

  /// The places of the least minimum and of the greatest maximum.
  fileprivate func extremes(
    _ measure: (Color) -> Contrast
  ) -> (least: Found, most: Found) {
    let count = shares.lowerBound == shares.upperBound ? 0 : 256
    let width = shares.upperBound - shares.lowerBound
    func share(_ step: Int) -> Double {
      step == count ? shares.upperBound : shares.lowerBound + width * Double(step) / Double(count)
    }
    let measured = (0...count).map { measure(color(at: share($0))) }
    func extreme(_ value: (Contrast) -> Double) -> Found {
      var best = (share: share(0), contrast: measured[0])
      func offer(_ share: Double, _ contrast: Contrast) {
        if value(contrast) < value(best.contrast) { best = (share, contrast) }
      }
      for step in measured.indices {
        offer(share(step), measured[step])
        let here = value(measured[step])
        let before = step > 0 ? value(measured[step - 1]) : .infinity
        let after = step < count ? value(measured[step + 1]) : .infinity
        // On a level stretch only its ends are looked at.
        guard here <= before, here <= after, here < before || here < after else { continue }
        let found = bracketed(share(max(step - 1, 0)), share(min(step + 1, count)), measure, value)
        offer(found.share, found.contrast)
      }
      return (place(of: best.share), best.contrast)
    }
    return (extreme { $0.minimum }, extreme { -$0.maximum })
  }

  /// The least value between two shares, by sections of the golden ratio (Kiefer 1953).
  private func bracketed(
    _ low: Double,
    _ high: Double,
    _ measure: (Color) -> Contrast,
    _ value: (Contrast) -> Double
  ) -> (share: Double, contrast: Contrast) {
    let section = (5.0.squareRoot() - 1) / 2
    var (low, high) = (low, high)
    var left = high - (high - low) * section
    var right = low + (high - low) * section
    var (atLeft, atRight) = (measure(color(at: left)), measure(color(at: right)))
    while high - low > 1e-12 {
      if value(atLeft) <= value(atRight) {
        (high, right, atRight) = (right, left, atLeft)
        left = high - (high - low) * section
        guard left > low, left < right else { break }
        atLeft = measure(color(at: left))
      } else {
        (low, left, atLeft) = (left, right, atRight)
        right = low + (high - low) * section
        guard right < high, left < right else { break }
        atRight = measure(color(at: right))
      }
    }
    return value(atLeft) <= value(atRight) ? (left, atLeft) : (right, atRight)
  }
}
