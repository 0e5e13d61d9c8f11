import Colors

/// What an area shows: one colour, or a gradient of them.
enum Paint: Hashable {
  case color(Color)
  case gradient(Gradient)

  /// Whether what lies below shows through anywhere.
  var isTranslucent: Bool {
    switch self {
    case .color(let color): color.alpha < 1
    case .gradient(let gradient): gradient.stops.contains { $0.color.alpha < 1 }
    }
  }
}

extension Contrast {
  /// Measures stacks of paints as ``init(of:against:over:canvas:groupOpacity:)`` does colours; nil
  /// for two different gradients, since how they lie on one another is not known.
  ///
  /// A gradient that occurs in several stacks has the same colour in all of them at each place.
  init?(
    of front: [Paint],
    against back: [Paint],
    over layers: [Paint],
    canvas: OpaqueColor?,
    groupOpacity: Double
  ) {
    let gradients = Set((front + back + layers).compactMap(\.gradient))
    guard gradients.count < 2 else { return nil }
    func measured(_ color: Color?) -> Contrast {
      Contrast(
        of: front.compactMap { $0.color(orElse: color) },
        against: back.compactMap { $0.color(orElse: color) },
        over: layers.compactMap { $0.color(orElse: color) },
        canvas: canvas,
        groupOpacity: groupOpacity
      )
    }
    if let gradient = gradients.first {
      self.init(along: gradient, measuring: measured)
    } else {
      self = measured(nil)
    }
  }
}

extension Paint {
  fileprivate var gradient: Gradient? {
    if case .gradient(let gradient) = self { gradient } else { nil }
  }

  fileprivate func color(orElse other: Color?) -> Color? {
    if case .color(let color) = self { color } else { other }
  }
}
