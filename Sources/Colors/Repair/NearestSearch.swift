/// The exact search for the colour of bytes that is nearest in Oklab among those that are allowed.
///
/// Branch and bound over a cube of 256 levels a side, halved along each axis. A cell is left out when no
/// luminance in it reaches the ratio, or when a lower bound of the distance to it exceeds the best
/// distance so far. The bound holds by the mean value theorem: within a cell, Oklab moves away from the
/// centre by at most the greatest slope along each axis times half the width of the cell. A wedge of
/// hues is searched in the same way.
struct NearestSearch {
  private let origin: SIMD3<Double>
  private let requirement: ContrastRequirement
  private let ranges: [ClosedRange<Double>]
  private let wedge: HueWedge?
  private var best: ByteColor?
  private var bestSquare = Double.infinity

  /// Finds the nearest colour that meets `requirement`, within a wedge of hues if one is given; nil
  /// when there is none.
  static func nearest(
    to color: OpaqueColor,
    meeting requirement: ContrastRequirement,
    within wedge: HueWedge? = nil
  ) -> ByteColor? {
    var search = NearestSearch(
      origin: color.oklab,
      requirement: requirement,
      ranges: requirement.luminanceRanges.map { $0.lowerBound - 1e-12...$0.upperBound + 1e-12 },
      wedge: wedge
    )
    guard !search.ranges.isEmpty else { return nil }
    search.visit(Cell(start: .zero, width: 256))
    return search.best
  }

  private init(
    origin: SIMD3<Double>,
    requirement: ContrastRequirement,
    ranges: [ClosedRange<Double>],
    wedge: HueWedge?
  ) {
    self.origin = origin
    self.requirement = requirement
    self.ranges = ranges
    self.wedge = wedge
  }

  private mutating func visit(_ cell: Cell) {
    guard cell.width > 4 else {
      visitColors(of: cell)
      return
    }
    let half = cell.width / 2
    var parts: [(cell: Cell, bound: Double)] = []
    for index in 0..<8 {
      let corner = SIMD3(index >> 2, index >> 1 & 1, index & 1) &* half
      let part = Cell(start: cell.start &+ corner, width: half)
      let luminances = part.first.luminance...part.last.luminance
      guard ranges.contains(where: { $0.overlaps(luminances) }) else { continue }
      let (center, deviation) = part.extent
      if let wedge, wedge.distance(to: center) > deviation.chroma + 1e-12 { continue }
      let away = center - origin
      let gap = pointwiseMax(pointwiseMax(away, -away) - deviation, .zero)
      parts.append((part, (gap * gap).sum()))
    }
    parts.sort { $0.bound < $1.bound }
    // The bound itself is rounded; a hair is taken off so that it stays one.
    for part in parts where part.bound * (1 - 1e-12) <= bestSquare { visit(part.cell) }
  }

  private mutating func visitColors(of cell: Cell) {
    for index in 0..<cell.width * cell.width * cell.width {
      let offset = SIMD3(
        index / (cell.width * cell.width),
        index / cell.width % cell.width,
        index % cell.width
      )
      let candidate = ByteColor(cell.start &+ offset)
      let luminance = candidate.luminance
      guard ranges.contains(where: { $0.contains(luminance) }),
        requirement.worstRatio(ofLuminance: luminance) >= requirement.ratio
      else { continue }
      let place = candidate.oklab
      let away = place - origin
      let square = (away * away).sum()
      if square < bestSquare, wedge?.contains(place) ?? true {
        (best, bestSquare) = (candidate, square)
      }
    }
  }
}

/// A cube of colours of bytes.
private struct Cell {
  let start: SIMD3<Int>
  let width: Int

  /// The darkest colour.
  var first: ByteColor { ByteColor(start) }
  /// The lightest colour.
  var last: ByteColor { ByteColor(start &+ (width - 1)) }

  /// The centre of the cell in Oklab, and how far from it, along each axis, a colour of the cell lies
  /// at most.
  var extent: (center: SIMD3<Double>, deviation: SIMD3<Double>) {
    let (low, high) = (first.light, last.light)
    let least = (conesFromLight * low).cubeRoots
    // At black the slope has no limit.
    guard least.min() > 0 else { return (.zero, SIMD3(repeating: .infinity)) }
    let middle = (low + high) / 2
    let reach = (high - low) / 2
    let most = (conesFromLight * high).cubeRoots
    // The slope of a cube root is 1 / (3 root^2): steepest where the response is least.
    let steep = 1 / (3 * least * least)
    let flat = 1 / (3 * most * most)
    let center = Oklab.fromRoots * (conesFromLight * middle).cubeRoots
    var deviation = SIMD3<Double>.zero
    for axis in 0..<3 {
      let column = conesFromLight.column(axis)
      var lowest = SIMD3<Double>.zero
      var highest = SIMD3<Double>.zero
      for cone in 0..<3 {
        let weights = Oklab.fromRoots.column(cone) * column[cone]
        let (one, other) = (weights * steep[cone], weights * flat[cone])
        lowest += pointwiseMin(one, other)
        highest += pointwiseMax(one, other)
      }
      deviation += pointwiseMax(highest, -lowest) * reach[axis]
    }
    return (center, deviation)
  }
}

extension SIMD3<Double> {
  /// The cube root of each element.
  fileprivate var cubeRoots: SIMD3<Double> { SIMD3(x.cubeRoot, y.cubeRoot, z.cubeRoot) }
}

extension SIMD3<Double> {
  /// The length of the part beyond lightness, of a place or a way in Oklab.
  fileprivate var chroma: Double { (y * y + z * z).squareRoot() }
}

extension Matrix3 {
  /// The column at `index`, 0 to 2.
  fileprivate func column(_ index: Int) -> SIMD3<Double> {
    switch index {
    case 0: columns.0
    case 1: columns.1
    default: columns.2
    }
  }
}
