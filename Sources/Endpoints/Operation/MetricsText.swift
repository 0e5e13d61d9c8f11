/// Writes measurements in the text format of Prometheus, version 0.0.4.
///
/// Each family is one call: its lines have to stand together. Lines end in LF, the last one too.
public struct MetricsText: Sendable {
  /// What a number means over time.
  public enum Kind: String, Sendable {
    /// It only grows while the process lives.
    case counter
    /// It goes up and down.
    case gauge
    /// Counts of what is at most as large as each bound, a sum and a count.
    case histogram
  }

  /// A label with its value, in the order in which they are written.
  public typealias Labels = KeyValuePairs<String, String>

  /// What has been written.
  public private(set) var bytes: [UInt8] = []

  /// Makes an empty text.
  public init() {}

  /// Writes a family of numbers; `body` writes its samples.
  public mutating func family(
    _ name: String,
    _ kind: Kind,
    _ help: String,
    _ body: (inout Samples) -> Void
  ) {
    put("# HELP \(name) \(Self.escaped(help))\n# TYPE \(name) \(kind.rawValue)\n")
    var samples = Samples(name: name)
    body(&samples)
    put(samples.text)
  }

  /// Writes a family of one number without labels.
  public mutating func number(_ name: String, _ kind: Kind, _ help: String, _ value: Double) {
    family(name, kind, help) { $0.sample([:], value) }
  }

  /// The samples of one family.
  public struct Samples {
    fileprivate let name: String
    fileprivate var text = ""

    /// Writes a number; `suffix` is behind the family's name, as in `_bucket`.
    public mutating func sample(_ labels: Labels, suffix: String = "", _ value: Double) {
      let pairs = labels.map { "\($0.key)=\"\(MetricsText.quoted($0.value))\"" }
      let list = pairs.isEmpty ? "" : "{\(pairs.joined(separator: ","))}"
      text += "\(name)\(suffix)\(list) \(MetricsText.number(value))\n"
    }
  }

  private mutating func put(_ text: String) { bytes += text.utf8 }

  private static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    // Whole numbers below 2^53 are written as such.
    return value == value.rounded() && abs(value) < 9_007_199_254_740_992
      ? "\(Int64(value))" : "\(value)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }

  private static func quoted(_ text: String) -> String {
    escaped(text).replacing("\"", with: "\\\"")
  }
}
