import Documents

/// The members of an object that say something of the token that it is, found in one pass.
///
/// Of equal names the last one counts.
struct TokenMembers {
  /// What `$value` holds.
  private(set) var value: JSONValue?
  /// What `$type` holds.
  private(set) var type: JSONValue?
  /// What `$deprecated` holds.
  private(set) var deprecation: JSONValue?
  /// What `$extensions` holds.
  private(set) var extensions: JSONValue?
  /// Whether anything beside `$value` changes the colour.
  private(set) var holdModification = false
  /// Whether any member may be a token or a group.
  private(set) var holdTokens = false
  /// Whether a name may occur twice; a name that says nothing here is not compared with others.
  private(set) var mayRepeat = false

  init(of object: JSONValue) {
    guard let members = object.object else { return }
    var others = 0
    for member in members where !note(member) {
      others += 1
      mayRepeat = mayRepeat || others > 1
      holdModification = holdModification || member.isNamed("alpha") || member.isNamed("mix")
      holdTokens = holdTokens || member.isTokenOrGroup
    }
  }

  /// Takes over what a member says of the token; false for one that says nothing of it here.
  private mutating func note(_ member: JSONObject.Member) -> Bool {
    if member.isNamed("$value") {
      mayRepeat = mayRepeat || value != nil
      value = member.value
    } else if member.isNamed("$type") {
      mayRepeat = mayRepeat || type != nil
      type = member.value
    } else if member.isNamed("$extensions") {
      mayRepeat = mayRepeat || extensions != nil
      extensions = member.value
    } else if member.isNamed("$deprecated") {
      mayRepeat = mayRepeat || deprecation != nil
      deprecation = member.value
    } else {
      return false
    }
    return true
  }
}

/// The names of properties that may be objects, those that most often are first.
private let reserved: [ExactText] = [
  "$extensions", "$value", "$ref", "$type", "$extends", "$description", "$deprecated", "$defs",
  "$schema", "$metadata", "$themes",
]

extension JSONObject.Member {
  /// Whether the member may be a token or a group, and is no property of the object around it.
  ///
  /// Names that begin with `$` are reserved; one that the standard does not know is still looked at,
  /// so that a token with such a name is not lost.
  var isTokenOrGroup: Bool {
    guard value.object != nil else { return false }
    // A name may be escaped.
    guard let byte = firstByteOfName, byte == UInt8(ascii: "$") || byte == UInt8(ascii: "\\") else {
      return true
    }
    return !reserved.contains(where: isNamed)
  }
}
