import Audits
import Documents
import HTTP

/// A pair as a JSON object gives it: its members have the names of the parameters of a query.
struct PairMembers {
  private let object: JSONValue

  /// Checks that a value is an object with members that are known, each once.
  ///
  /// - Throws: 400 with a pointer.
  init(_ value: JSONValue, at pointer: String) throws(Problem) {
    try value.refuseUnknown(Self.names, at: pointer)
    object = value
  }

  private static let parameters =
    [PairTerms.foreground, PairTerms.background] + PairTerms.parameters
  private static let names = parameters.map(\.name)

  /// What is asked.
  ///
  /// - Throws: 400 for a member of another kind, 422 for one that means nothing; with a pointer.
  func question(at pointer: String) throws(Problem) -> PairCheck.Question {
    guard let foreground = object["foreground"]?.string else {
      throw .malformed("foreground is missing, or is no text", "\(pointer)/foreground")
    }
    let backgrounds = try texts(PairTerms.background, at: pointer)
    guard !backgrounds.isEmpty else {
      throw .malformed("background is missing", "\(pointer)/background")
    }
    do throws(Problem) {
      return try PairCheck.Question(
        foreground,
        on: backgrounds,
        word: { name throws(Problem) in try word(name) },
        words: { name throws(Problem) in
          guard let parameter = Self.parameters.first(where: { $0.name == name }) else { return [] }
          return try texts(parameter, at: "")
        }
      )
    } catch {
      throw error.moved(below: pointer)
    }
  }

  /// Whether every step is to be told.
  func isExplained(at pointer: String) throws(Problem) -> Bool {
    guard let value = object["explain"] else { return false }
    guard let isExplained = value.bool else {
      throw .malformed("explain is true or false, not \(value.kindName)", "\(pointer)/explain")
    }
    return isExplained
  }

  /// The text or the number of a member, or nil when it is missing.
  private func word(_ name: String) throws(Problem) -> String? {
    guard let value = object[ExactText(name)],
      let schema = Self.parameters.first(where: { $0.name == name })?.schema
    else { return nil }
    if schema.allowsText, let text = value.string { return text }
    if schema.allowsNumber, value.number != nil { return value.sourceText }
    let kinds = [(schema.allowsText, "a text"), (schema.allowsNumber, "a number")]
    let expected = kinds.filter(\.0).map(\.1).joined(separator: " or ")
    throw .malformed("\(name) is \(expected), not \(value.kindName)", "/\(name)")
  }

  /// The texts of a member that is one, or a list of them; none where it is missing.
  private func texts(_ parameter: Parameter, at pointer: String) throws(Problem) -> [String] {
    let name = parameter.name
    guard let given = object[ExactText(name)] else { return [] }
    let elements = given.array ?? [given]
    if let limit = parameter.limit, elements.count > limit {
      throw .malformed(
        "\(name) has \(elements.count) texts; at most \(limit) are read",
        "\(pointer)/\(name)"
      )
    }
    var texts: [String] = []
    for (index, element) in elements.enumerated() {
      guard let text = element.string else {
        let place = given.array == nil ? "" : "/\(index)"
        throw .malformed(
          "a \(name) is a text, not \(element.kindName)",
          "\(pointer)/\(name)\(place)"
        )
      }
      texts.append(text)
    }
    return texts
  }
}

extension Problem {
  /// The same problem within a longer body.
  fileprivate func moved(below prefix: String) -> Problem {
    var problem = self
    problem.pointer = pointer.map { prefix + $0 }
    return problem
  }
}
