/// How a run is asked for.
struct FuzzArguments {
  /// How many inputs each format reads.
  private(set) var count = 200_000
  /// The only format to run, by its id, or nil for all.
  private(set) var only: String?
  /// The number of the first input.
  private(set) var first = 0
  /// Whether the number of each input is printed before it is read, to find the one that crashes.
  private(set) var tellsEach = false

  struct Fault: Error { let message: String }

  /// Reads the arguments of the process.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--count": count = try Self.number(rest.popFirst(), option)
      case "--from": first = try Self.number(rest.popFirst(), option)
      case "--only": only = rest.popFirst()
      case "--each": tellsEach = true
      default: throw Fault(message: "there is no option \(option)")
      }
    }
  }

  private static func number(_ text: String?, _ option: String) throws -> Int {
    guard let text, let number = Int(text), number >= 0 else {
      throw Fault(message: "\(option) takes a number")
    }
    return number
  }
}
