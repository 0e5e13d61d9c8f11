import Documents

/// Why a property has no value in a mode.
enum PropertyFault: CustomStringConvertible {
  /// It is a member of a cycle, given as a path.
  case cycle(String)
  /// What it refers to ends in a cycle.
  case leadsIntoCycle(String)
  /// It refers to a property that the file does not declare.
  case undeclared(ExactText)
  /// It refers to a property that is declared in other modes only.
  case absent(ExactText)
  /// It refers to a property that has no value for a reason of its own.
  case dependent(ExactText)
  /// It holds a `var()` without a name.
  case nameless
  /// With its references put in it is longer than any colour.
  case tooLong

  /// The fault of a property that refers to `name`, whose own fault this is.
  func leading(through name: ExactText) -> PropertyFault {
    switch self {
    case .cycle(let path), .leadsIntoCycle(let path): .leadsIntoCycle(path)
    default: .dependent(name)
    }
  }

  /// The path of the cycle that is at fault, or nil.
  var cycle: String? {
    switch self {
    case .cycle(let path), .leadsIntoCycle(let path): path
    default: nil
    }
  }

  /// What the property does, as the rest of a sentence that begins with its name.
  var description: String {
    switch self {
    case .cycle(let path): "is part of the cycle \(path)"
    case .leadsIntoCycle(let path): "leads into the cycle \(path)"
    case .undeclared(let name): "refers to \(name), which is not declared in this file"
    case .absent(let name): "refers to \(name), which has no value in this mode"
    case .dependent(let name): "refers to \(name), which has no value"
    case .tooLong: "is longer than any colour once its references are put in"
    case .nameless: "holds a var() without the name of a custom property"
    }
  }
}
