import Colors
import TestSupport
import Testing

private func repair(
  _ origin: String,
  _ opponents: [String],
  _ ratio: Double,
  steps: [String] = [],
  ramp: [String] = []
) throws -> Repair {
  Repair(
    of: try opaque(origin),
    meeting: try ContrastRequirement(ratio, against: try opponents.map { try opaque($0) }),
    steps: try steps.map { try opaque($0) },
    ramp: try ramp.map { try opaque($0) }
  )
}

extension Repair {
  fileprivate subscript(kind: Kind) -> Suggestion? { suggestions.first { $0.kind == kind } }
}

@Test func `the grey 999 on white becomes 767676`() throws {
  let repair = try repair("#999", ["#fff"], 4.5)
  for kind in [Repair.Kind.family, .sameHue, .nearest] {
    #expect(repair[kind]?.color.hex == "#767676")
  }
}

@Test func `red on white has a nearest colour and one of its hue`() throws {
  let repair = try repair("#ff0000", ["#fff"], 4.5)
  let nearest = try #require(repair[.nearest])
  #expect(nearest.color.hex == "#ee0701")
  #expect(abs(nearest.difference - 0.0338) < 0.00005)
  let sameHue = try #require(repair[.sameHue])
  #expect(sameHue.ratio >= 4.5)
  #expect(abs(sameHue.color.hueDegrees - repair.origin.hueDegrees) < 1)
}

/// Where nothing passes, the best ratio is that of black or of white.
@Test(arguments: [
  ("#3366cc", "#7f8ea3", 7, "#000000", 6.3005, false),
  ("#3366cc", "#c9772b", 7, "#000000", 6.1571, false),
  ("#3366cc", "#757575", 4.5, "#ffffff", 4.6075, true),
  ("#3366cc", "#000000", 21, "#ffffff", 21.0, true),
  ("#3366cc", "#7f8ea3", 4.5, "#000000", 6.3005, true),
])
func `where nothing passes, the best that there is is named`(
  origin: String,
  opponent: String,
  ratio: Double,
  best: String,
  bestRatio: Double,
  isPossible: Bool
) throws {
  let repair = try repair(origin, [opponent], ratio)
  #expect(repair.best.color.hex == best)
  #expect(abs(repair.best.ratio - bestRatio) < 0.0001)
  #expect(repair.isPossible == isPossible)
  #expect(repair.suggestions.isEmpty == !isPossible)
}

@Test(arguments: [22, 21.000001, 1, 0, -3, .nan, .infinity] as [Double])
func `a ratio that cannot be aimed at is an error`(ratio: Double) {
  #expect(throws: RepairError.self) { try ContrastRequirement(ratio, against: [.white]) }
  #expect(throws: RepairError.self) {
    try Repair.opacity(of: Color(.srgb, .zero), over: [], canvas: .white, reaching: ratio)
  }
}

@Test func `there has to be something to be told apart from`() {
  #expect(throws: RepairError.noOpponents) { try ContrastRequirement(3, against: []) }
}

/// The least distance of any colour of bytes within 5 degrees of the hue, by a search of all.
@Test(arguments: [
  ("#8a8f98", "#f1f5f9", 0.103), ("#c65d2e", "#fdf6ec", 0.0338), ("#1a1a1a", "#262626", 0.419),
  ("#7d7577", "#e4d5ec", 0.0793),
])
func `a suggestion passes as it is written, and is close to the best of its hue`(
  origin: String,
  opponent: String,
  least: Double
) throws {
  let repair = try repair(origin, [opponent], 4.5)
  #expect(repair.suggestions.map(\.kind) == [.family, .sameHue, .nearest])
  for suggestion in repair.suggestions {
    let written = try opaque(suggestion.color.hex)
    #expect(written == suggestion.color)
    #expect(written.contrastRatio(to: try opaque(opponent)) >= 4.5)
    #expect(written.contrastRatio(to: try opaque(opponent)) == suggestion.ratio)
    #expect(suggestion.difference == ColorDifference.ok(written, repair.origin))
    #expect(suggestion.difference <= least + 0.02)
    // Asked again about its own answer, there is nothing to do.
    let again = Repair(of: written, meeting: repair.requirement)
    #expect(again.isMet && again.suggestions.isEmpty)
  }
  let sameHue = try #require(repair[.sameHue])
  #expect(
    sameHue.color.chroma < 0.03 || abs(sameHue.color.hueDegrees - repair.origin.hueDegrees) < 3
  )
}

@Test func `dark on dark turns light, since dark has no room`() throws {
  let repair = try repair("#1a1a1a", ["#262626"], 4.5)
  for suggestion in repair.suggestions {
    #expect(suggestion.color.relativeLuminance > repair.requirement.opponents[0].relativeLuminance)
    #expect(suggestion.isFar)
  }
}

@Test func `greys stay grey, and what is nearly grey keeps its hue`() throws {
  for byte in stride(from: 0, through: 255, by: 15) {
    let gray = OpaqueColor(SIMD3(repeating: Double(byte) / 255))
    for suggestion in try repair(gray.hex, ["#dfe8f3"], 4.5).suggestions {
      let bytes = suggestion.color.bytes
      #expect(bytes.x == bytes.y && bytes.y == bytes.z, "\(suggestion)")
    }
  }
}

