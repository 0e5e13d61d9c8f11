public import HTTP

/// Why a server answered a request by itself, in place of what it serves.
public enum Incident: Sendable, Hashable, CustomStringConvertible {
  /// The bytes were no request that is served, or were not whole in time.
  case refused(RequestError)
  /// Too many connections were open, so nothing was read.
  case tooManyConnections
  /// The client's address held too many connections, so nothing was read.
  case tooManyConnectionsOfAddress
  /// The client's address had asked too often.
  case tooManyRequests
  /// The contents of requests and answers took too much memory.
  case tooMuchContent
  /// Too much work that takes long was waiting already.
  case tooMuchWork
  /// The work was not done in time.
  case workTimeout

  /// Its name in one word, for logs.
  public var description: String {
    switch self {
    case .refused(let error): "\(error)"
    case .tooManyConnections: "tooManyConnections"
    case .tooManyConnectionsOfAddress: "tooManyConnectionsOfAddress"
    case .tooManyRequests: "tooManyRequests"
    case .tooMuchContent: "tooMuchContent"
    case .tooMuchWork: "tooMuchWork"
    case .workTimeout: "workTimeout"
    }
  }

  /// The answer, which tells a client that is not at fault to come back after some seconds.
  func response(after seconds: Int = 1) -> Response {
    switch self {
    case .refused(let error): Problem(error).response
    case .tooManyConnections: .later("Too many connections are open; try again shortly.")
    case .tooManyConnectionsOfAddress:
      .later("Your address holds too many connections; close some.")
    case .tooManyRequests: .later("Your address asks too often.", .tooManyRequests, after: seconds)
    case .tooMuchContent: .later("Too much content is being handled; try again shortly.")
    case .tooMuchWork: .later("Too many requests wait for an answer; try again shortly.")
    case .workTimeout: .later("The answer took too long, and was given up.", after: 10)
    }
  }
}

extension Response {
  /// The answer to a client that is to come back after some seconds (RFC 9110, 10.2.3).
  static func later(
    _ detail: String,
    _ status: Status = .serviceUnavailable,
    after seconds: Int = 1
  ) -> Response {
    Problem(status, detail: detail, fields: [.retryAfter: "\(seconds)"]).response
  }
}
