public import Documents
import Palettes

extension Baseline {
  /// The version of the file's form.
  private static let version = 1.0

  /// The file: its version, and one entry a line.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", Self.version)
      if !renames.isEmpty {
        writer.object("renames") { writer in
          for (old, new) in renames.sorted(by: { $0.key < $1.key }) {
            writer.member(old.string, new.string)
          }
        }
      }
      writer.array("findings") { writer in
        for entry in entries { writer.object { entry.entry.write(to: &$0) } }
      }
    }
    return writer.document
  }

  /// Reads the file of a baseline; entries may stand in any order.
  ///
  /// - Throws: The first fault with its range: a key that is not known, a missing one, a version that
  ///   is not known, or no JSON at all.
  public init(reading file: SourceFile) throws(DocumentError) {
    let value = try JSONValue(parsing: file, dialect: .commented)
    let object = try value.members("a baseline", known: ["version", "renames", "findings"])
    guard let version = object["version"], let findings = object["findings"] else {
      throw DocumentError("a baseline has a version and a list of findings", at: value.range)
    }
    guard version.number == Self.version else {
      throw DocumentError(
        "this version of Legible reads baselines of version 1, not \(version.sourceText)",
        at: version.range
      )
    }
    guard let elements = findings.array else {
      throw DocumentError(
        "findings is a list of objects, not \(findings.kindName)",
        at: findings.range
      )
    }
    var entries: [Entry] = []
    for element in elements {
      entries.append(
        Entry(entry: try BaselineEntry(reading: element), place: Place(element.range, in: file))
      )
    }
    var renames: [ExactText: ExactText] = [:]
    if let value = object["renames"] {
      for member in try value.members("renames", known: nil) {
        renames[member.name] = ExactText(try member.value.text)
      }
    }
    self.init(reading: entries.sorted(by: Entry.precedes), renames: renames)
  }
}

extension BaselineEntry {
  private static let keys = [
    "file", "rule", "foreground", "background", "mode", "viewing", "ratio",
  ]

  fileprivate func write(to writer: inout JSONWriter) {
    let texts = [
      identity.path, identity.rule, identity.foreground, identity.background, identity.mode,
      identity.viewing,
    ]
    for (key, text) in zip(Self.keys, texts) where text != "" { writer.member(key, text.string) }
    if let ratio { writer.member("ratio", ratio) }
  }

  fileprivate init(reading value: JSONValue) throws(DocumentError) {
    let object = try value.members("a finding", known: Self.keys)
    func text(_ key: ExactText) throws(DocumentError) -> ExactText {
      ExactText(try object[key]?.text ?? "")
    }
    guard object["rule"] != nil else {
      throw DocumentError("a finding needs its rule", at: value.range)
    }
    let identity = Identity(
      path: try text("file"),
      rule: try text("rule"),
      foreground: try text("foreground"),
      background: try text("background"),
      mode: try text("mode"),
      viewing: try text("viewing")
    )
    var ratio: Double?
    if let value = object["ratio"] {
      guard let number = value.number, (1...21).contains(number) else {
        throw DocumentError(
          "a ratio is a number from 1 to 21, not \(value.sourceText)",
          at: value.range
        )
      }
      ratio = number
    }
    self.init(identity, ratio: ratio)
  }
}

extension JSONValue {
  /// The members of an object, each once, whose names are all among `known`, if that is told.
  fileprivate func members(
    _ place: String,
    known: [String]?
  ) throws(DocumentError) -> JSONObject {
    guard let object else {
      throw DocumentError("\(place) is an object, not \(kindName)", at: range)
    }
    if let twice = object.duplicates.first {
      throw DocumentError("\(twice.again.name) is given twice", at: twice.again.nameRange)
    }
    if let known { try object.refuseUnknown(known, in: place) }
    return object
  }
}
