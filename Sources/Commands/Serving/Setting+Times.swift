import Sockets

/// How long the service waits.
extension Setting {
  /// What every timeout may be.
  static let times = 0.001...3600.0

  /// How long it waits for clients.
  static let timeouts: [Setting] = [
    seconds(
      "head-timeout",
      \.server.headTimeout,
      in: times,
      "how long the head of a request may take"
    ),
    seconds(
      "body-timeout",
      \.server.bodyTimeout,
      in: times,
      "how long the content of a request may take"
    ),
    seconds(
      "idle-timeout",
      \.server.idleTimeout,
      in: times,
      "how long a connection is kept without a request"
    ),
    seconds(
      "write-timeout",
      \.server.writeTimeout,
      in: times,
      "how long a client may take for 64 KiB of an answer"
    ),
    seconds(
      "linger-timeout",
      \.server.lingerTimeout,
      in: times,
      "how long input is read and thrown away behind a last answer"
    ),
  ]

  /// How long it takes to stop.
  static let stopping: [Setting] = [
    seconds(
      "drain-delay",
      \.server.drainDelay,
      in: 0...3600,
      "how long a stop only shows in /readyz, and connections are still taken"
    ),
    seconds(
      "grace-period",
      \.server.gracePeriod,
      in: 0...3600,
      "how long a stop waits for requests in flight"
    ),
  ]
}
