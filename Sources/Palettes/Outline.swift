public import Documents

/// What formats look at to recognise a tree: the names of its files, and the shape of the first.
public struct Outline: Sendable {
  /// The tree, which remembers the root, so that a format need not parse it again.
  public let tree: SourceTree
  /// The root of the first file, read as tolerant JSON; nil when it is none.
  public let json: JSONValue?
  /// The root of the first file, read as XML; nil when it is none.
  public let xml: XMLElement?
  /// The names of the members of the root and, some levels down, of those below it.
  public let names: Set<ExactText>

  /// Looks at a tree.
  ///
  /// - Complexity: O(*n*) in the bytes of the first file.
  public init(_ tree: SourceTree) {
    let isMarkup = tree.files.first?.firstLetter == UInt8(ascii: "<")
    xml = isMarkup ? tree.files.first.flatMap { try? XMLElement(parsing: $0) } : nil
    guard let file = tree.files.first, let letter = file.firstLetter,
      [0x7B, 0x5B].contains(letter),
      let root = try? JSONValue(parsing: file, dialect: .tolerant)
    else {
      self.tree = tree
      json = nil
      names = []
      return
    }
    self.tree = tree.remembering(root)
    json = root
    names = Outline.names(below: root)
  }

  /// The first file, or nil when there is none.
  public var file: SourceFile? { tree.files.first }

  /// Tells whether a member of that name occurs in the root or, some levels down, below it.
  public func has(_ name: ExactText) -> Bool { names.contains(name) }

  /// Tells whether the name of the first file has one of these endings, without the leading dot.
  public func isNamed(_ endings: String...) -> Bool {
    guard let name = file?.name else { return false }
    return endings.contains { name.hasSuffix("." + $0) }
  }

  /// How many values are looked at for the names of their members.
  private static let mostValues = 8_192
  /// How many members of one value are looked into.
  private static let mostMembers = 256

  /// The names of members, level by level, so that those of the root come first.
  private static func names(below root: JSONValue) -> Set<ExactText> {
    var names = Set(root.object?.map(\.name) ?? [])
    var level = [root]
    var looked = 0
    // Most objects have the names of the one before in the same order.
    var previous: [JSONObject.Member] = []
    while !level.isEmpty, looked < mostValues {
      var next: [JSONValue] = []
      for value in level {
        looked += 1
        if let object = value.object {
          for (position, member) in object.prefix(mostMembers).enumerated() {
            if position == previous.count {
              previous.append(member)
              names.insert(member.name)
            } else if !member.isNamed(like: previous[position]) {
              previous[position] = member
              names.insert(member.name)
            }
            if member.value.isContainer { next.append(member.value) }
          }
        } else if let array = value.array {
          next += array.prefix(16)
        }
        guard looked < mostValues else { break }
      }
      level = next
    }
    return names
  }
}

extension JSONValue {
  fileprivate var isContainer: Bool { object != nil || sourceStart == UInt8(ascii: "[") }

  private var sourceStart: UInt8? {
    let bytes = file.bytes
    return range.lowerBound < bytes.count ? bytes[range.lowerBound] : nil
  }
}
