import Colors
import Documents
import Palettes

/// One swatch tried in several colours: the pairs that it is in, audited with each.
public struct Sweep: Sendable {
  /// The name of the swatch.
  public let swatch: String
  /// What came of each colour, in the order in which they were given; at least one.
  public let runs: [Run]

  /// What came of one colour.
  public struct Run: Sendable {
    /// The text of the colour.
    public let value: String
    /// The audit with that colour.
    public let audit: Audit
    /// The pairs that depend on the swatch.
    public let measurements: [Measurement]

    /// How many of them need any contrast.
    public var judged: Int { measurements.count { !$0.requirements.isEmpty } }
    /// How many of them fail.
    public var failed: Int { measurements.count { $0.verdict == .fail } }
    /// Of how many the colours alone do not tell.
    public var undetermined: Int {
      measurements.count { if case .undetermined = $0.verdict { true } else { false } }
    }
    /// The pair that is furthest from what it needs, or nil when there is none that needs anything.
    public var worst: Measurement? {
      measurements.filter { $0.margin.isFinite }.min { $0.margin < $1.margin }
    }
  }

  /// Compares audits of one palette with another colour each.
  ///
  /// A pair depends on the swatch when it names it, or an alias of it, or when its contrast is another
  /// in any of the audits, the original one included.
  public init(of swatch: String, _ audits: [(value: String, audit: Audit)], original: Audit) {
    self.swatch = swatch
    var known: [Key: Contrast?] = [:]
    var dependent: Set<Key> = []
    for audit in [original] + audits.map(\.audit) {
      for (index, palette) in audit.palettes.enumerated() {
        let followers = palette.reading.palette.names(following: swatch)
        for measurement in palette.measurements {
          let key = Key(measurement, in: index)
          if let before = known[key] {
            if before != measurement.contrast { dependent.insert(key) }
          } else {
            known[key] = .some(measurement.contrast)
          }
          if measurement.names.contains(where: followers.contains) { dependent.insert(key) }
        }
      }
    }
    runs = audits.map { value, audit in
      let measured = audit.palettes.enumerated().flatMap { index, palette in
        palette.measurements.filter { dependent.contains(Key($0, in: index)) }
      }
      return Run(value: value, audit: audit, measurements: measured)
    }
  }

  /// The run with the most distance from what is needed.
  public var worst: Run? {
    runs.min { ($0.worst?.margin ?? .infinity) < ($1.worst?.margin ?? .infinity) }
  }

  private struct Key: Hashable {
    let palette: Int
    let foreground: ExactText
    let background: ExactText
    let layers: [String]
    let mode: Mode
    let use: Use

    init(_ measurement: Measurement, in palette: Int) {
      self.palette = palette
      foreground = measurement.pairing.foreground
      background = measurement.pairing.background
      layers = measurement.pairing.layers
      mode = measurement.mode
      use = measurement.pairing.use
    }
  }
}

extension Palette {
  /// The names of a swatch and of all that refer to it in some mode.
  fileprivate func names(following name: String) -> Set<String> {
    guard let target = swatch(named: name) else { return [] }
    let followers = swatches.filter { swatch in
      swatch.values.contains { $0.value.aliases.contains(target.name) }
    }
    return Set(([target] + followers).map(\.name.string))
  }
}
