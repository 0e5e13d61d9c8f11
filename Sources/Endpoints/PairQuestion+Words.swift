import Audits
import Colors
import Documents
import HTTP
import Palettes

extension PairCheck.Question {
  /// Reads what is asked beside the colours, from the words of a query or of a JSON body.
  ///
  /// - Throws: 422 with a pointer for a word that means nothing.
  init(
    _ foreground: String,
    on backgrounds: [String],
    words: (String) throws(Problem) -> String?
  ) throws(Problem) {
    self.init(foreground, on: backgrounds)
    canvas = try words("canvas")
    if let word = try words("use") {
      use = try choose(word, "use", among: Use.all.map { ($0.id, $0) })
    }
    if let word = try words("level") {
      level = try choose(word, "level", among: [("AA", .aa), ("AAA", .aaa)])
    }
    if let word = try words("groupOpacity") {
      groupOpacity = try fraction(word, "groupOpacity")
    }
    if let word = try words("largeText") {
      let rules = LargeTextRule.allCases.map { ($0.rawValue, $0) }
      largeText = try choose(word, "largeText", among: rules)
    }
    let text = TextWords(
      size: try words("size"),
      weight: try words("weight"),
      style: try words("textStyle"),
      platform: try words("platform")
    )
    do throws(TextWords.Fault) {
      textSize = try text.textSize()
    } catch {
      throw .unprocessable(error.message, "/\(error.part)")
    }
  }

  /// The words that may stand beside the colours.
  static let words = [
    "canvas", "use", "level", "size", "weight", "textStyle", "platform", "largeText",
    "groupOpacity",
  ]
}

/// The number from 0 to 1 that a word writes in decimals.
func fraction(_ word: String, _ name: String) throws(Problem) -> Double {
  let isDecimal = word.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
  guard isDecimal, let number = Double(word), (0...1).contains(number) else {
    throw .unprocessable("\(name) is a number from 0 to 1, not \(word)", "/\(name)")
  }
  return number
}

/// The choice that a word names.
func choose<Choice>(
  _ word: String,
  _ name: String,
  among choices: [(word: String, choice: Choice)]
) throws(Problem) -> Choice {
  if let found = choices.first(where: { $0.word == word }) { return found.choice }
  let words = choices.map(\.word)
  let near = Spelling.nearest(to: word, among: words).map { "; did you mean \($0)?" } ?? ""
  throw .unprocessable(
    "\(name) is \(words.joined(separator: ", ")), not \(word)\(near)",
    "/\(name)"
  )
}

extension Problem {
  /// What is understood as a request and cannot be answered: 422, with a JSON pointer to the part.
  static func unprocessable(_ detail: String, _ pointer: String? = nil) -> Problem {
    Problem(.unprocessableContent, detail: detail, pointer: pointer)
  }

  /// A request that is itself malformed: 400, with a JSON pointer to the part.
  static func malformed(_ detail: String, _ pointer: String? = nil) -> Problem {
    Problem(.badRequest, detail: detail, pointer: pointer)
  }
}

extension PairCheck {
  /// Answers a question; `prefix` points at the pair within a longer body.
  init(answering question: Question, at prefix: String = "") throws(Problem) {
    do throws(PairCheck.Fault) {
      try self.init(question)
    } catch {
      let index =
        question.backgrounds.count > 1 && error.part == "background" ? "/\(error.index)" : ""
      throw .unprocessable(
        "the \(error.part) is no colour: \(error.message)",
        "\(prefix)/\(error.part)\(index)"
      )
    }
  }
}
