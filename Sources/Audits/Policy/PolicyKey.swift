import Colors
import Documents
import Palettes

/// A key of `legible.json`: what its value may be, and how it is read.
struct PolicyKey: Sendable {
  /// The name, what it says, and what its value may be.
  let member: PolicySchema.Member
  /// Takes the value over into a policy.
  let read: @Sendable (JSONValue, PolicyReader, inout Policy) throws(DocumentError) -> Void

  init(
    _ name: String,
    _ summary: String,
    _ schema: PolicySchema,
    read: @escaping @Sendable (JSONValue, PolicyReader, inout Policy) throws(DocumentError) -> Void
  ) {
    self.member = PolicySchema.Member(name, summary, schema)
    self.read = read
  }
}

/// What the keys of a policy have in common while it is read.
struct PolicyReader {
  /// The file.
  let file: SourceFile
  /// The platform that the policy names, wherever it stands in it.
  let platform: ApplePlatform?
}

extension JSONValue {
  /// The members of an object whose names are all among `known`, each once.
  func members(of known: [String], in place: String) throws(DocumentError) -> JSONObject {
    guard let object else {
      throw DocumentError("\(place) is an object, not \(kindName)", at: range)
    }
    if let twice = object.duplicates.first {
      throw DocumentError("\(twice.again.name) is given twice", at: twice.again.nameRange)
    }
    try object.refuseUnknown(known, in: place)
    return object
  }

  /// The elements of a list of objects.
  func elements(_ noun: String) throws(DocumentError) -> [JSONValue] {
    guard let array else {
      throw DocumentError("\(noun) is a list of objects, not \(kindName)", at: range)
    }
    return array
  }

  /// The patterns of a value that has to be one, or a list with at least one.
  func patterns(_ noun: String) throws(DocumentError) -> [String] {
    let patterns = try texts
    guard !patterns.isEmpty, !patterns.contains("") else {
      throw DocumentError("\(noun) is a name, a glob, or a list of at least one", at: range)
    }
    return patterns
  }
}
