import Documents

/// For which devices a folder of resources is, as the words behind its name say.
///
/// `values-night-v31` is for devices in night mode from API level 31 on. Which of several fitting
/// folders counts is decided by the first kind of qualifier, in the platform's order, that one of
/// them has and the other has not ("How Android finds the best-matching resource").
struct AndroidConfiguration: Hashable {
  /// One requirement.
  struct Qualifier: Hashable {
    let kind: Kind
    /// The word as it is written, such as `night`, `v31`, `fr-rCA`.
    let word: String
    /// The least level or size, for qualifiers that fit all that is not below it.
    var minimum: Int?
  }

  /// The kinds of qualifier, in the order in which the platform compares them.
  enum Kind: Int, CaseIterable {
    case mobileCountry, mobileNetwork, locale, gender, direction
    case smallestWidth, width, height, size, aspect, shape, gamut, range, orientation
    case device, night, density, touchscreen, keyboardState, keyboard, navigationState, navigation
    case unknown, version
  }

  /// The qualifiers, in the order of their kinds, at most one of each but the unknown ones.
  private(set) var qualifiers: [Qualifier]

  init(_ qualifiers: [Qualifier] = []) {
    self.qualifiers = qualifiers.sorted {
      ($0.kind.rawValue, $0.word) < ($1.kind.rawValue, $1.word)
    }
  }

  /// Reads what follows `values` or `color` in a folder's name, such as `night-v31`.
  init(words: [String]) {
    var qualifiers: [Qualifier] = []
    for word in words {
      let lower = word.lowercased()
      if let last = qualifiers.last, last.kind == .locale, lower.isRegion {
        qualifiers[qualifiers.count - 1] = Qualifier(kind: .locale, word: "\(last.word)-\(word)")
      } else {
        qualifiers.append(Qualifier(lower, asWritten: word))
      }
    }
    self.init(qualifiers)
  }

  /// Makes the configuration of a scheme: `dark` is night mode, `light` is the other one.
  init(scheme: String?) {
    switch scheme {
    case "dark": self.init(words: ["night"])
    case "light": self.init(words: ["notnight"])
    default: self.init()
    }
  }

  subscript(kind: Kind) -> Qualifier? { qualifiers.first { $0.kind == kind } }

  /// The API level from which on it fits, or nil for all.
  var version: Int? { self[.version]?.minimum }

  /// The qualifiers beside night mode and API level.
  var others: [Qualifier] { qualifiers.filter { $0.kind != .night && $0.kind != .version } }

  /// Leaves open whether it is night.
  mutating func removeNight() { qualifiers.removeAll { $0.kind == .night } }

  /// Whether all that is required holds for a device, which is written in the same words.
  func fits(_ device: AndroidConfiguration) -> Bool {
    qualifiers.allSatisfy { qualifier in
      device.qualifiers.contains { $0.kind == qualifier.kind && qualifier.fits($0) }
    }
  }

  /// Whether this one is the nearer of two that fit.
  func isNearer(than other: AndroidConfiguration) -> Bool {
    for kind in Kind.allCases {
      switch (self[kind], other[kind]) {
      case (nil, nil): continue
      case (_?, nil): return true
      case (nil, _?): return false
      case (let mine?, let its?):
        let (left, right) = (mine.weight, its.weight)
        if left != right { return left > right }
      }
    }
    return false
  }

  /// The mode that a device is in: its scheme, and each other word by itself.
  var mode: Mode {
    Mode(
      qualifiers.map { qualifier in
        switch qualifier.kind {
        case .night: Mode.Choice(.scheme, qualifier.word == "night" ? "dark" : "light")
        case .gamut: Mode.Choice(.gamut, qualifier.word)
        default: Mode.Choice(.other, qualifier.word)
        }
      }
    )
  }
}

extension AndroidConfiguration.Qualifier {
  /// Whether the requirement holds for a device of which `device` is said.
  fileprivate func fits(_ device: Self) -> Bool {
    if let minimum, let reached = device.minimum { return minimum <= reached }
    return word == device.word || kind == .locale && device.word.utf8.starts(with: "\(word)-".utf8)
  }

  /// The larger of two that fit a device is the nearer one.
  fileprivate var weight: Int { minimum ?? word.utf8.count }

  /// Reads a word in lower case.
  fileprivate init(_ word: String, asWritten written: String) {
    if let kind = kindByWord[word] {
      self.init(kind: kind, word: word, minimum: kind == .size ? sizes.firstIndex(of: word) : nil)
    } else if let (kind, number) = Self.measure(word) {
      self.init(kind: kind, word: word, minimum: number)
    } else {
      let isLocale =
        word.utf8.starts(with: "b+".utf8)
        || [2, 3].contains(word.utf8.count) && word.utf8.allSatisfy(\.isLetter)
      self.init(kind: isLocale ? .locale : .unknown, word: written)
    }
  }

  /// Reads a word with a number in it: `v31`, `sw600dp`, `mcc310`, `420dpi`.
  private static func measure(_ word: String) -> (AndroidConfiguration.Kind, Int?)? {
    let letters = word.utf8.prefix { $0.isLetter }
    let digits = word.utf8.dropFirst(letters.count).prefix { $0 &- 0x30 < 10 }
    let unit = word.utf8.dropFirst(letters.count + digits.count)
    guard let number = Int(Substring(digits)) else { return nil }
    switch (String(Substring(letters)), String(Substring(unit))) {
    case ("v", ""): return (.version, number)
    case ("sw", "dp"): return (.smallestWidth, number)
    case ("w", "dp"): return (.width, number)
    case ("h", "dp"): return (.height, number)
    case ("mcc", ""): return (.mobileCountry, nil)
    case ("mnc", ""): return (.mobileNetwork, nil)
    case ("", "dpi"): return (.density, nil)
    default: return nil
    }
  }
}

/// The sizes of screens; what is for a smaller one fits a larger one too.
private let sizes = ["small", "normal", "large", "xlarge"]

private let kindByWord: [String: AndroidConfiguration.Kind] = {
  let words: [(AndroidConfiguration.Kind, String)] = [
    (.gender, "masculine feminine neuter"), (.direction, "ldltr ldrtl"),
    (.size, "small normal large xlarge"), (.aspect, "long notlong"), (.shape, "round notround"),
    (.gamut, "widecg nowidecg"), (.range, "highdr lowdr"), (.orientation, "port land square"),
    (.device, "car desk television appliance watch vrheadset"), (.night, "night notnight"),
    (.density, "ldpi mdpi hdpi xhdpi xxhdpi xxxhdpi nodpi tvdpi anydpi"),
    (.touchscreen, "notouch stylus finger"), (.keyboardState, "keysexposed keyshidden keyssoft"),
    (.keyboard, "nokeys qwerty 12key"), (.navigationState, "navexposed navhidden"),
    (.navigation, "nonav dpad trackball wheel"),
  ]
  let pairs = words.flatMap { kind, words in words.split(separator: " ").map { (String($0), kind) }
  }
  return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
}()

extension String {
  /// Whether the word, in lower case, is the region of a locale: `rca`, `r419`.
  fileprivate var isRegion: Bool {
    utf8.first == UInt8(ascii: "r") && (3...4).contains(utf8.count)
      && (utf8.dropFirst().allSatisfy(\.isLetter) && utf8.count == 3
        || utf8.dropFirst().allSatisfy { $0 &- 0x30 < 10 } && utf8.count == 4)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
