import Audits
import Foundation
import Reports
import Testing

/// A SARIF document as a parser that is not ours reads it.
struct SARIF {
  let document: [String: Any]
  let run: [String: Any]
  let results: [[String: Any]]

  static func run(of audit: Audit, _ options: ReportOptions = ReportOptions()) throws -> SARIF {
    let bytes = ReportFormat.sarif.render(audit, options)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    )
    let runs = try #require(document["runs"] as? [[String: Any]])
    let run = try #require(runs.first)
    return SARIF(
      document: document,
      run: run,
      results: try #require(run["results"] as? [[String: Any]])
    )
  }

  /// The rules of the driver.
  var rules: [[String: Any]] {
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    return driver?["rules"] as? [[String: Any]] ?? []
  }

  /// The only invocation.
  var invocation: [String: Any] { (run["invocations"] as? [[String: Any]])?.first ?? [:] }

  /// The URI and the region of the only location of a result, or nil when it has none.
  static func place(of result: [String: Any]) -> (uri: String, region: [String: Int])? {
    let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    guard let physical = location as? [String: Any],
      let uri = (physical["artifactLocation"] as? [String: Any])?["uri"] as? String
    else { return nil }
    return (uri, physical["region"] as? [String: Int] ?? [:])
  }
}
