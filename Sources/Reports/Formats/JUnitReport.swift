import Audits
import Documents
import Palettes

extension ReportFormat {
  /// JUnit XML: every measured pair in every mode is a test case.
  ///
  /// A finding on which the run fails is a failure; what was not decided, needs nothing or was
  /// accepted is skipped, with the reason; findings without a pair are cases of their own; what makes
  /// the whole audit doubtful is an error. No time is measured; it is written as 0, because the
  /// common schema asks for one (windyroad/JUnit-Schema) and readers have failed on a missing one
  /// (dorny/test-reporter#115, vitest-dev/vitest#1825).
  public static let junit = ReportFormat(
    id: "junit",
    summary: "JUnit XML: a test case for each pair in each mode",
    mediaType: "application/x.junit+xml",
    ending: "xml",
    render: renderJUnit
  )
}

private func renderJUnit(_ audit: Audit, _ options: ReportOptions) -> [UInt8] {
  let cases = TestCase.cases(of: audit, options)
  func count(_ matches: (TestCase.Outcome) -> Bool) -> String {
    "\(cases.count { matches($0.outcome) })"
  }
  let failures = count { if case .failure = $0 { true } else { false } }
  let errors = count { if case .error = $0 { true } else { false } }
  let skipped = count { if case .skipped = $0 { true } else { false } }
  let summary = Summary(of: audit)
  var writer = XMLWriter()
  writer.element(
    "testsuites",
    [
      "name": "legible", "tests": "\(cases.count)", "failures": failures, "errors": errors,
      "skipped": skipped, "time": "0",
    ]
  ) { writer in
    writer.element(
      "testsuite",
      [
        "name": "legible", "tests": "\(cases.count)", "failures": failures, "errors": errors,
        "skipped": skipped, "time": "0",
      ]
    ) { writer in
      writer.element("properties") { writer in
        for (name, count) in summary.pairCounts {
          writer.element("property", ["name": "\(name)", "value": "\(count)"])
        }
      }
      for testCase in cases { testCase.write(to: &writer) }
      writer.element("system-out") { $0.text(summary.sentence) }
    }
  }
  return writer.document
}

/// A test case: a pair in a mode, or something else that was found.
private struct TestCase {
  var name: String
  let palette: String
  let place: Place?
  let outcome: Outcome
  /// What else was found of it.
  var remarks: [Finding] = []

  enum Outcome {
    case success
    case failure([Finding])
    case skipped(String)
    case error(ReportFault)
  }

  /// All cases, with names that differ within a palette.
  static func cases(of audit: Audit, _ options: ReportOptions) -> [TestCase] {
    var findings: [Key: [Finding]] = [:]
    var others: [Finding] = []
    for finding in audit.findings {
      if let measurement = finding.measurement, finding.viewing == "as-authored" {
        findings[Key(measurement), default: []].append(finding)
      } else {
        others.append(finding)
      }
    }
    var cases = audit.faults(options).enumerated().map { number, fault in
      TestCase(
        name: "audit: fault \(number + 1)",
        palette: "legible",
        place: fault.place,
        outcome: .error(fault)
      )
    }
    cases += audit.measurements.map { measurement in
      // A pair that is declared twice is measured twice, and each has its findings once.
      let found = findings.removeValue(forKey: Key(measurement)) ?? []
      return TestCase(measurement, found, failing: options.failing)
    }
    // Whatever a rule measured besides is not lost.
    others += audit.findings.filter { finding in
      guard let measurement = finding.measurement, finding.viewing == "as-authored" else {
        return false
      }
      return findings[Key(measurement)] != nil
    }
    cases += others.map { TestCase($0, failing: options.failing) }
    var seen: [[String]: Int] = [:]
    for index in cases.indices {
      let number = seen[[cases[index].palette, cases[index].name], default: 0] + 1
      seen[[cases[index].palette, cases[index].name]] = number
      if number > 1 { cases[index].name += " #\(number)" }
    }
    return cases
  }

