import Audits

/// The fingerprints of the findings of one report, no two of them equal.
///
/// Services show only the first of several findings with one fingerprint. Findings that differ in
/// nothing but their place are numbered in the order of the report: `b4cd196de4ddb2e3:2`, the form
/// that GitHub's own fingerprints have.
struct UniqueFingerprints {
  private var seen: [String: Int] = [:]

  /// The fingerprint of the next finding.
  mutating func next(_ finding: Finding) -> String {
    let fingerprint = finding.fingerprint
    let number = seen[fingerprint, default: 0] + 1
    seen[fingerprint] = number
    return "\(fingerprint):\(number)"
  }
}
