import Audits
import Documents
import Palettes

extension ReportFormat {
  /// A Code Quality report of GitLab: an array of findings.
  ///
  /// An error is `major`, a warning `minor`, a note `info`; what makes the whole audit doubtful is a
  /// `blocker`. The format is an array of findings and nothing else, so the counts are an entry of
  /// severity `info` whose fingerprint never changes: GitLab shows what is new and what is gone, so
  /// it shows that entry once.
  public static let gitlab = ReportFormat(
    id: "gitlab",
    summary: "GitLab Code Quality",
    mediaType: "application/x.gitlab-code-quality+json",
    ending: "json",
    render: renderGitLab
  )
}

private func renderGitLab(_ audit: Audit, _ options: ReportOptions) -> [UInt8] {
  var fingerprints = UniqueFingerprints()
  var writer = JSONWriter(expandedDepth: 1)
  writer.array { writer in
    for finding in audit.open {
      writer.object { writer in
        writer.member("description", finding.statementWithAdvice.printable)
        writer.member("check_name", finding.rule)
        writer.member("fingerprint", fingerprints.next(finding))
        writer.member("severity", severity(finding.severity))
        write(finding.place, else: audit.anyFile, to: &writer)
      }
    }
    for (number, fault) in audit.faults(options).enumerated() {
      writer.object { writer in
        writer.member("description", fault.message.printable)
        writer.member("check_name", ReportFault.rule)
        writer.member("fingerprint", "legible-fault:\(audit.category):\(number + 1)")
        writer.member("severity", "blocker")
        write(fault.place, else: audit.anyFile, to: &writer)
      }
    }
    writer.object { writer in
      writer.member("description", Summary(of: audit).sentence)
      writer.member("check_name", "summary")
      writer.member("fingerprint", "legible-summary:\(audit.category)")
      writer.member("severity", "info")
      write(nil, else: audit.anyFile, to: &writer)
    }
  }
  return writer.document
}

private func write(_ place: Place?, else file: String, to writer: inout JSONWriter) {
  writer.object("location") { writer in
    writer.member("path", place?.file ?? file)
    writer.object("lines") { $0.member("begin", place?.start.line ?? 1) }
  }
}

private func severity(_ severity: Severity) -> String {
  switch severity {
  case .error: "major"
  case .warning: "minor"
  case .note: "info"
  }
}
