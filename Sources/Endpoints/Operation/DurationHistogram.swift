/// How many durations were at most as long as each of a few bounds.
struct DurationHistogram: Sendable {
  /// The upper bounds in microseconds: from what a cached answer takes to the longest audit.
  static let bounds = [
    100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000,
    1_000_000, 2_500_000, 5_000_000, 10_000_000, 30_000_000,
  ]

  /// How many fell between each bound and the one below it; those beyond the last bound come last.
  private var counts = [Int](repeating: 0, count: bounds.count + 1)
  private var microseconds = 0

  /// Counts one duration; one below zero counts as zero.
  mutating func add(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let whole = Int(min(max(seconds, 0), 1 << 30))
    let time = max(0, whole * 1_000_000 + Int(attoseconds / 1_000_000_000_000))
    counts[Self.bounds.firstIndex { time <= $0 } ?? Self.bounds.count] += 1
    microseconds += time
  }

  /// Writes the counts with a label.
  func write(_ label: String, _ value: String, to samples: inout MetricsText.Samples) {
    var sum = 0
    for (bound, count) in zip(Self.bounds, counts) {
      sum += count
      let text = "\(Double(bound) / 1_000_000)"
      samples.sample([label: value, "le": text], suffix: "_bucket", Double(sum))
    }
    sum += counts[Self.bounds.count]
    samples.sample([label: value, "le": "+Inf"], suffix: "_bucket", Double(sum))
    samples.sample([label: value], suffix: "_sum", Double(microseconds) / 1_000_000)
    samples.sample([label: value], suffix: "_count", Double(sum))
  }
}
