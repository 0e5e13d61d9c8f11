import Documents

/// The arguments of one command, told apart into options and the rest.
struct Arguments: Sendable {
  /// What is no option, in order.
  private(set) var positional: [String] = []
  private var values: [String: [String]] = [:]
  /// The options in the order in which they were given.
  private var given: [(name: String, value: String)] = []

  /// Reads arguments in the manner of GNU: `--name value`, `--name=value`, `--` ends the options.
  ///
  /// Where the command takes operands, one that begins with dashes may have been meant as such.
  init(
    _ arguments: [String],
    options: [Option],
    takesOperands: Bool = false
  ) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positional += rest
        return
      }
      guard argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
        positional.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let spelled = String(parts[0])
      guard spelled.hasPrefix("--"),
        let option = options.first(where: { "--" + $0.name == spelled })
      else { throw Self.unknown(spelled, options: options, takesOperands: takesOperands) }
      var value: String? = parts.count > 1 ? String(parts[1]) : nil
      if let placeholder = option.value {
        if value == nil { value = rest.popFirst() }
        guard let value else {
          throw UsageError("\(spelled) needs a value: \(spelled) \(placeholder)")
        }
        if case .words(let words) = option.values, !words.contains(value) {
          throw UsageError(option: option.name, is: words, not: value)
        }
      } else if value != nil {
        throw UsageError("\(spelled) takes no value")
      }
      if !option.isRepeatable, values[option.name] != nil {
        throw UsageError("\(spelled) is given twice; give it once")
      }
      values[option.name, default: []].append(value ?? "")
      given.append((option.name, value ?? ""))
    }
  }

  /// The value of an option, or nil when it was not given.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of a repeatable option, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The options of those names with their values, in the order in which they were given.
  func sequence(of names: [String]) -> [(name: String, value: String)] {
    given.filter { names.contains($0.name) }
  }

  /// Tells whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option as one of a closed list of words.
  func choice<Choice>(
    _ name: String,
    _ choices: [(word: String, choice: Choice)]
  ) throws(UsageError) -> Choice? {
    guard let value = value(name) else { return nil }
    if let found = choices.first(where: { $0.word == value }) { return found.choice }
    throw UsageError(option: name, is: choices.map(\.word), not: value)
  }

  /// The value of an option as a whole number of `range`.
  func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let value = value(name) else { return nil }
    let digits = value.utf8.allSatisfy { (0x30...0x39).contains($0) } && !value.isEmpty
    guard digits, let number = Int(value), range.contains(number) else {
      throw UsageError(
        "--\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), not \(value)"
      )
    }
    return number
  }

  private static func unknown(
    _ spelled: String,
    options: [Option],
    takesOperands: Bool
  ) -> UsageError {
    let known = options.map { "--" + $0.name }
    if let near = Spelling.nearest(to: spelled, among: known) {
      return UsageError("there is no option \(spelled) here; did you mean \(near)?")
    }
    let name = spelled.drop { $0 == "-" }
    guard takesOperands, spelled.hasPrefix("--"), !name.isEmpty else {
      return UsageError("there is no option \(spelled) here")
    }
    return UsageError(
      "there is no option \(spelled) here; if it is a name, write it without the dashes, \(name), or "
        + "write -- before the names, behind all options"
    )
  }
}
