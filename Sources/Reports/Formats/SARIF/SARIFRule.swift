import Audits
import Colors
import Documents

/// The most characters that GitHub takes in a text of a rule.
private let textLimit = 1024

extension Rule {
  /// Writes the members of a `reportingDescriptor` (SARIF 2.1.0, 3.49).
  func write(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.object("shortDescription") { $0.member("text", cut(summary)) }
    writer.object("fullDescription") { $0.member("text", cut(explanation)) }
    writer.object("help") { writer in
      writer.member("text", cut([explanation, asked].compactMap { $0 }.joined(separator: "\n\n")))
      let paragraphs = ["**\(summary)**", explanation, asked].compactMap { $0 }
      writer.member("markdown", cut(paragraphs.joined(separator: "\n\n")))
    }
    writer.object("defaultConfiguration") { $0.member("level", severity.rawValue) }
    writer.object("properties") { writer in
      var tags = ["accessibility", "color"]
      if let criterion {
        tags += ["WCAG \(criterion.number)", "level \(criterion.level.rawValue)"]
      }
      writer.member("tags", tags)
    }
  }

  /// Who asks for it, or nil when no criterion does.
  private var asked: String? {
    criterion.map { "WCAG 2.2, success criterion \($0), level \($0.level.rawValue)." }
  }
}

/// A text that is short enough for GitHub, cut at a word.
private func cut(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard scalars.count > textLimit else { return text }
  let kept = scalars.prefix(textLimit - 2)
  let words = kept.lastIndex(where: { $0 == " " || $0 == "\n" }).map { kept[..<$0] } ?? kept
  return String(String.UnicodeScalarView(words)) + " \u{2026}"
}
