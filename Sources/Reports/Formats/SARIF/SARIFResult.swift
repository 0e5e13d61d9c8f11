import Audits
import Colors
import Documents
import Palettes

extension Finding {
  /// Writes the members of a `result` (SARIF 2.1.0, 3.27).
  func writeResult(
    rule index: Int?,
    fingerprint: String,
    fix: SARIFFix?,
    to writer: inout JSONWriter
  ) {
    writer.member("ruleId", rule)
    if let index { writer.member("ruleIndex", index) }
    writer.member("level", severity.rawValue)
    writer.message(statementWithAdvice)
    if let place { writer.locations([place]) }
    let related = notes.filter { $0.place.uri != nil }
    if !related.isEmpty {
      writer.array("relatedLocations") { writer in
        for (number, note) in related.enumerated() {
          writer.object { writer in
            writer.member("id", number + 1)
            writer.physicalLocation(note.place)
            writer.message(note.message)
          }
        }
      }
    }
    writer.object("partialFingerprints") { writer in
      // GitHub reads this one and no other; it would make its own of the line otherwise.
      writer.member("primaryLocationLineHash", fingerprint)
      writer.member("legibleFinding/v1", fingerprint)
    }
    // Either all results of a run have suppressions or none has; an empty list says that it counts
    // (SARIF 2.1.0, 3.27.23).
    writer.array("suppressions") { writer in
      if let suppression { writer.object { suppression.write(to: &$0) } }
    }
    if let fix { writer.array("fixes") { writer in writer.object { fix.write(to: &$0) } } }
    writer.object("properties") { writeProperties(to: &$0) }
  }

  private func writeProperties(to writer: inout JSONWriter) {
    func member(_ key: String, _ text: String?) {
      if let text, !text.isEmpty { writer.member(key, text) }
    }
    func member(_ key: String, _ number: Double?) {
      if let number { writer.member(key, number) }
    }
    let pairing = measurement?.pairing
    member("palette", palette)
    member("foreground", pairing?.foreground.string ?? swatch?.string)
    member("background", pairing?.background.string)
    member("mode", mode?.name)
    member("viewing", viewing)
    member("use", pairing?.use.id)
    member("confidence", pairing?.confidence)
    member("ratio", measurement?.contrast?.ratio)
    member("minimum", measurement?.contrast?.minimum)
    member("maximum", measurement?.contrast?.maximum)
    member("required", measurement?.missed?.ratio ?? measurement?.required)
    member("verdict", measurement?.verdict.name)
    if let change {
      writer.object("change") { writer in
        writer.member("outcome", change.outcome.rawValue)
        if let ratio = change.ratio { writer.member("ratio", ratio) }
        writer.member("since", change.origin)
      }
    }
  }
}

extension Suppression {
  /// Writes the members of a `suppression` (SARIF 2.1.0, 3.35).
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("kind", kind == .inSource ? "inSource" : "external")
    writer.member("status", "accepted")
    if !reason.isEmpty { writer.member("justification", reason) }
    if let place, place.uri != nil {
      writer.object("location") { $0.physicalLocation(place) }
    }
    writer.object("properties") { writer in
      writer.member("kind", kind.rawValue)
      if let owner, !owner.isEmpty { writer.member("owner", owner) }
      if let expires { writer.member("expires", expires.description) }
    }
  }
}

extension JSONWriter {
  /// Writes a `message` whose text is taken as it is.
  ///
  /// Braces enclose placeholders in a message, so they are doubled (SARIF 2.1.0, 3.11.5).
  mutating func message(_ text: String) {
    let escaped = text.replacingASCII(["{": "{{", "}": "}}"])
    object("message") { $0.member("text", escaped) }
  }

  /// Writes `locations`; places outside all files are left out, and so is an empty list.
  mutating func locations(_ places: [Place]) {
    let known = places.filter { $0.uri != nil }
    guard !known.isEmpty else { return }
    array("locations") { writer in
      for place in known { writer.object { $0.physicalLocation(place) } }
    }
  }

  /// Writes a `physicalLocation`, for a place in a file.
  mutating func physicalLocation(_ place: Place) {
    guard let uri = place.uri else { return }
    object("physicalLocation") { writer in
      writer.object("artifactLocation") { $0.member("uri", uri) }
      writer.object("region") { $0.region(place) }
    }
  }

  /// Writes the members of a `region`: the end is behind the last character, as in SARIF (3.30.8).
  mutating func region(_ place: Place) {
    member("startLine", place.start.line)
    member("startColumn", place.start.column)
    member("endLine", place.end.line)
    member("endColumn", place.end.column)
  }
}

extension Place {
  /// The file as a URI reference (RFC 3986): relative as it is, absolute as `file:`; nil for standard
  /// input, which is no file.
  var uri: String? {
    guard file != "-", !file.isEmpty else { return nil }
    let hex = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = file.hasPrefix("/") ? Array("file://".utf8) : []
    for byte in file.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
