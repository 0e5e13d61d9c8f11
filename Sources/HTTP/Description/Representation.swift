import Documents

/// One of the forms in which a route answers.
public struct Representation: Sendable {
  /// The word by which a query asks for it: `format=svg`.
  public let name: String
  /// The type under which it is sent, and by which Accept asks for it.
  public let mediaType: MediaType
  /// What it holds.
  public let schema: Schema

  /// Makes a form of answer.
  public init(_ name: String, _ mediaType: MediaType, _ schema: Schema = .text()) {
    self.name = name
    self.mediaType = mediaType
    self.schema = schema
  }

  /// An answer in JSON.
  public static func json(_ schema: Schema) -> Representation {
    Representation("json", .json, schema)
  }
}

extension [Representation] {
  /// The form that a request asks for: by its query, else by Accept, else the first.
  ///
  /// - Throws: 406 when Accept wants none of them, 422 for a word that is none of theirs.
  func chosen(by request: RoutedRequest) throws(Problem) -> Representation {
    if count > 1, let word = try request.single(Self.parameterName) {
      if let named = first(where: { $0.name == word }) { return named }
      let near = Spelling.nearest(to: word, among: map(\.name)).map { " Did you mean \"\($0)\"?" }
      throw Problem(
        .unprocessableContent,
        detail: "There is no format \"\(word)\": it is one of "
          + "\(map(\.name).joined(separator: ", ")).\(near ?? "")",
        pointer: "/\(Self.parameterName)"
      )
    }
    if let first, !request.fields.contains(.accept) { return first }
    let negotiation = ContentNegotiation(request.fields)
    guard let best = negotiation.best(of: map(\.mediaType)),
      let chosen = first(where: { $0.mediaType.description == best.description })
    else {
      let known = map(\.mediaType.description).joined(separator: ", ")
      throw Problem(
        .notAcceptable,
        detail: "None of the types in Accept is there: \(request.target.path) is answered as "
          + "\(known).",
        fields: count > 1 ? [.vary: "Accept"] : [:]
      )
    }
    return chosen
  }

  /// The name of the parameter that chooses the form where there are several.
  static var parameterName: String { "format" }

  /// The parameter that chooses the form, or nil where there is one only.
  var parameter: Parameter? {
    guard count > 1, let first else { return nil }
    return Parameter(
      Self.parameterName,
      "The form of the answer; without it Accept counts, and \(first.name) comes first.",
      .words(map(\.name)),
      example: first.name
    )
  }
}
