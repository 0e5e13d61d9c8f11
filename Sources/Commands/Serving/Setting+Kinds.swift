import Foundation

/// The kinds of values that settings have; defaults are read from the configuration itself.
extension Setting {
  /// A place in the configuration.
  typealias Place<Value> = any WritableKeyPath<ServeConfiguration, Value> & Sendable

  /// A whole number of `range`, such as 4096.
  static func number<Number: FixedWidthInteger & Sendable>(
    _ name: String,
    _ place: Place<Number>,
    in range: ClosedRange<Int>,
    standard: String? = nil,
    _ meaning: String
  ) -> Setting {
    Setting(
      name: name,
      placeholder: "N",
      meaning: meaning,
      kind: "a whole number",
      bounds: "from \(range.lowerBound) to \(range.upperBound)",
      standard: standard ?? "\(ServeConfiguration()[keyPath: place])"
    ) { text, configuration in
      guard let number = whole(text), range.contains(number),
        let value = Number(exactly: number)
      else { return false }
      configuration[keyPath: place] = value
      return true
    }
  }

  /// A time in seconds with at most three decimals, such as 10 or 0.25.
  static func seconds(
    _ name: String,
    _ place: Place<Duration>,
    in range: ClosedRange<Double>,
    standard: String? = nil,
    _ meaning: String
  ) -> Setting {
    Setting(
      name: name,
      placeholder: "SECONDS",
      meaning: meaning,
      kind: "a number of seconds",
      bounds: "from \(text(range.lowerBound)) to \(text(range.upperBound))",
      standard: standard ?? "\(text(ServeConfiguration()[keyPath: place] / .seconds(1)))"
    ) { text, configuration in
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, parts.allSatisfy({ whole($0) != nil }),
        parts.dropFirst().allSatisfy({ $0.count <= 3 }), let seconds = Double(text),
        range.contains(seconds)
      else { return false }
      configuration[keyPath: place] = .milliseconds(Int((seconds * 1_000).rounded()))
      return true
    }
  }

  /// A number of bytes, such as 65536, 64KiB or 1MiB.
  static func size(
    _ name: String,
    _ place: Place<Int>,
    in range: ClosedRange<Int>,
    _ meaning: String
  ) -> Setting {
    Setting(
      name: name,
      placeholder: "SIZE",
      meaning: meaning,
      kind: "a size, such as 65536, 64KiB or 1MiB,",
      bounds: "from \(size(range.lowerBound)) to \(size(range.upperBound))",
      standard: size(ServeConfiguration()[keyPath: place])
    ) { text, configuration in
      let unit = units.first { text.hasSuffix($0.name) }
      guard let count = whole(text.dropLast(unit?.name.count ?? 0)) else { return false }
      let (bytes, isOver) = count.multipliedReportingOverflow(by: unit?.bytes ?? 1)
      guard !isOver, range.contains(bytes) else { return false }
      configuration[keyPath: place] = bytes
      return true
    }
  }

  /// The number that decimal digits alone write, or nil.
  private static func whole(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }

  private static let units = [
    (name: "GiB", bytes: 1 << 30), (name: "MiB", bytes: 1 << 20), (name: "KiB", bytes: 1 << 10),
  ]

  private static func size(_ bytes: Int) -> String {
    let unit = units.first { bytes % $0.bytes == 0 }
    return unit.map { "\(bytes / $0.bytes)\($0.name)" } ?? "\(bytes)"
  }
}
