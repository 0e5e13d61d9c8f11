import Sockets

/// How much the service bears.
extension Setting {
  /// How much it holds at a time.
  static let loads: [Setting] = [
    number(
      "workers",
      \.server.workers,
      in: 1...1024,
      standard: "one for each core",
      "how many event loops run"
    ),
    number(
      "max-connections",
      \.server.maximumConnections,
      in: 1...1_000_000,
      "how many connections are served at a time; one more is answered by 503"
    ),
    number(
      "max-connections-per-address",
      \.connectionsPerAddress,
      in: 0...1_000_000,
      "how many of them one address may hold; 0 for any, as behind a proxy"
    ),
    number(
      "backlog",
      \.server.backlog,
      in: 1...65535,
      "how many connections the system holds until they are accepted"
    ),
    size("max-head", \.headLimit, in: 1024...1 << 20, "the longest head of a request"),
    size("max-body", \.bodyLimit, in: 1024...1 << 30, "the longest content of a request"),
    size(
      "max-held",
      \.server.maximumHeldBytes,
      in: 1 << 20...1 << 40,
      "how much memory large contents may take in all; what needs more is answered by 503"
    ),
    number(
      "rate",
      \.requestsPerSecond,
      in: 0...1_000_000,
      "how many requests a second one address may make, else 429; 0 for any, as behind a proxy"
    ),
    number(
      "burst",
      \.burst,
      in: 1...1_000_000,
      "how many requests an address that has a rate may make at once after a rest"
    ),
  ]

  /// How much long work it does.
  static let work: [Setting] = [
    number(
      "concurrent-work",
      \.server.concurrentWork,
      in: 1...1024,
      standard: "one for each core",
      "how many long requests, such as audits, are worked on at a time"
    ),
    number(
      "waiting-work",
      \.server.waitingWork,
      in: 0...100_000,
      "how many long requests wait; one more is answered by 503"
    ),
    seconds(
      "work-timeout",
      \.server.workTimeout,
      in: times,
      "how long a long request may wait and take until it is answered by 503"
    ),
  ]
}
