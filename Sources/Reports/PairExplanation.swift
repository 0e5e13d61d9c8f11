public import Audits
import Documents
import Palettes

/// Why each pair of an audit was measured: declared, or suggested by which habit of naming.
public struct PairExplanation: Sendable {
  /// One line for each pair, in columns, pairs with one reason together; without a last line end.
  public let text: String

  /// Explains the pairs of an audit, each once.
  public init(of audit: Audit) {
    var lines: [String] = []
    var groups: [String: Int] = [:]
    var pairs: [[Measurement]] = []
    var seen: Set<[String]> = []
    for measurement in audit.measurements {
      let pairing = measurement.pairing
      let key = [
        measurement.palette, pairing.foreground.string, pairing.background.string, pairing.use.id,
      ]
      guard seen.insert(key).inserted else { continue }
      let title = "\(pairing.confidence)  \(pairing.reason)"
      if let group = groups[title] {
        pairs[group].append(measurement)
      } else {
        groups[title] = pairs.count
        pairs.append([measurement])
      }
    }
    for group in pairs {
      guard let first = group.first?.pairing else { continue }
      lines.append("\(first.confidence)  \(first.reason)".printable)
      for measurement in group {
        let pairing = measurement.pairing
        let use = pairing.use == .text ? "" : "  (\(pairing.use))"
        lines.append("    \(pairing.foreground) on \(pairing.background)\(use)".printable)
      }
    }
    text = lines.joined(separator: "\n")
  }
}
