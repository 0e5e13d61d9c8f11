import Documents

/// One answered request, as a line of a log tells it.
public struct RequestRecord: Sendable {
  /// When it was answered, by RFC 3339.
  public var time: String
  /// The name that its answer carries, too.
  public var id: String
  /// The address of the client, without its port.
  public var peer: String
  /// The method as received, or nil when the head could not be read.
  public var method: String?
  /// The path and the query as received, or nil when the head could not be read.
  public var target: String?
  /// The pattern of the route that served it, or nil when none did.
  public var route: String?
  /// The status of the answer.
  public var status: Int
  /// The length of the request's content in bytes.
  public var received: Int
  /// The length of the answer's content in bytes.
  public var sent: Int
  /// How long it took.
  public var duration: Duration
  /// Why the server answered in place of a route, in one word, or nil.
  public var reason: String?

  /// Makes a record.
  public init(
    time: String,
    id: String,
    peer: String,
    method: String?,
    target: String?,
    route: String?,
    status: Int,
    received: Int,
    sent: Int,
    duration: Duration,
    reason: String?
  ) {
    self.time = time
    self.id = id
    self.peer = peer
    self.method = method
    self.target = target
    self.route = route
    self.status = status
    self.received = received
    self.sent = sent
    self.duration = duration
    self.reason = reason
  }

  /// How much it matters: a fault of ours is an error, one of the client is not.
  var level: LogLevel { status >= 500 ? (reason == nil ? .error : .warning) : .info }

  /// The part of the target before the first question mark.
  var path: String? { target.map { String($0.prefix { $0 != "?" }) } }

  /// The part of the target behind the first question mark, or nil when there is none.
  var query: String? {
    target.flatMap { target in
      target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
    }
  }

  /// The duration in milliseconds, to the microsecond.
  var milliseconds: Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1_000 + Double(attoseconds / 1_000_000_000_000) / 1_000
  }
}

/// How much a line of a log matters.
public enum LogLevel: String, Sendable {
  /// It is as it should be.
  case info
  /// Somebody may have to look at it.
  case warning
  /// Something failed.
  case error
}
