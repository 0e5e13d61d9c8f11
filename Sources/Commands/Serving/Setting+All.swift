import Foundation
import Sockets

extension Setting {
  /// Every setting, in the order in which help lists them.
  static let all: [Setting] =
    [host, port] + [
      palettes,
      .number(
        "workers",
        \.server.workers,
        in: 1...1024,
        standard: "one for each core",
        "how many event loops run"
      ),
      .number(
        "max-connections",
        \.server.maximumConnections,
        in: 1...1_000_000,
        "how many connections are served at a time; one more is answered by 503"
      ),
      .number(
        "backlog",
        \.server.backlog,
        in: 1...65535,
        "how many connections the system holds until they are accepted"
      ),
      .size("max-head", \.headLimit, in: 1024...1 << 20, "the longest head of a request"),
      .size("max-body", \.bodyLimit, in: 1024...1 << 30, "the longest content of a request"),
      .seconds(
        "head-timeout",
        \.server.headTimeout,
        in: timeouts,
        "how long the head of a request may take"
      ),
      .seconds(
        "body-timeout",
        \.server.bodyTimeout,
        in: timeouts,
        "how long the content of a request may take"
      ),
      .seconds(
        "idle-timeout",
        \.server.idleTimeout,
        in: timeouts,
        "how long a connection is kept without a request"
      ),
      .seconds(
        "write-timeout",
        \.server.writeTimeout,
        in: timeouts,
        "how long a client may take for 64 KiB of an answer"
      ),
      .seconds(
        "linger-timeout",
        \.server.lingerTimeout,
        in: timeouts,
        "how long input is read and thrown away behind a last answer"
      ),
      .seconds(
        "grace-period",
        \.server.gracePeriod,
        in: 0...3600,
        "how long a stop waits for requests in flight"
      ),
      log,
    ]

  /// What every timeout may be.
  private static let timeouts = 0.001...3600.0

  /// The settings that tell a client where the service is.
  static let host = Setting(
    name: "host",
    placeholder: "ADDRESS",
    meaning: "the address to listen on",
    kind: "a numeric address of IPv4 or IPv6, or localhost",
    bounds: "",
    standard: "127.0.0.1"
  ) { text, configuration in
    guard SocketAddress(host: text, port: 0) != nil else { return false }
    configuration.server.host = text
    return true
  }

  static let port = number("port", \.server.port, in: 0...65535, "the port, 0 for any")

  private static let palettes = Setting(
    name: "palettes",
    placeholder: "FOLDER",
    meaning: "the folder of palettes to serve",
    kind: "a folder",
    bounds: "",
    standard: "Palettes"
  ) { text, configuration in
    configuration.palettes = text
    configuration.isPalettesNamed = true
    return !text.isEmpty
  }

  private static let log = Setting(
    name: "log",
    placeholder: LogFormat.allCases.map(\.rawValue).joined(separator: "|"),
    meaning: "how requests are written to standard error, a line each",
    kind: LogFormat.allCases.map(\.rawValue).joined(separator: ", "),
    bounds: "",
    standard: LogFormat.json.rawValue
  ) { text, configuration in
    guard let format = LogFormat(rawValue: text) else { return false }
    configuration.log = format
    return true
  }
}
