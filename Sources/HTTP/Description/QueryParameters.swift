/// The parameters of a query, as each request is held against them.
struct QueryParameters: Sendable {
  private let parameters: [Parameter]
  private let names: [String]

  /// Makes the list of those parameters that stand in a query.
  init(_ parameters: [Parameter]) {
    self.parameters = parameters.filter { $0.place == .query }
    names = self.parameters.map(\.name)
  }

  /// Refuses a query with names that are not here, with too many of one, or without one that has to
  /// be there.
  ///
  /// - Throws: A problem (400) that names the parameter.
  func check(_ request: RoutedRequest) throws(Problem) {
    try request.refuseUnknown(names)
    for parameter in parameters {
      let count = request.query.reduce(0) { $1.name == parameter.name ? $0 + 1 : $0 }
      if count > 1 || parameter.isRequired && count == 0 { try parameter.check(count) }
    }
  }
}

extension Parameter {
  fileprivate func check(_ count: Int) throws(Problem) {
    let detail: String
    if count == 0 {
      let shown = example.map { ", such as \(name)=\($0)" } ?? ""
      detail = "The query parameter \"\(name)\" is missing\(shown)."
    } else if let limit {
      guard count > limit else { return }
      detail = "The query parameter \"\(name)\" was given \(count) times; \(limit) are read."
    } else {
      detail = "The query parameter \"\(name)\" was given more than once."
    }
    throw Problem(.badRequest, detail: detail, pointer: "/\(name)")
  }
}
