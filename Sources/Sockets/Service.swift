import HTTP

/// What every loop of a server is given: how to answer, and within which bounds.
struct Service: Sendable {
  let configuration: ServerConfiguration
  /// Refuses a request before its content is read, or returns nil.
  let check: @Sendable (RequestHead) -> Response?
  /// Answers a whole request.
  let respond: @Sendable (consuming Request) -> Response
}
