import Colors
import Foundation
import TestSupport
import Testing

/// What takes minutes, run by `Tests/exhaustive`.
private let isAsked = ProcessInfo.processInfo.environment["LEGIBLE_EXHAUSTIVE"] != nil

@Suite(.enabled(if: isAsked)) struct ExhaustiveTests {
  @Test func `no colour of bytes that passes is nearer than the one that is suggested`() throws {
    let catalog = Catalog()
    var numbers = SplitMix64(seed: 200)
    var counts = (compared: 0, impossible: 0, slowest: Duration.zero)
    while counts.compared + counts.impossible < 200 {
      let origin = OpaqueColor.randomBytes(using: &numbers)
      let opponents = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        OpaqueColor.randomBytes(using: &numbers)
      }
      let ratio = [3, 4.5, 7][Int.random(in: 0...2, using: &numbers)]
      let requirement = try ContrastRequirement(ratio, against: opponents)
      guard !requirement.isMet(by: origin) else { continue }
      var repair: Repair?
      let duration = ContinuousClock().measure {
        repair = Repair(of: origin, meeting: requirement)
      }
      counts.slowest = max(counts.slowest, duration)
      let nearest = repair?.suggestions.first { $0.kind == .nearest }
      let least = catalog.leastDistance(from: origin, meeting: requirement)
      #expect((nearest == nil) == (least == nil), "\(origin.hex) on \(opponents.map(\.hex))")
      guard let nearest, let least else {
        counts.impossible += 1
        continue
      }
      counts.compared += 1
      #expect(abs(nearest.difference - least) < 1e-9, "\(origin.hex) on \(opponents.map(\.hex))")
    }
    print("\(counts.compared) compared with all colours, \(counts.impossible) impossible,")
    print("the slowest search of all kinds took \(counts.slowest)")
  }

  @Test func `a million random texts give colours that are finite, or errors`() {
    var numbers = SplitMix64(seed: 1_000_000)
    let pieces = [
      "rgb(", "hsl(", "hwb(", "lab(", "oklch(", "color(", "color-mix(", "light-dark(", "calc(", "#",
      "from ", "in ", "srgb", "oklab", "xyz-d50", "longer hue", "red", "none", "r", "l", "c", "h",
      "alpha", ")", ")", ")", ",", ",", "/", " ", " ", "%", "1", "50%", "0.5", "-1e300", "1e400",
      "infinity", "NaN", "* ", "+ ", "- ", "deg", "currentcolor", "var(", "\\72 ", "ff", "/*", "*/",
    ].map { Array($0.utf8) }
    var colors = 0
    for _ in 0..<1_000_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...14, using: &numbers) {
        let isByte = Int.random(in: 0..<8, using: &numbers) == 0
        bytes +=
          isByte
          ? [UInt8.random(in: 0...255, using: &numbers)]
          : pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
      }
      guard let color = try? CSSColor(parsing: bytes.span).color else { continue }
      colors += 1
      let luminance = OpaqueColor(clipping: color).relativeLuminance
      #expect((0...1).contains(luminance) && (0...1).contains(color.alpha), "\(bytes)")
    }
    #expect(colors > 1000)
    print("1000000 texts, \(colors) of them colours")
  }
}

/// Every colour of bytes, with its luminance and its place in Oklab.
private struct Catalog {
  private let luminances: [Double]
  private let places: [SIMD3<Double>]

  init() {
    let conversion = Conversion(from: .srgb, to: .oklab)
    let colors = (0..<1 << 24).lazy.map { OpaqueColor(bytes: $0) }
    luminances = colors.map(\.relativeLuminance)
    places = colors.map { conversion($0.rgb) }
  }

  /// The least distance in Oklab of any colour that meets the requirement, or nil.
  func leastDistance(
    from origin: OpaqueColor,
    meeting requirement: ContrastRequirement
  ) -> Double? {
    let place = Conversion(from: .srgb, to: .oklab)(origin.rgb)
    let opponents = requirement.opponents.map(\.relativeLuminance)
    var least = Double.infinity
    for (luminance, candidate) in zip(luminances, places) {
      let passes = opponents.allSatisfy {
        (max(luminance, $0) + 0.05) / (min(luminance, $0) + 0.05) >= requirement.ratio
      }
      guard passes else { continue }
      let away = candidate - place
      least = min(least, (away * away).sum())
    }
    return least.isFinite ? least.squareRoot() : nil
  }
}

extension OpaqueColor {
  fileprivate init(bytes value: Int) {
    self.init(SIMD3(Double(value >> 16), Double(value >> 8 & 0xFF), Double(value & 0xFF)) / 255)
  }

  fileprivate static func randomBytes(using numbers: inout SplitMix64) -> OpaqueColor {
    OpaqueColor(bytes: Int.random(in: 0..<1 << 24, using: &numbers))
  }
}
