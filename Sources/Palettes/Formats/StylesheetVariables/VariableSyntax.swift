import Documents

/// How a language writes variables, and what it can compute.
struct VariableSyntax: Sendable {
  /// The name of the language.
  let language: String
  /// What stands before the name of a variable.
  let sigil: String
  /// The endings of file names that a reference may leave out, without the dot.
  let endings: [String]
  /// Whether `-` and `_` are the same in names.
  let foldsUnderscores: Bool
  /// The functions that are computed, by their names; those of a module as `module.name`.
  let functions: [String: ColorFormula]

  /// The form in which names compare.
  func key(_ name: String) -> String {
    guard foldsUnderscores, name.utf8.contains(UInt8(ascii: "_")) else { return name }
    return String(name.map { $0 == "_" ? "-" : $0 })
  }

  /// Why something has no colour here.
  func notEvaluated(_ what: String) -> String {
    "not evaluated: \(what) needs a \(language) compiler"
  }

  /// How many lines of a text begin with a variable and a colon, and how many of them end in `;`.
  func declarations(in file: SourceFile) -> (begun: Int, whole: Int) {
    guard let sigil = sigil.utf8.first else { return (0, 0) }
    var (begun, whole) = (0, 0)
    let text = file.bytes.dropFirst(file.byteOrderMarkLength)
    for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where line.first == sigil {
      let name = line.dropFirst().prefix { $0.isCSSNameByte }
      let rest = line[name.endIndex...].drop { $0 == 0x20 || $0 == 0x09 }
      guard !name.isEmpty, rest.first == UInt8(ascii: ":") else { continue }
      begun += 1
      if rest.contains(UInt8(ascii: ";")) { whole += 1 }
    }
    return (begun, whole)
  }

  /// How sure it is that a tree is written in this language.
  func recognition(of outline: Outline) -> PaletteFormat.Recognition {
    guard let file = outline.file else { return .no }
    if endings.contains(where: { file.name.hasSuffix("." + $0) }) { return .certain }
    guard let first = file.firstLetter, ![0x7B, 0x5B, 0x3C].contains(first) else { return .no }
    let (begun, whole) = declarations(in: file)
    return whole > 0 ? .likely : begun > 0 ? .possible : .no
  }
}

extension UInt8 {
  /// Whether the byte may stand in the name of a variable.
  fileprivate var isCSSNameByte: Bool {
    (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x5F || self == 0x2D || self >= 0x80
  }
}
