/// A mathematical function of CSS Values 4 whose arguments and result have one unit.
struct MathFunction: Sendable {
  /// The name of the function, in lower case.
  let name: String
  /// The least number of arguments.
  let least: Int
  /// The greatest number of arguments.
  let most: Int
  /// Joins an argument to the result so far, which at first is the first argument.
  let join: @Sendable (_ index: Int, _ first: Double, _ result: Double, _ next: Double) -> Double

  /// Every function that is read.
  static let all: [MathFunction] = [
    MathFunction(name: "calc", least: 1, most: 1) { _, _, result, _ in result },
    MathFunction(name: "min", least: 1, most: .max) { _, _, result, next in
      result.isNaN || next.isNaN ? .nan : Swift.min(result, next)
    },
    MathFunction(name: "max", least: 1, most: .max) { _, _, result, next in
      result.isNaN || next.isNaN ? .nan : Swift.max(result, next)
    },
    // The bounds stand around the value; the lower one wins (CSS Values 4, section 10.2).
    MathFunction(name: "clamp", least: 3, most: 3) { index, minimum, result, next in
      if minimum.isNaN || result.isNaN || next.isNaN { return .nan }
      return index == 1 ? next : Swift.max(minimum, Swift.min(result, next))
    },
  ]

  /// The functions by their names.
  static let byName: [Keyword: MathFunction] = Dictionary(
    uniqueKeysWithValues: all.map { (Keyword($0.name), $0) }
  )
}
