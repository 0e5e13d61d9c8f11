import Colors
import Documents

/// What a text says where Android expects a colour.
enum AndroidValue: Hashable {
  /// A colour in digits.
  case color(Color)
  /// `@color/x`
  case resource(String)
  /// `@macro/x`, whose text stands in for it.
  case macro(String)
  /// `?attr/x` or `?android:attr/x`, without the word `attr`: `x`, `android:x`.
  case attribute(String)
  /// Nothing that has a colour here, for the reason given.
  case undetermined(String)
  /// Digits that are no colour, and what to write.
  case fault(String)
  /// Something else, such as a size or a text.
  case other

  /// Reads a text; blanks around it do not count.
  init(_ text: String) {
    let text = text.trimmed
    switch text.utf8.first {
    case UInt8(ascii: "#"):
      self =
        AndroidValue.color(ofDigits: text).map(AndroidValue.color)
        ?? .fault("\(text.excerpt) is no colour: \(Self.forms)")
    case UInt8(ascii: "@"): self.init(reference: text)
    case UInt8(ascii: "?"):
      let parts = ReferenceParts(text)
      guard parts.type == nil || parts.type == "attr", !parts.name.isEmpty else {
        self = .fault("\(text.excerpt) is no reference to an attribute; write ?attr/name")
        return
      }
      self = .attribute((parts.package.map { "\($0):" } ?? "") + parts.name)
    default: self = .other
    }
  }

  private init(reference text: String) {
    if text == "@null" || text == "@empty" {
      self = .undetermined("\(text) sets no colour")
      return
    }
    let parts = ReferenceParts(text)
    guard !parts.name.isEmpty, let type = parts.type, !type.isEmpty else {
      self = .fault("\(text.excerpt) is no reference; write @color/name")
      return
    }
    switch (parts.package, type) {
    case (nil, "color"): self = .resource(parts.name)
    case (nil, "macro"): self = .macro(parts.name)
    case ("android", "color"):
      self =
        platformColors[parts.name].map(AndroidValue.color)
        ?? .undetermined("\(text.excerpt) is a colour of the platform, which differs by device")
    case (let package?, "color"):
      self = .undetermined("\(text.excerpt) is defined in the package \(package)")
    default: self = .other
    }
  }

  /// The colour that `#RGB`, `#ARGB`, `#RRGGBB` or `#AARRGGBB` stands for: alpha comes first.
  private static func color(ofDigits text: String) -> Color? {
    let written = text.unicodeScalars.dropFirst()
    guard [3, 4, 6, 8].contains(written.count) else { return nil }
    let times = written.count <= 4 ? 2 : 1
    var digits: UInt64 = 0
    for scalar in written {
      guard scalar.isASCII, let digit = Character(scalar).hexDigitValue else { return nil }
      for _ in 0..<times { digits = digits << 4 | UInt64(digit) }
    }
    if written.count == 3 || written.count == 6 { digits |= 0xFF00_0000 }
    func level(_ shift: UInt64) -> Double { Double(digits >> shift & 0xFF) / 255 }
    return Color(.srgb, SIMD3(level(16), level(8), level(0)), alpha: level(24))
  }

  /// The forms that a colour may have, for messages.
  static let forms = "write #RGB, #ARGB, #RRGGBB or #AARRGGBB, or a reference such as @color/name"
}

/// A reference in its parts: `@*android:color/white`, `?attr/colorPrimary`, `?colorPrimary`.
private struct ReferenceParts {
  var package: String?
  var type: String?
  var name: String

  init(_ text: String) {
    // `+` makes an id, and `*` reaches what is private; neither says which resource is meant.
    var rest = text.utf8.dropFirst().drop { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "+") }
    if let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      package = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
      type = String(rest[..<slash])
      rest = rest[rest.index(after: slash)...]
    }
    name = String(rest) ?? ""
  }
}

/// The platform's colours that are the same on every device (`android.R.color`).
private let platformColors: [String: Color] = [
  "black": Color(.srgb, SIMD3(0, 0, 0)),
  "white": Color(.srgb, SIMD3(1, 1, 1)),
  "transparent": Color(.srgb, SIMD3(0, 0, 0), alpha: 0),
]

extension String {
  /// The text without blanks and line ends at both ends.
  var trimmed: String {
    var rest = utf8[...]
    while let byte = rest.first, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { rest.removeFirst() }
    while let byte = rest.last, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { rest.removeLast() }
    return String(decoding: rest, as: UTF8.self)
  }
}
