import Documents

/// A request that has found its route, with the values in its path and its query.
public struct RoutedRequest: Sendable {
  /// The request.
  public let request: Request
  /// The values of the pattern's parameters, decoded.
  public let parameters: [String: String]
  /// The items of the query, decoded, in order.
  public let query: [QueryItem]
  /// The form in which it is to be answered; nil where the route declares none.
  public internal(set) var representation: Representation?

  /// Tells whether nobody waits for the answer any longer: work that takes long asks now and then,
  /// and gives up.
  public let isAbandoned: @Sendable () -> Bool

  /// Makes a routed request.
  public init(
    _ request: consuming Request,
    parameters: consuming [String: String] = [:],
    isAbandoned: @escaping @Sendable () -> Bool = { false }
  ) {
    self.isAbandoned = isAbandoned
    query = request.target.query
    self.request = request
    self.parameters = parameters
  }

  /// The field lines, in order.
  public var fields: Fields { request.fields }
  /// What is asked for.
  public var target: RequestTarget { request.target }

  /// The values of all query items called `name`, in order.
  public func all(_ name: String) -> [String] {
    query.compactMap { $0.name == name ? $0.value : nil }
  }

  /// The value of the query item called `name`, or nil; a repeated one is a problem (400).
  public func single(_ name: String) throws(Problem) -> String? {
    var value: String?
    for item in query where item.name == name {
      guard value == nil else {
        throw Problem(
          .badRequest,
          detail: "The query parameter \"\(name)\" was given more than once.",
          pointer: "/\(name)"
        )
      }
      value = item.value
    }
    return value
  }

  /// The value of the query item called `name`; a missing or repeated one is a problem (400).
  public func require(_ name: String) throws(Problem) -> String {
    guard let value = try single(name) else {
      throw Problem(
        .badRequest,
        detail: "The query parameter \"\(name)\" is missing.",
        pointer: "/\(name)"
      )
    }
    return value
  }

  /// Throws a problem (400) when the query has an item that is not among `known`.
  public func refuseUnknown(_ known: [String]) throws(Problem) {
    for item in query where !known.contains(item.name) {
      var detail = "There is no query parameter \"\(item.name.printable)\" here."
      if let nearest = Spelling.nearest(to: item.name, among: known) {
        detail += " Did you mean \"\(nearest)\"?"
      } else if !known.isEmpty {
        detail += " These are known: \(known.joined(separator: ", "))."
      }
      throw Problem(
        .badRequest,
        detail: detail,
        pointer: JSONPointer([ExactText(item.name)]).description
      )
    }
  }
}
