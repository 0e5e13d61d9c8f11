import Foundation
public import HTTP

/// Where a server listens, and how much it bears.
public struct ServerConfiguration: Sendable {
  /// A numeric address or `localhost`.
  public var host = "127.0.0.1"
  /// The port; 0 takes any that is free.
  public var port: UInt16 = 0
  /// The number of loops, each on a thread of its own; at least 1.
  public var workers = ProcessInfo.processInfo.activeProcessorCount
  /// How large the parts of a request may be.
  public var limits = Limits()
  /// From the first byte of a head to its last, however they drip.
  public var headTimeout = Duration.seconds(10)
  /// From the end of a head to the last byte of its content.
  public var bodyTimeout = Duration.seconds(30)
  /// From an answer to the next request, and from a new connection to its first byte.
  public var idleTimeout = Duration.seconds(60)
  /// The time in which a client has to take 64 KiB, or the rest, of an answer.
  public var writeTimeout = Duration.seconds(30)
  /// How long input is still read, and thrown away, behind the last answer of a connection.
  public var lingerTimeout = Duration.seconds(2)
  /// From the moment at which long work is asked for to its answer, with the time that it waits.
  public var workTimeout = Duration.seconds(30)
  /// How much long work is done at a time, each on a thread of its own; at least 1.
  public var concurrentWork = ProcessInfo.processInfo.activeProcessorCount
  /// How much long work waits; more is answered by 503.
  public var waitingWork = 64
  /// How long a stop goes on as before, so that those who ask `isDraining` can send clients away.
  public var drainDelay = Duration.zero
  /// How long a stop waits for requests in flight.
  public var gracePeriod = Duration.seconds(10)
  /// The number of connections served at a time; one more is answered by 503.
  public var maximumConnections = 4096
  /// The number of connections that one address may hold, or nil for any; one more is answered by 503.
  ///
  /// It is off unless asked for, since behind a proxy all clients come from the proxy's address. An
  /// IPv6 network of 64 bits counts as one address. The loopback is no exception.
  public var maximumConnectionsPerAddress: Int?
  /// How often one address may ask, or nil for any; what is more is answered by 429.
  ///
  /// It is off unless asked for, for the same reason.
  public var requestRate: RequestRate?
  /// The memory in bytes that large contents, of requests and of answers made for them, may take in
  /// all; a request that needs more is answered by 503.
  public var maximumHeldBytes = 16 << 20
  /// The number of connections that the system holds until they are accepted.
  public var backlog: Int32 = 1024
  /// The field in which an answer carries the name of its exchange, such as `X-Request-Id`, or nil.
  ///
  /// A request that comes with a name of 1 to 64 letters, digits and `-._` in this field keeps it.
  public var exchangeField: FieldName?
  /// The way of waiting.
  public var poller = PollingMethod.best

  /// Makes the configuration with all defaults.
  public init() {}
}
