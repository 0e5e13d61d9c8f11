import HTTP

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
