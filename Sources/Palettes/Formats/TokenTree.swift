import Documents

/// The tokens of a file as one list, with what they inherit from their groups.
struct TokenTree {
  /// One token, before its value is looked at.
  struct Token {
    /// The path, joined with `.`.
    let path: ExactText
    /// The whole object.
    let object: JSONObject
    /// What `$value` holds, or the object itself for a token that is one `$ref`.
    let value: JSONValue
    /// Its own `$type`, or that of the nearest group; nil when there is none.
    let type: String?
    /// Why it should not be used any more, or nil.
    let deprecation: String?
  }

  /// The tokens, in the order of the file; paths are unique.
  var tokens: [Token] = []
  /// The paths of the groups.
  private(set) var groups: Set<ExactText> = []
  /// Names given twice, and faulty extensions.
  var problems: [Reading.Problem] = []
  /// The objects that declare pairings, with the path of their token or group.
  private(set) var declarations: [(path: ExactText, isToken: Bool, value: JSONValue)] = []
  /// The groups that take over the tokens of another one.
  private(set) var extensions: [(group: ExactText, target: JSONValue)] = []
  private(set) var positions: [ExactText: Int] = [:]
  let file: SourceFile

  /// Lists the tokens below the root of a file.
  init(_ root: JSONObject, in file: SourceFile) {
    self.file = file
    walk(root, path: "", Inherited())
    extendGroups()
  }

  private struct Inherited {
    var type: String?
    var deprecation: String?

    /// What an object hands on: its own type and deprecation, else those from around it.
    func with(_ object: JSONObject) -> Inherited {
      var inherited = self
      if let type = object["$type"]?.string { inherited.type = type }
      switch object["$deprecated"]?.content {
      case .string(let reason)?: inherited.deprecation = reason
      case .bool(true)?: inherited.deprecation = "no reason is given"
      case .bool(false)?: inherited.deprecation = nil
      default: break
      }
      return inherited
    }
  }

  /// Adds a token; one with a path that is taken is left out.
  mutating func add(_ token: Token) {
    guard positions[token.path] == nil else { return }
    positions[token.path] = tokens.count
    tokens.append(token)
  }

  private mutating func walk(_ group: JSONObject, path: String, _ inherited: Inherited) {
    groups.insert(ExactText(path))
    let inherited = inherited.with(group)
    declare(group, path: path, isToken: false)
    if let target = group["$extends"] { extensions.append((ExactText(path), target)) }
    let replaced = reportDuplicates(of: group, path: path)
    for (order, member) in group.enumerated() where !replaced.contains(order) {
      let name = member.name.string
      guard name == "$root" || name.utf8.first != UInt8(ascii: "$"),
        let object = member.value.object
      else { continue }
      let childPath = path.isEmpty ? name : "\(path).\(name)"
      guard object["$value"] != nil || object["$ref"] != nil else {
        walk(object, path: childPath, inherited)
        continue
      }
      _ = reportDuplicates(of: object, path: childPath)
      let own = inherited.with(object)
      add(
        Token(
          path: ExactText(childPath),
          object: object,
          value: object["$value"] ?? member.value,
          type: own.type,
          deprecation: own.deprecation
        )
      )
      declare(object, path: childPath, isToken: true)
    }
  }

  private mutating func declare(_ object: JSONObject, path: String, isToken: Bool) {
    if let value = object["$extensions"]?["legible"] {
      declarations.append((ExactText(path), isToken, value))
    }
  }

  /// Reports names that occur twice in one object; tells which members a later one replaces.
  private mutating func reportDuplicates(of object: JSONObject, path: String) -> Set<Int> {
    var last: [ExactText: (order: Int, member: JSONObject.Member)] = [:]
    var replaced: Set<Int> = []
    for (order, member) in object.enumerated() {
      if let before = last[member.name] {
        replaced.insert(before.order)
        let name = path.isEmpty ? member.name.string : "\(path).\(member.name)"
        let first = Place(before.member.nameRange, in: file)
        let again = Place(member.nameRange, in: file)
        problems.append(
          Reading.Problem(
            .duplicateSwatch,
            "\(name) is given twice, on lines \(first.start.line) and \(again.start.line); "
              + "the last one is measured: remove one of them",
            at: again,
            swatch: ExactText(name),
            notes: [("\(name) is given here first", first)]
          )
        )
      }
      last[member.name] = (order, member)
    }
    return replaced
  }
}
