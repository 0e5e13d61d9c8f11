import Audits
import Documents
import Palettes

extension FindingGroup {
  /// How many changes of one cause are spelled out.
  private static let spelledOut = 6

  /// What became of the findings since an earlier state; empty when there is none to compare with.
  var changeLines: [String] {
    let changed = findings.filter { $0.change != nil }
    let lines = changed.prefix(Self.spelledOut).map { finding -> String in
      let text = finding.change?.text ?? ""
      guard findings.count > 1, let measurement = finding.measurement else { return "    \(text)" }
      return "    \(text)  (on \(measurement.pairing.background) in mode \(measurement.mode))"
    }
    let rest = changed.count - Self.spelledOut
    return lines.map(\.printable) + (rest > 0 ? ["    and \(rest) more"] : [])
  }
}
