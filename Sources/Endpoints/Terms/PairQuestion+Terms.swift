import Audits
import HTTP

extension PairCheck.Question {
  /// Reads what is asked beside the colours, from the words of a query or of a JSON body.
  ///
  /// `word` is the one word under a name, or nil; `words` are those under a name that may have several.
  ///
  /// - Throws: 422 with a pointer for a word that means nothing.
  init(
    _ foreground: String,
    on backgrounds: [String],
    word: (String) throws(Problem) -> String?,
    words: (String) throws(Problem) -> [String]
  ) throws(Problem) {
    self.init(foreground, on: backgrounds)
    func value<Value>(_ term: Term<Value>) throws(Problem) -> Value? {
      guard let text = try word(term.parameter.name) else { return nil }
      return try term.read(text)
    }
    canvas = try value(PairTerms.canvas)
    if let use = try value(PairTerms.use) { self.use = use }
    if let level = try value(PairTerms.level) { self.level = level }
    if let opacity = try value(PairTerms.groupOpacity) { groupOpacity = opacity }
    if let rule = try value(PairTerms.largeText) { largeText = rule }
    cue = try value(PairTerms.cue)
    textSize = try TextTerms.textSize { parameter throws(Problem) in try word(parameter.name) }.size
    beside = try words(PairTerms.beside.parameter.name)
    for name in try words(PairTerms.viewing.parameter.name) {
      viewings.append(try PairTerms.viewing.read(name))
    }
  }
}

extension PairCheck {
  /// Answers a question; `prefix` points at the pair within a longer body.
  init(answering question: Question, at prefix: String = "") throws(Problem) {
    do throws(PairCheck.Fault) {
      try self.init(question)
    } catch {
      let isListed =
        question.backgrounds.count > 1 && error.part == "background"
        || question.beside.count > 1 && error.part == "beside"
      let index = isListed ? "/\(error.index)" : ""
      throw .unprocessable(
        "the \(error.part) is no colour: \(error.message)",
        "\(prefix)/\(error.part)\(index)"
      )
    }
  }
}
