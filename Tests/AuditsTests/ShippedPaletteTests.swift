import Audits
import Colors
import Documents
import Foundation
import Palettes
import Testing

/// The palettes that come with Legible, against ratios that another program computed.
@Suite struct ShippedPaletteTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Palettes")

  /// The file names of the palettes.
  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".css") || $0.hasSuffix(".json") }.sorted()

  @Test func `there are at least seven`() { #expect(Self.names.count >= 7) }

  @Test(arguments: names)
  func `the failing pairs are those of its list, with their ratios`(name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let audit = try audit(SourceFile(name: name, bytes: bytes))
    var found: [String: Double] = [:]
    for measurement in audit.measurements where measurement.verdict == .fail {
      let pairing = measurement.pairing
      let pair = "\(measurement.mode)  \(pairing.foreground) on \(pairing.background)"
      found[pair] = measurement.contrast?.ratio
    }
    let expected = try expectations(of: name)
    #expect(Set(found.keys) == Set(expected.keys))
    for (pair, ratio) in expected {
      #expect(abs((found[pair] ?? 0) - ratio) < 1e-5, "\(pair): \(found[pair] ?? 0)")
    }
  }

  @Test func `the broken one breaks each rule that it is made to break`() throws {
    let file = Self.folder.appendingPathComponent("broken.tokens.json")
    let audit = try audit(
      SourceFile(name: "broken.tokens.json", bytes: [UInt8](try Data(contentsOf: file)))
    )
    let rules = Set(audit.findings.map(\.rule))
    #expect(
      rules.isSuperset(of: [
        "text-contrast", "undetermined-contrast", "unreadable-color", "unresolved-reference",
        "duplicate-swatch", "value-mismatch",
      ])
    )
    #expect(
      audit.findings(.unreadableColor).compactMap(\.swatch) == ["color.short", "color.quoted"]
    )
    #expect(audit.findings(.duplicateSwatch).count == 1)
  }

  /// Reads `mode  foreground on background  ratio`, a pair a line.
  private func expectations(of name: String) throws -> [String: Double] {
    let stem = name.split(separator: ".")[0]
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("\(stem).findings.txt"),
      encoding: .utf8
    )
    var pairs: [String: Double] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.components(separatedBy: "  ")
      try #require(parts.count == 3)
      pairs["\(parts[0])  \(parts[1])"] = Double(parts[2])
    }
    return pairs
  }
}
