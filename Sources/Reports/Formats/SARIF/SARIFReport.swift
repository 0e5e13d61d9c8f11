import Audits
import Documents
import Palettes

extension ReportFormat {
  /// SARIF 2.1.0 (OASIS Standard, errata 01), in the part that GitHub code scanning reads as well.
  public static let sarif = ReportFormat(
    id: "sarif",
    summary: "SARIF 2.1.0, for code scanning",
    mediaType: "application/sarif+json",
    ending: "sarif",
    render: renderSARIF
  )
}

/// The most results that GitHub takes in a run (docs.github.com, "SARIF results exceed one or more
/// limits").
private let resultLimit = 25_000

private func renderSARIF(_ audit: Audit, _ options: ReportOptions) -> [UInt8] {
  let results = (audit.open + audit.findings.filter { $0.suppression != nil }).prefix(resultLimit)
  let literals = LiteralUses(in: audit)
  let rules = Dictionary(
    Rule.all.enumerated().map { ($1.id, $0) },
    uniquingKeysWith: { first, _ in first }
  )
  var fingerprints = UniqueFingerprints()
  var writer = JSONWriter(expandedDepth: 4)
  writer.object { writer in
    writer.member(
      "$schema",
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    )
    writer.member("version", "2.1.0")
    writer.array("runs") { writer in
      writer.object { writer in
        writer.object("tool") { writer in
          writer.object("driver") { writer in
            writer.member("name", "Legible")
            writer.member("version", Version.current)
            writer.member("semanticVersion", Version.current)
            writer.array("rules") { writer in
              for rule in Rule.all { writer.object { rule.write(to: &$0) } }
            }
          }
        }
        // Two uploads of one category replace each other; what follows the last slash is the run.
        writer.object("automationDetails") { $0.member("id", "legible/\(audit.category)/") }
        writer.array("invocations") { writer in
          writer.object { writer in
            writeInvocation(audit, options, leftOut: audit.findings.count - results.count, &writer)
          }
        }
        // A column of `SourceLocation` counts Unicode scalars.
        writer.member("columnKind", "unicodeCodePoints")
        writer.object("properties") { writer in
          for (name, count) in Summary(of: audit).pairCounts { writer.member(name, count) }
        }
        writer.array("results") { writer in
          for finding in results {
            writer.object { writer in
              finding.writeResult(
                rule: rules[finding.rule],
                fingerprint: fingerprints.next(finding),
                fix: SARIFFix(for: finding, literals),
                to: &writer
              )
            }
          }
        }
      }
    }
  }
  return writer.document
}

/// Whether the audit could do its work, and what it has to say of itself.
private func writeInvocation(
  _ audit: Audit,
  _ options: ReportOptions,
  leftOut: Int,
  _ writer: inout JSONWriter
) {
  let faults = audit.faults(options)
  writer.member("executionSuccessful", faults.isEmpty)
  writer.array("toolExecutionNotifications") { writer in
    for fault in faults {
      writer.object { writer in
        writer.member("level", "error")
        writer.message(fault.message)
        if let place = fault.place { writer.locations([place]) }
      }
    }
    if leftOut > 0 {
      writer.object { writer in
        writer.member("level", "warning")
        writer.message(
          "\(leftOut) of \(audit.findings.count) findings are left out, those that matter least: "
            + "no more than \(resultLimit) results are accepted for a run"
        )
      }
    }
    writer.object { writer in
      writer.member("level", "note")
      writer.message(Summary(of: audit).sentence)
    }
  }
}
