import Colors
import Documents
import HTTP

/// A parameter whose text stands for a value: how it is documented, and how it is read.
struct Term<Value: Sendable>: Sendable {
  /// The parameter.
  let parameter: Parameter
  /// The value of a text, or the problem (422) of one that means nothing.
  let read: @Sendable (String) throws(Problem) -> Value

  /// Makes a term that is read by a function.
  init(_ parameter: Parameter, read: @escaping @Sendable (String) throws(Problem) -> Value) {
    self.parameter = parameter
    self.read = read
  }

  /// Makes a term that is one of some words.
  init(_ name: String, _ summary: String, among choices: [(word: String, choice: Value)]) {
    let words = choices.map(\.word)
    let parameter = Parameter(name, summary, .words(words), example: words.first)
    self.init(parameter) { word throws(Problem) in
      if let found = choices.first(where: { $0.word == word }) { return found.choice }
      let near = Spelling.nearest(to: word, among: words).map { "; did you mean \($0)?" } ?? ""
      throw .unprocessable(
        "\(name) is \(words.joined(separator: ", ")), not \(word.printable)\(near)",
        "/\(name)"
      )
    }
  }
}

extension Term<Double> {
  /// Makes a term that is a number from 0 to 1, in the notation of JSON.
  static func fraction(_ name: String, _ summary: String, example: String) -> Term {
    let parameter = Parameter(name, summary, .number(from: 0, upTo: 1), example: example)
    return Term(parameter) { word throws(Problem) in
      guard let number = decimal(word), (0...1).contains(number) else {
        throw .unprocessable("\(name) is a number from 0 to 1, not \(word.printable)", "/\(name)")
      }
      return number
    }
  }
}

extension Term<String> {
  /// Makes a term whose text is taken as it is; what uses it tells what is wrong with it.
  static func text(_ parameter: Parameter) -> Term {
    Term(parameter) { text throws(Problem) in text }
  }
}

/// The number that a word writes as JSON does, or with a dot at its beginning; nil for any other.
func decimal(_ word: String) -> Double? {
  guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) || ".eE+-".utf8.contains($0) }) else {
    return nil
  }
  // There is no number below 0 that is 0.
  return Double(word).flatMap { $0.isFinite ? $0 + 0 : nil }
}

extension RoutedRequest {
  /// The value of a term that may be given once, or nil.
  func value<Value>(of term: Term<Value>) throws(Problem) -> Value? {
    guard let word = try single(term.parameter.name) else { return nil }
    return try term.read(word)
  }

  /// The values of a term that may be given several times, in order.
  func values<Value>(of term: Term<Value>) throws(Problem) -> [Value] {
    var values: [Value] = []
    for word in all(term.parameter.name) { values.append(try term.read(word)) }
    return values
  }
}