@Test func `a step of the palette and a ramp are used where they pass`() throws {
  let blues = ["#dbeafe", "#93c5fd", "#3b82f6", "#1d4ed8", "#1e3a8a"]
  let found = try repair("#3b82f6", ["#ffffff"], 4.5, steps: blues + ["#000000"], ramp: blues)
  #expect(found.suggestions.map(\.kind) == [.step, .family, .sameHue, .nearest])
  #expect(found[.step]?.color.hex == "#1d4ed8")
  let family = try #require(found[.family])
  let step = try #require(found[.step])
  let nearest = try #require(found[.nearest])
  #expect(nearest.difference <= family.difference && family.difference < step.difference)
  let none = try repair("#3b82f6", ["#ffffff"], 4.5, steps: ["#93c5fd"])
  #expect(none[.step] == nil)
}

@Test func `of given steps the one that passes is chosen, and nothing is slipped in`() throws {
  // On #d23f6a white has 4.507 and #262626 has 3.358; black would have 4.659.
  let repair = try repair("#777777", ["#d23f6a"], 4.5, steps: ["#262626", "#ffffff"])
  #expect(repair[.step]?.color.hex == "#ffffff")
}

@Test func `one value serves several grounds`() throws {
  let grounds = ["#ffffff", "#f1f5f9", "#dbeafe"]
  for suggestion in try repair("#7aa2e3", grounds, 4.5).suggestions {
    for ground in grounds {
      #expect(suggestion.color.contrastRatio(to: try opaque(ground)) >= 4.5)
    }
  }
  // Nothing is 4.5 away from black and from white at once, but the middle comes near.
  let torn = try repair("#7aa2e3", ["#ffffff", "#000000"], 4.6)
  #expect(!torn.isPossible)
  #expect(torn.best.ratio > 4.5 && torn.best.ratio < 4.6)
}

@Test func `the nearest of all colours is found, as a search of every colour finds it`() throws {
  for row in nearestRows.split(separator: "\n") {
    let words = row.split(separator: " ").map(String.init)
    let ratio = try #require(Double(words[2]))
    let repair = try repair(words[0], words[1].split(separator: ",").map(String.init), ratio)
    let expected = try #require(Double(words[4]))
    if words[3] == "-" {
      #expect(!repair.isPossible, "\(row)")
    } else if repair.isMet {
      #expect(words[3] == words[0], "\(row)")
    } else {
      let nearest = try #require(repair[.nearest], "\(row)")
      #expect(abs(nearest.difference - expected) < 1e-8, "\(row): \(nearest.color.hex)")
    }
  }
}

@Test func `luminances that pass are ranges, dark and light`() throws {
  let requirement = try ContrastRequirement(4.5, against: [try opaque("#767676")])
  let luminance = requirement.opponents[0].relativeLuminance
  // Black gives 4.62 and white 4.54, so that there is a little room on both sides.
  let ranges = requirement.luminanceRanges
  #expect(ranges.count == 2)
  #expect(ranges[0].lowerBound == 0 && ranges[1].upperBound == 1)
  #expect(abs(ranges[0].upperBound - ((luminance + 0.05) / 4.5 - 0.05)) < 1e-12)
  #expect(abs(ranges[1].lowerBound - ((luminance + 0.05) * 4.5 - 0.05)) < 1e-12)
  #expect(try ContrastRequirement(7, against: requirement.opponents).luminanceRanges.isEmpty)
}

@Test func `raising the opacity is the least that helps`() throws {
  let text = try color("rgb(0 0 0 / 0.3)")
  let canvas = OpaqueColor.white
  let raised = try #require(try Repair.opacity(of: text, over: [], canvas: canvas, reaching: 4.5))
  func ratio(_ color: Color) -> Double { Contrast(of: color, over: [], canvas: canvas).minimum }
  #expect(ratio(raised) >= 4.5)
  #expect(ratio(Color(.srgb, .zero, alpha: raised.alpha - 1.0 / 255)) < 4.5)
  #expect(try Repair.opacity(of: raised, over: [], canvas: canvas, reaching: 4.5) == nil)
  let gray = try color("rgb(153 153 153 / 0.3)")
  #expect(try Repair.opacity(of: gray, over: [], canvas: canvas, reaching: 4.5) == nil)
}

@Test func `large text is a way out between the two ratios`() {
  #expect(Criterion.contrastMinimum.sufficientSizes(for: 3.5).count == 2)
  for size in Criterion.contrastMinimum.sufficientSizes(for: 3.5) { #expect(size.isLarge) }
  #expect(Criterion.contrastMinimum.sufficientSizes(for: 2.99).isEmpty)
  #expect(Criterion.contrastMinimum.sufficientSizes(for: 4.5).isEmpty)
  #expect(Criterion.contrastEnhanced.sufficientSizes(for: 4.5).count == 2)
  #expect(Criterion.nonTextContrast.sufficientSizes(for: 2).isEmpty)
}

extension OpaqueColor {
  private var polar: SIMD3<Double> { Color(.srgb, rgb).converted(to: .oklch).components }
  /// The chroma in OKLCH.
  fileprivate var chroma: Double { polar.y }
  /// The hue in OKLCH.
  fileprivate var hueDegrees: Double { polar.z }
}
