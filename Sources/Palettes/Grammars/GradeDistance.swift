extension PairingGrammar {
  /// Grades of one family that lie 50 or more apart: USWDS, whose grades promise that contrast.
  ///
  /// The U.S. Web Design System numbers its grades from 0 to 100 so that 50 between two of them
  /// mean level AA for text; a palette of another kind with such numbers is only a guess.
  static let gradeDistance = PairingGrammar(
    id: "grade-distance",
    summary: "grades from 0 to 100 of one family that differ by 50 or more are text on each other",
    read: readGradeDistance
  )
}

private func readGradeDistance(_ index: SwatchIndex) -> [Pairing] {
  var found: [Pairing] = []
  for scale in SwatchScale.scales(of: index) where scale.isOfGrades {
    let grades = scale.steps.keys.sorted()
    for lighter in grades {
      for darker in grades where darker - lighter >= 50 {
        guard let front = scale.steps[darker], let back = scale.steps[lighter] else { continue }
        found.append(
          PairingGrammar.pairing(front, on: back, use: .text, by: "grade-distance", .low)
        )
      }
    }
  }
  return found
}

extension SwatchScale {
  /// Whether the numbers are grades: tens from 10 to 90, perhaps the ends and 1 to 5, and no others.
  ///
  /// Tones of Material have 95 and 99 as well, and promise something else.
  fileprivate var isOfGrades: Bool {
    let tens = Set(stride(from: 10, through: 90, by: 10))
    return tens.isSubset(of: steps.keys)
      && tens.union([0, 1, 2, 3, 4, 5, 100]).isSuperset(of: steps.keys)
  }
}
