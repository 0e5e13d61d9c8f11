import Documents
import Endpoints
import HTTP

extension FuzzTarget {
  /// JSON in a body, through the whole service: questions about pairs.
  static let json = FuzzTarget(name: "json") { bytes in
    let fields: Fields = [.contentType: "application/json"]
    guard let target = try? RequestTarget("/v1/contrast", method: .post) else { return }
    let head = RequestHead(
      method: .post,
      target: target,
      fields: fields,
      framing: bytes.isEmpty ? .none : .length(bytes.count)
    )
    let response = router.respond(to: Request(head: head, body: bytes), in: service)
    require([200, 400, 415, 422].contains(response.status.code), "\(response.status)")
    let file = SourceFile(name: "answer", bytes: response.body)
    guard let answer = try? JSONValue(parsing: file), answer.object != nil else {
      fatalError("the answer is no JSON object")
    }
    // A pair is only judged when the body is JSON by the strict reader.
    if response.status == .ok {
      let question = try? JSONValue(parsing: SourceFile(name: "question", bytes: bytes))
      require(question != nil, "judged what is no JSON")
    }
  }
}

private let router = Router(Route.all)
private let service = Service()