  /// What makes two measurements the same to a reader.
  private struct Key: Hashable {
    let palette: String
    let foreground: ExactText
    let background: ExactText
    let terms: PairingTerms
    let mode: Mode

    init(_ measurement: Measurement) {
      palette = measurement.palette
      foreground = measurement.pairing.foreground
      background = measurement.pairing.background
      terms = measurement.pairing.terms
      mode = measurement.mode
    }
  }
}

extension TestCase {
  fileprivate init(_ measurement: Measurement, _ findings: [Finding], failing: Severity) {
    let pairing = measurement.pairing
    name = "\(pairing.foreground) on \(pairing.background)"
    if pairing.use != .text { name += " (\(pairing.use))" }
    name += " in mode \(measurement.mode)"
    palette = measurement.palette
    place = measurement.place
    let failures = findings.filter { $0.fails(at: failing) }
    if !failures.isEmpty {
      outcome = .failure(failures)
      remarks = findings.filter { !$0.fails(at: failing) }
    } else if measurement.verdict == .pass {
      outcome = .success
      remarks = findings
    } else {
      let verdict = [measurement.verdict.name, measurement.verdict.reason].compactMap { $0 }
      outcome = .skipped(findings.first.map(\.labelled) ?? verdict.joined(separator: ": "))
      remarks = Array(findings.dropFirst())
    }
  }

  fileprivate init(_ finding: Finding, failing: Severity) {
    let pairing = finding.measurement?.pairing
    let subject = pairing?.foreground ?? finding.swatch
    name = "\(finding.rule): \(subject.map { "\($0)" } ?? finding.palette)"
    if let pairing { name += " on \(pairing.background)" }
    if let mode = finding.mode { name += " in mode \(mode)" }
    if finding.viewing != "as-authored" { name += " seen as \(finding.viewing)" }
    palette = finding.palette
    place = finding.place
    outcome = finding.fails(at: failing) ? .failure([finding]) : .skipped(finding.labelled)
  }

  fileprivate func write(to writer: inout XMLWriter) {
    let file = place?.file
    writer.element(
      "testcase",
      [
        "name": name.printable,
        // A class name without characters is none.
        "classname": palette.isEmpty ? "legible" : palette.printable,
        "time": "0",
        "file": file == "-" ? nil : file,
        "line": file == "-" ? nil : place.map { "\($0.start.line)" },
      ]
    ) { writer in
      switch outcome {
      case .success: break
      case .failure(let findings):
        writer.element(
          "failure",
          ["message": findings.first?.statement.printable, "type": findings.first?.rule]
        ) { $0.text(findings.flatMap(\.lines).joined(separator: "\n")) }
      case .skipped(let reason): writer.element("skipped", ["message": reason.printable])
      case .error(let fault):
        writer.element(
          "error",
          ["message": fault.message.printable, "type": ReportFault.rule]
        )
      }
      if !remarks.isEmpty {
        writer.element("system-out") {
          $0.text(remarks.flatMap(\.lines).joined(separator: "\n"))
        }
      }
    }
  }
}

extension Finding {
  /// Whether the run fails on it.
  fileprivate func fails(at failing: Severity) -> Bool {
    suppression == nil && severity >= failing
  }

  /// The message under its severity, `warning: ...`, or under the reason for which it was accepted.
  fileprivate var labelled: String {
    guard let suppression else { return "\(severity.rawValue): \(statement)" }
    return "waived: \(suppression.reason): \(statement)"
  }

  /// The finding in lines: place and message, further places, what to do.
  fileprivate var lines: [String] {
    func at(_ place: Place) -> String {
      "\(place.file.printable):\(place.start.line):\(place.start.column): "
    }
    return ["\(place.map(at) ?? "")\(labelled.printable) [\(rule)]"]
      + notes.map { "\(at($0.place))\($0.message.printable)" }
      + (advice.map { [$0.printable] } ?? [])
  }
}
