import Colors

extension Arguments {
  /// The value of `--level`, or nil when it was not given.
  func level() throws(UsageError) -> ConformanceLevel? {
    try choice("level", [("AA", .aa), ("AAA", .aaa)])
  }

  /// The values of `--size` and `--weight`.
  func textSize() throws(UsageError) -> TextSize {
    do throws(TextSizeError) {
      return try TextSize(size: value("size"), weight: value("weight"))
    } catch {
      throw UsageError(error.description)
    }
  }

  /// The value of an option as a decimal number from 0 to 1.
  func fraction(_ name: String) throws(UsageError) -> Double? {
    guard let text = value(name) else { return nil }
    let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isDecimal, let number = Double(text), (0...1).contains(number) else {
      throw UsageError("--\(name) is a number from 0 to 1, such as 0.6, not \(text)")
    }
    return number
  }
}
