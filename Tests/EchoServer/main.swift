import Foundation
import HTTP
import Sockets

/// A small server for outside test tools: GET / answers, POST /echo gives its content back.
func milliseconds(_ option: String, _ fallback: Duration) -> Duration {
  number(option).map { .milliseconds($0) } ?? fallback
}

func number(_ option: String) -> Int? {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
    return nil
  }
  return Int(arguments[index + 1])
}

private func greet(_: RoutedRequest, _: Int) throws(Problem) -> Response {
  Response(.ok, .plainText, greeting)
}

private func echo(_ routed: RoutedRequest, _: Int) throws(Problem) -> Response {
  Response(.ok, .bytes, routed.request.body)
}

let greeting = Array("Hello.\n".utf8)

let router = Router<Int>([
  Route(.get, "/", summary: "Greets.", respond: greet),
  Route(.post, "/echo", summary: "Gives the content back.", respond: echo),
])

var configuration = ServerConfiguration()
configuration.port = UInt16(clamping: number("--port") ?? 0)
configuration.workers = number("--workers") ?? configuration.workers
configuration.maximumConnections = number("--connections") ?? configuration.maximumConnections
configuration.headTimeout = milliseconds("--header-ms", configuration.headTimeout)
configuration.bodyTimeout = milliseconds("--body-ms", configuration.bodyTimeout)
configuration.idleTimeout = milliseconds("--idle-ms", configuration.idleTimeout)
if CommandLine.arguments.contains("--poll") { configuration.poller = .poll }

let shutdown = Shutdown()
let server = Server(
  configuration: configuration,
  check: { router.refusal(of: $0) },
  respond: { router.respond(to: $0, in: 0) }
)
do {
  try server.start()
  shutdown.whenAsked { server.stop() }
  FileHandle.standardOutput.write(Data("listening on port \(server.port)\n".utf8))
  exit(try server.run() ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
