import Endpoints
import HTTP

extension FuzzTarget {
  /// The bytes of a connection: heads, content, requests behind one another.
  static let head = FuzzTarget(name: "head") { bytes in
    let outcomes = splits(of: bytes).map(outcome)
    for other in outcomes.dropFirst() {
      require(other == outcomes[0], "split: \(outcomes[0].last ?? "") is \(other.last ?? "")")
    }
  }
}

private let limits = Limits(requestLine: 512, head: 2_048, body: 4_096, chunkLine: 64)
private let router = Router(Route.all)

/// What a parser makes of the pieces, in words.
private func outcome(_ pieces: [ArraySlice<UInt8>]) -> [String] {
  var parser = RequestParser(limits: limits)
  var words: [String] = []
  for piece in pieces {
    parser.append(piece)
    reading: while true {
      do throws(RequestError) {
        switch try parser.next() {
        case .needsMore: break reading
        case .head(let head): words.append("head \(describe(head))")
        case .request(let request):
          words.append("request \(describe(request.head)) \(request.body)")
        }
      } catch {
        // It answers the same for ever, whatever comes.
        words.append("error \(error) \(error.status.code) \(parser.isReadingHead)")
        return words
      }
    }
  }
  return words + ["between \(parser.isBetweenRequests)"]
}

private func describe(_ head: RequestHead) -> String {
  let fields = head.fields.map { "\($0.name): \($0.value)" }
  for line in fields {
    require(!line.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }, "control in \(line)")
  }
  let isKnown = router.refusal(of: head) == nil
  _ = ContentNegotiation(head.fields).best(of: [.json, .plainText])
  return "\(head.method) \(head.target) \(head.version) \(fields) \(head.framing) "
    + "\(head.expectsContinue) \(head.keepsAlive) \(isKnown)"
}
