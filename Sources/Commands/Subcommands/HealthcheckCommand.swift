import Foundation
import Sockets

extension Command {
  /// Asks a running service how it is.
  static let healthcheck = Command(
    name: "healthcheck",
    summary: "ask a running service whether it answers, for containers and scripts",
    details: """
      It asks for /healthz of the service that the same address and port, by option or by variable,
      would start; an address that stands for all is asked on loopback. The status is 0 when the
      answer is 200, else 1.

      legible healthcheck --ready --port 8080
      """,
    options: [
      Option("host", "ADDRESS", "where the service listens; 127.0.0.1 unless told otherwise"),
      Option("port", "N", "its port; 8080 unless told otherwise"),
      Option("ready", nil, "ask for /readyz: whether it takes requests, and does not stop"),
      Option("timeout", "SECONDS", "how long the answer may take, from 0.001 to 60; 2 without it"),
    ],
    run: runHealthcheck
  )
}

private func runHealthcheck(
  _ arguments: Arguments,
  _ console: Console
) throws(UsageError) -> ExitCode {
  var configuration = ServeConfiguration()
  for setting in [Setting.host, Setting.port] {
    try configuration.take(setting, arguments, console.environment)
  }
  let server = configuration.server
  let timeout = try arguments.timeout()
  let asked = ["0.0.0.0": "127.0.0.1", "::": "::1"][server.host] ?? server.host
  guard server.port > 0, let address = SocketAddress(host: asked, port: server.port) else {
    throw UsageError("the port of a running service is a whole number from 1 to 65535")
  }
  let path = arguments.has("ready") ? "/readyz" : "/healthz"
  let question = "http://\(address)\(path)"
  do throws(Probe.Failure) {
    let status = try Probe.status(of: path, at: address, within: timeout)
    guard status != 200 else { return console.print("\(question): 200\n") }
    console.complain("\(question): \(status)")
  } catch {
    console.complain("\(question): \(reason(error))")
  }
  return .findings
}

private func reason(_ failure: Probe.Failure) -> String {
  switch failure {
  case .connection(let error): error.message
  case .timeout: "no answer in time"
  case .noHTTP: "what answers there does not speak HTTP/1.1"
  }
}

extension Arguments {
  /// The value of `--timeout`.
  fileprivate func timeout() throws(UsageError) -> Duration {
    guard let text = value("timeout") else { return .seconds(2) }
    let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isDecimal, let seconds = Double(text), (0.001...60).contains(seconds) else {
      throw UsageError("--timeout is a number of seconds from 0.001 to 60, not \(text)")
    }
    return .seconds(seconds)
  }
}
