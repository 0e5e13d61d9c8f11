import Colors
import TestSupport
import Testing

private let visionByType: [Substring: Vision] = [
  "protan": .protanopia, "deutan": .deuteranopia, "tritan": .tritanopia,
]

@Test func `every model gives the known colours`() throws {
  var count = 0
  for row in visionRows.split(separator: "\n") {
    let words = row.split(separator: " ")
    let vision = try #require(visionByType[words[1]])
    let severity = try #require(Double(String(words[3])) as Double?)
    let model = try #require(VisionModel.all.first { $0.id == words[2] } as VisionModel?)
    let simulation = try VisionSimulation(of: vision, severity: severity, by: model)
    let seen = simulation(try opaque(String(words[0])))
    let expected = try SIMD3(
      #require(Double(words[5])),
      #require(Double(words[6])),
      #require(Double(words[7]))
    )
    #expect(distance(seen.rgb, expected) < 2e-6, "\(row)")
    #expect(seen.hex == words[4], "\(row)")
    count += 1
  }
  #expect(count == 400)
}

@Test(
  arguments: [
    ("#d1495b", Vision.protanopia, 1, "#6b675b"), ("#d1495b", .deuteranopia, 1, "#8d8358"),
    ("#3a7d44", .protanopia, 1, "#7f7340"), ("#00a6a6", .deuteranopia, 1, "#878fa7"),
    ("#1f4e9c", .tritanopia, 1, "#00616d"), ("#d1495b", .protanopia, 0, "#d1495b"),
    ("#d1495b", .protanopia, 0.05, "#cb4e5b"), ("#d1495b", .protanopia, 0.35, "#a95e5a"),
    ("#3a7d44", .deuteranopia, 0.35, "#617546"), ("#3a7d44", .tritanopia, 0.55, "#387c59"),
  ] as [(String, Vision, Double, String)]
)
func `the matrices of Machado act in linear light, and between their steps`(
  input: String,
  vision: Vision,
  severity: Double,
  output: String
) throws {
  let simulation = try VisionSimulation(of: vision, severity: severity, by: .machado2009)
  let seen = simulation(try opaque(input))
  #expect(distance(seen.rgb, try opaque(output).rgb) < 1.01 / 255, "\(seen.hex)")
}

@Test(arguments: [
  ("#c1121f", "#616161"), ("#0a9396", "#848484"), ("#ffb703", "#c4c4c4"), ("#5a189a", "#404040"),
  ("#808080", "#808080"), ("#ff0000", "#7f7f7f"),
])
func `without cones the luminance stays`(input: String, output: String) throws {
  let color = try opaque(input)
  let seen = try VisionSimulation(of: .achromatopsia)(color)
  #expect(distance(seen.rgb, try opaque(output).rgb) < 1.01 / 255, "\(seen.hex)")
  #expect(abs(seen.relativeLuminance - color.relativeLuminance) < 1e-12)
}

/// Every vision with every model that covers it, at a severity.
private func simulations(severity: Double) -> [VisionSimulation] {
  Vision.all.flatMap { vision in
    VisionModel.all.filter { $0.deficiencies.contains(vision.deficiency) }.compactMap {
      try? VisionSimulation(of: vision, severity: severity, by: $0)
    }
  }
}

@Test func `greys stay grey under every vision`() {
  for simulation in simulations(severity: 1) + simulations(severity: 0.37) {
    for byte in 0...255 {
      let gray = OpaqueColor(SIMD3(repeating: Double(byte) / 255))
      #expect(simulation(gray).hex == gray.hex, "\(simulation.model) \(simulation.vision)")
    }
  }
}

@Test func `severity 0 changes nothing`() {
  var numbers = SplitMix64(seed: 6)
  #expect(simulations(severity: 0).count > 15)
  for simulation in simulations(severity: 0) {
    for _ in 0..<100 {
      let color = OpaqueColor(.random(in: 0...1, using: &numbers))
      #expect(simulation(color) == color)
    }
  }
}

@Test func `the anchors of Brettel are seen as they are by those who lack a cone`() throws {
  // The half-planes go through them, so that seeing twice is seeing once.
  var numbers = SplitMix64(seed: 8)
  for vision in [Vision.protanopia, .deuteranopia, .tritanopia] {
    let simulation = try VisionSimulation(of: vision, by: .brettel1997)
    for _ in 0..<200 {
      let seen = simulation(OpaqueColor(.random(in: 0.3...0.6, using: &numbers)))
      guard seen.rgb.min() > 0, seen.rgb.max() < 1 else { continue }
      #expect(distance(simulation(seen).rgb, seen.rgb) < 1e-6)
    }
  }
}

@Test(arguments: [-0.1, 1.1, .nan, .infinity] as [Double])
func `a severity outside 0 to 1 is an error`(severity: Double) {
  #expect(throws: VisionError.self) { try VisionSimulation(of: .protanopia, severity: severity) }
}

@Test func `the plane of Vienot does not reach tritan vision`() {
  let error = #expect(throws: VisionError.self) {
    try VisionSimulation(of: .tritanopia, by: .vienot1999)
  }
  #expect(error?.description == "vienot1999 does not cover tritanopia: use brettel1997")
}

@Test func `the names stand for a severity and the soundest model`() throws {
  #expect(try VisionSimulation(of: .protanomaly).severity == 0.6)
  #expect(try VisionSimulation(of: .protanomaly).model == .machado2009)
  #expect(try VisionSimulation(of: .protanopia).model == .brettel1997)
  #expect(try VisionSimulation(of: .tritanomaly).model == .brettel1997)
  #expect(try VisionSimulation(of: .achromatopsia, by: .machado2009).model == .luminance)
}
