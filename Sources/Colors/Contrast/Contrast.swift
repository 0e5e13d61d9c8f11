/// The contrast of a foreground on a stack of layers: one ratio, or an interval of them.
///
/// It is an interval when nothing opaque is known behind translucent layers: then it spans all
/// ratios that any backdrop can give.
public struct Contrast: Sendable, Hashable {
  /// The least ratio, from 1 to 21.
  public private(set) var minimum: Double
  /// The greatest ratio, from 1 to 21.
  public private(set) var maximum: Double
  /// The colours that give the least ratio.
  public let minimumAt: Appearance
  /// The colours that give the greatest ratio.
  public let maximumAt: Appearance

  /// The colours that reach the eye.
  public struct Appearance: Sendable, Hashable {
    /// The foreground, composited.
    public let foreground: OpaqueColor
    /// The background, composited.
    public let background: OpaqueColor
    /// The backdrop that was assumed, or nil when none mattered or the canvas was known.
    public let backdrop: OpaqueColor?
    /// Where along a gradient it is seen, 0 at its start and 1 at its end; nil without one.
    public internal(set) var position: Double? = nil

    /// The contrast ratio of the two, from 1 to 21.
    public var ratio: Double { foreground.contrastRatio(to: background) }
  }

  /// The ratio each way that screens treat colours outside sRGB; nil when all lie within it.
  public private(set) var ways: Ways?

  /// The ratios, 1 to 21, of one pair on several kinds of screen.
  public struct Ways: Sendable, Hashable {
    /// As an sRGB screen shows it: colours clipped, as browsers clip.
    public let clipped: Double
    /// With colours brought into sRGB as CSS Color 4 asks; no verdict depends on it.
    public let mapped: Double
    /// On a Display P3 screen; nil when a colour lies outside P3 as well.
    public let p3: Double?
  }

  /// The ratio, or nil when it is an interval.
  public var ratio: Double? { minimum == maximum ? minimum : nil }

  /// Measures `foreground` on `layers`.
  ///
  /// Layers are composited bottom to top in gamma-encoded sRGB without rounding. When colours lie
  /// outside sRGB, the ratio is the worse of what an sRGB screen shows, where browsers clip, and of
  /// what a Display P3 screen shows.
  ///
  /// - Parameters:
  ///   - foreground: The text or the graphic.
  ///   - layers: What lies under it, the top layer first.
  ///   - canvas: The opaque colour behind all layers, or nil when it is not known.
  ///   - groupOpacity: The opacity, 0 to 1, of the foreground and the first layer as one group.
  public init(
    of foreground: Color,
    over layers: [Color],
    canvas: OpaqueColor?,
    groupOpacity: Double = 1
  ) {
    self.init(
      of: [foreground],
      against: [],
      over: layers,
      canvas: canvas,
      groupOpacity: groupOpacity
    )
  }

  /// Measures two stacks of colours that lie side by side on `layers`, as a link beside text does.
  ///
  /// Each is composited on the layers before the two are compared; otherwise all is as for one colour
  /// on layers, which is a stack of one beside an empty one.
  ///
  /// - Parameters:
  ///   - front: What is looked at, the top colour first.
  ///   - back: What it is told apart from, the top colour first; empty for the layers themselves.
  ///   - layers: What lies under both, the top layer first.
  ///   - canvas: The opaque colour behind all layers, or nil when it is not known.
  ///   - groupOpacity: The opacity, 0 to 1, of both stacks and the first layer as one group.
  public init(
    of front: [Color],
    against back: [Color],
    over layers: [Color],
    canvas: OpaqueColor?,
    groupOpacity: Double = 1
  ) {
    let composition = Composition(
      front: front,
      back: back,
      layers: layers,
      canvas: canvas,
      groupOpacity: groupOpacity
    )
    self.init(clipping: composition)
    guard let ratio, let gamut = GamutContrast(of: composition) else { return }
    ways = Ways(clipped: ratio, mapped: gamut.mapped.minimum, p3: gamut.p3)
    minimum = gamut.minimum
    maximum = gamut.minimum
  }

  /// Measures with every colour clipped to sRGB.
  init(clipping composition: Composition) {
    let scene = composition.scene(PremultipliedColor.init)
    if let canvas = composition.canvas {
      self.init(only: scene.appearance(over: canvas, isKnown: true))
    } else if !scene.isTranslucent {
      self.init(only: scene.appearance(over: .black, isKnown: true))
    } else {
      self.init(scene)
    }
  }

  /// Makes a contrast of two ends that were found.
  init(minimum: Double, at least: Appearance, maximum: Double, at most: Appearance) {
    self.minimum = minimum
    self.maximum = maximum
    minimumAt = least
    maximumAt = most
  }

  /// Measures two colours that are known.
  init(only appearance: Appearance) {
    minimum = appearance.ratio
    maximum = minimum
    minimumAt = appearance
    maximumAt = appearance
  }

  private init(_ scene: Scene) {
    let lightest = scene.backdrop(for: .lightestForeground)
    let darkest = scene.backdrop(for: .darkestForeground)
    let ends = [lightest, darkest].map { scene.appearance(over: $0, isKnown: false) }
    let farthest = ends[0].ratio >= ends[1].ratio ? ends[0] : ends[1]
    let nearest: Appearance
    if let crossing = scene.crossing(between: darkest, and: lightest) {
      nearest = scene.appearance(over: crossing, isKnown: false)
      minimum = 1
    } else {
      nearest = ends[0].ratio < ends[1].ratio ? ends[0] : ends[1]
      minimum = nearest.ratio
    }
    maximum = farthest.ratio
    minimumAt = nearest
    maximumAt = farthest
  }
}
