// Compares the search for the nearest colour with a search of all 16,777,216 colours of bytes.
//
// Run it in release mode: `swift run -c release RepairProof [PAIRS]`. It ends with status 1 when a
// search has missed a nearer colour.

import Colors
import Foundation
import TestSupport

/// A colour to repair, what it has to reach, and the nearest colours found in both ways.
struct Trial {
  let origin: OpaqueColor
  let requirement: ContrastRequirement
  let place: SIMD3<Double>
  let opponents: [Double]
  let found: Repair.Suggestion?
  let milliseconds: Double
  var least = Double.infinity

  /// Draws a colour, one to three opponents, and a ratio; nil when there is nothing to search.
  ///
  /// Greys are left out: they are searched for among greys only.
  init?(_ random: inout SplitMix64, _ toOklab: Conversion) {
    func color() -> OpaqueColor {
      OpaqueColor(
        SIMD3((0..<3).map { _ in Double(UInt8.random(in: 0...255, using: &random)) }) / 255
      )
    }
    origin = color()
    let opponents = (0..<Int.random(in: 1...3, using: &random)).map { _ in color() }
    guard let ratio = [1.5, 3, 4.5, 7, 12].randomElement(using: &random),
      let requirement = try? ContrastRequirement(ratio, against: opponents),
      !requirement.isMet(by: origin), !requirement.luminanceRanges.isEmpty
    else { return nil }
    self.requirement = requirement
    self.opponents = opponents.map(\.relativeLuminance)
    place = toOklab(origin.rgb)
    guard place.y * place.y + place.z * place.z > 0.002 * 0.002 else { return nil }
    let clock = ContinuousClock()
    let start = clock.now
    found = Repair.nearest(to: origin, meeting: requirement)
    milliseconds = (clock.now - start) / .milliseconds(1)
  }

  /// Takes a colour of all into account.
  mutating func compare(_ luminance: Double, _ place: SIMD3<Double>) {
    for opponent in opponents {
      let ratio = (max(luminance, opponent) + 0.05) / (min(luminance, opponent) + 0.05)
      guard ratio >= requirement.ratio else { return }
    }
    let away = place - self.place
    least = min(least, (away * away).sum())
  }

  /// Whether both ways found a colour equally near, or none.
  var agrees: Bool {
    guard let found else { return least == .infinity }
    return abs(found.difference - least.squareRoot()) < 1e-9
  }
}

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200
let toOklab = Conversion(from: .srgb, to: .oklab)
var random = SplitMix64(seed: 33)
var trials: [Trial] = []
while trials.count < count {
  if let trial = Trial(&random, toOklab) { trials.append(trial) }
}
for red in 0...255 {
  for green in 0...255 {
    for blue in 0...255 {
      let color = OpaqueColor(SIMD3(Double(red), Double(green), Double(blue)) / 255)
      let (luminance, place) = (color.relativeLuminance, toOklab(color.rgb))
      for index in trials.indices { trials[index].compare(luminance, place) }
    }
  }
}
let wrong = trials.filter { !$0.agrees }
for trial in wrong {
  let opponents = trial.requirement.opponents.map(\.hex).joined(separator: ",")
  print(
    "\(trial.origin.hex) on \(opponents) at \(trial.requirement.ratio): found",
    trial.found.map { "\($0.color.hex) at \($0.difference)" } ?? "none",
    "but the least is \(trial.least.squareRoot())"
  )
}
let times = trials.map(\.milliseconds).sorted()
print("\(trials.count) searches, \(trials.filter { $0.found == nil }.count) without an answer")
print("\(wrong.count) differ from the search of all colours")
print("time of a search: median \(times[times.count / 2]) ms, most \(times.last ?? 0) ms")
if !wrong.isEmpty { exit(1) }
