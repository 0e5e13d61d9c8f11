import HTTP

/// What a parser made of some bytes.
enum Outcome: Equatable, CustomStringConvertible {
  case unfinished([Request])
  case refused([Request], RequestError)

  /// The requests read before the end or the error.
  var requests: [Request] {
    switch self {
    case .unfinished(let requests), .refused(let requests, _): requests
    }
  }

  /// The error, or nil.
  var error: RequestError? {
    if case .refused(_, let error) = self { error } else { nil }
  }

  var description: String {
    let count = requests.count
    return error.map { "\(count) requests, then \($0)" } ?? "\(count) requests"
  }
}

/// Feeds the pieces one behind the other, reading on after each.
func parse(_ pieces: [ArraySlice<UInt8>], limits: Limits = Limits()) -> Outcome {
  var parser = RequestParser(limits: limits)
  var requests: [Request] = []
  for piece in pieces {
    parser.append(piece)
    do throws(RequestError) {
      reading: while true {
        switch try parser.next() {
        case .needsMore: break reading
        case .head: continue
        case .request(let request): requests.append(request)
        }
      }
    } catch {
      return .refused(requests, error)
    }
  }
  return .unfinished(requests)
}

/// Feeds the bytes of a text at once; a scalar up to U+00FF stands for one byte.
func parse(_ text: String, limits: Limits = Limits()) -> Outcome {
  parse([latin1(text)[...]], limits: limits)
}

/// One byte for each scalar of `text` up to U+00FF.
func latin1(_ text: String) -> [UInt8] {
  text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
}

/// A GET with the field lines given, each without its line end.
func get(_ lines: String..., target: String = "/") -> String {
  "GET \(target) HTTP/1.1\r\n" + lines.map { $0 + "\r\n" }.joined() + "\r\n"
}

/// A POST to a valid host with the field lines given and content behind them.
func post(_ lines: String..., content: String = "") -> String {
  "POST / HTTP/1.1\r\nHost: a\r\n" + lines.map { $0 + "\r\n" }.joined() + "\r\n" + content
}
