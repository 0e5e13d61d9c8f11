import HTTP

/// What every loop of a server is given: how to answer, and within which bounds.
struct Service: Sendable {
  let configuration: ServerConfiguration
  /// Refuses a request before its content is read, or returns nil.
  let check: @Sendable (RequestHead) -> Response?
  /// Answers a whole request, or gives the work for it.
  let reply: @Sendable (consuming Request) -> Reply
  /// Adds to an answer of the server's own what all answers have, or nil when that is nothing.
  let complete: (@Sendable (inout Response) -> Void)?
  /// Is told of every answer, or nil when nobody wants to know.
  let observe: (@Sendable (Exchange) -> Void)?
  /// Does what takes long.
  let pool: WorkPool
  /// What all loops hold together.
  let occupancy: Occupancy
  /// Says how often an address may ask, or nil when it may as often as it likes.
  let limiter: RateLimiter?
  /// Tells an operator what is amiss, or nil when nobody wants to know.
  let alarm: Alarm?
}
