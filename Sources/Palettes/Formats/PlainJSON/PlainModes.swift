import Documents

/// Which members of a map are modes: `light` and `dark` at the top, with mostly equal names in them.
struct PlainModes {
  /// How many names lead to the members that are modes.
  private var depth = 0
  private var modes: [String: Mode] = [:]

  /// Looks at the root, and into it as long as it holds a single object.
  init(of root: JSONValue) {
    var value = root
    // A palette lies in one or two wrappers, if in any.
    for depth in 0..<4 {
      guard let object = value.object else { return }
      let maps = object.filter { $0.value.object != nil }
      if let modes = Self.modes(of: maps) {
        self.depth = depth
        self.modes = modes
        return
      }
      guard maps.count == 1, let only = maps.first else { return }
      value = only.value
    }
  }

  /// Adds colours, each in its mode, and under a name without the mode.
  func add(_ found: [PlainColors.Found], fileMode: Mode, to swatches: inout DraftSwatches) {
    let places = found.map { color -> (path: [String], mode: Mode, value: DraftValue) in
      guard depth < color.path.count - 1, let mode = modes[color.path[depth]] else {
        return (color.path, fileMode, color.value)
      }
      var path = color.path
      path.remove(at: depth)
      let others = fileMode.choices.filter { mode.value(on: $0.axis) == nil }
      return (path, Mode(mode.choices + others), color.value)
    }
    let file = found.first.map { Mode(ofFileAt: $0.value.place.file) } ?? .default
    let keys = Self.keys(of: places.map(\.path), in: file)
    for (place, key) in zip(places, keys) {
      let name = ExactText(place.path.joined(separator: "."))
      // A file that is read with others has no names of its own.
      swatches.add(fileMode == .default ? name : key, key: key, place.value, in: place.mode)
    }
  }

  /// The modes that maps are, or nil when they are none.
  private static func modes(of maps: [JSONObject.Member]) -> [String: Mode]? {
    var named = NamedModes()
    var modes: [String: Mode] = [:]
    var shared: Set<ExactText>?
    var least = Int.max
    for map in maps {
      let words = SwatchWords(map.name).words.joined(separator: " ")
      // `low` and `high` alone may be anything; `light` and `high-contrast` are modes.
      guard ModeWords(words).areKnown, Mode(ofFileAt: words) != .default else { continue }
      modes[map.name.string] = named.mode(map.name)
      let names = Set(map.value.object?.map(\.name) ?? [])
      least = min(least, names.count)
      shared = shared?.intersection(names) ?? names
    }
    guard modes.count > 1, let shared, !shared.isEmpty, shared.count * 2 >= least else {
      return nil
    }
    return modes
  }

  /// The names by which colours of several files are the same: without the file's own mode.
  ///
  /// In `dark.json`, `grayDark.gray1` is `gray.gray1`, unless that is another colour of the file.
  private static func keys(of paths: [[String]], in mode: Mode) -> [ExactText] {
    let names = paths.map { ExactText($0.joined(separator: ".")) }
    guard let word = mode.value(on: .scheme) else { return names }
    let short = paths.map { path in
      ExactText(path.map { $0.dropping(word: word) }.joined(separator: "."))
    }
    return Set(short).count == Set(names).count ? short : names
  }
}

extension String {
  /// The name without a word of it: `grayDarkA` without `dark` is `grayA`.
  fileprivate func dropping(word: String) -> String {
    let bytes = Array(utf8)
    let word = Array(word.utf8)
    guard bytes.count > word.count else { return self }
    for start in 0...(bytes.count - word.count) {
      let end = start + word.count
      guard zip(bytes[start..<end], word).allSatisfy({ $0 | 0x20 == $1 }),
        start == 0 || !bytes[start - 1].isLetter || !bytes[start].isLowercase,
        end == bytes.count || !bytes[end].isLowercase
      else { continue }
      var rest = bytes
      // One separator goes with the word.
      let before = start > 0 && bytes[start - 1].isSeparator
      let after = !before && end < bytes.count && bytes[end].isSeparator
      rest.removeSubrange((before ? start - 1 : start)..<(after ? end + 1 : end))
      return rest.isEmpty ? self : String(decoding: rest, as: UTF8.self)
    }
    return self
  }
}

extension UInt8 {
  fileprivate var isLowercase: Bool { self &- 0x61 < 26 }
  fileprivate var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  fileprivate var isSeparator: Bool { self == 0x2D || self == 0x5F || self == 0x20 }
}
