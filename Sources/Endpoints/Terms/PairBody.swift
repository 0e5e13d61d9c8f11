import Audits
import Documents
import HTTP

/// The content of a question for pairs: one as an object, or many under `pairs`.
struct PairBody {
  /// The most pairs of one request.
  static let mostPairs = 10_000

  /// The pairs.
  let pairs: [PairMembers]
  /// Whether they were given as a list.
  let isList: Bool

  /// Reads the content of a request.
  ///
  /// - Throws: 400 with a pointer for what has not the form that ``content`` describes.
  init(_ request: RoutedRequest) throws(Problem) {
    let body = try request.jsonBody()
    guard let pairs = body["pairs"] else {
      self.pairs = [try PairMembers(body, at: "")]
      isList = false
      return
    }
    try body.refuseUnknown(["pairs"], at: "")
    guard let elements = pairs.array else {
      throw .malformed("pairs is a list of objects, not \(pairs.kindName)", "/pairs")
    }
    guard elements.count <= Self.mostPairs else {
      throw .malformed(
        "pairs has \(elements.count) objects; at most \(Self.mostPairs) are read at once",
        "/pairs"
      )
    }
    var members: [PairMembers] = []
    members.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      members.append(try PairMembers(element, at: "/pairs/\(index)"))
    }
    self.pairs = members
    isList = true
  }

  /// What the content may be.
  static let content = RequestContent(
    "One pair, or a list of them.",
    [
      RequestContent.Kind(
        .json,
        .either([
          .named("Pair"),
          .object([.init("pairs", .list(.named("Pair"), upTo: mostPairs))]),
        ]),
        example: ##"{"foreground": "#777", "background": "#fff", "size": "24px"}"##
      )
    ]
  )

  /// What a pair may be: the parameters of a query as members of an object.
  static let pair = Schema.all([
    .object(([PairTerms.foreground, PairTerms.background] + PairTerms.parameters).map(\.member)),
    .either(TextTerms.alternatives),
  ])
}

extension Parameter {
  /// The parameter as a member of a JSON object; what may be repeated is one value or a list.
  fileprivate var member: Schema.Member {
    let form: Schema
    if let limit {
      form = .either([schema, .list(schema, from: isRequired ? 1 : 0, upTo: limit)])
    } else if name == PairTerms.explain.parameter.name {
      form = .truth
    } else {
      form = schema
    }
    return Schema.Member(name, .described(summary, form), isRequired: isRequired)
  }
}
