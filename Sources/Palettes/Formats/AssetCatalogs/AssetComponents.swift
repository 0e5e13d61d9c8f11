import Documents

/// The components of one colour, from 0 to 1, in whatever notation each of them is written.
struct AssetComponents {
  /// The components, in the order of the space.
  let values: [Double]
  /// The alpha.
  let alpha: Double
  /// Remarks for people.
  let notes: [String]

  /// Reads the components of a space.
  ///
  /// - Throws: the first that is missing, is no number, or lies out of range.
  init(
    _ components: JSONObject,
    of space: AssetColorSpace,
    at range: SourceRange
  ) throws(DocumentError) {
    var written: [(name: String, amount: AssetAmount, value: JSONValue)] = []
    for name in space.names + ["alpha"] {
      guard let value = components[ExactText(name)] else {
        throw DocumentError("\(name) is missing: \(space.id) needs it", at: range)
      }
      written.append((name, try AssetAmount(value, called: name), value))
    }
    let colors = written.dropLast()
    // In old files bytes have no quotes either; one above 1 tells that its neighbours are bytes.
    let hasBareBytes = colors.contains {
      if case .bare(let number) = $0.amount { number > 1 } else { false }
    }
    var values: [Double] = []
    for (name, amount, value) in written {
      let limit: ClosedRange<Double> = space.isExtended ? -.infinity...(.infinity) : 0...1
      let number = name == "alpha" ? amount.alpha : amount.color(areBytes: hasBareBytes)
      guard let number, (name == "alpha" ? 0...1 : limit).contains(number) else {
        throw DocumentError(AssetAmount.fault(name, value, in: space), at: value.range)
      }
      values.append(number)
    }
    alpha = values.removeLast()
    self.values = values
    let unused = components.map(\.name.string).filter { !space.names.contains($0) && $0 != "alpha" }
    notes =
      unused.map { "\(space.id) has no component \($0)" }
      + AssetAmount.doubts(about: colors.map(\.amount))
  }
}
