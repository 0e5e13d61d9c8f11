import Foundation
import HTTP
import Sockets

/// A small server for outside test tools.
///
/// GET / answers, POST /echo gives its content back, and GET /work?ms=N keeps a thread busy for so
/// long. With --any, any method at any path is an echo. SIGHUP has it say that it was told.
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

/// Counts, as an audit does, until the time is over or nobody waits.
private func work(_ routed: RoutedRequest, _: Int) throws(Problem) -> Response {
  let time = Int(try routed.require("ms")) ?? 0
  let end = Deadline.now.after(.milliseconds(time))
  while Deadline.now < end, !routed.isAbandoned() {}
  return Response(.ok, .plainText, Array("\(time)\n".utf8))
}

let greeting = Array("Hello.\n".utf8)

let router = Router<Int>([
  Route(.get, "/", summary: "Greets.", respond: greet),
  Route(.post, "/echo", summary: "Gives the content back.", respond: echo),
  Route(.get, "/work", effort: .long, summary: "Keeps a thread busy.", respond: work),
])

var configuration = ServerConfiguration()
configuration.port = UInt16(clamping: number("--port") ?? 0)
configuration.workers = number("--workers") ?? configuration.workers
configuration.maximumConnections = number("--connections") ?? configuration.maximumConnections
configuration.headTimeout = milliseconds("--header-ms", configuration.headTimeout)
configuration.bodyTimeout = milliseconds("--body-ms", configuration.bodyTimeout)
configuration.idleTimeout = milliseconds("--idle-ms", configuration.idleTimeout)
configuration.workTimeout = milliseconds("--work-ms", configuration.workTimeout)
configuration.drainDelay = milliseconds("--drain-ms", configuration.drainDelay)
configuration.gracePeriod = milliseconds("--grace-ms", configuration.gracePeriod)
configuration.concurrentWork = number("--concurrent") ?? configuration.concurrentWork
configuration.waitingWork = number("--waiting") ?? configuration.waitingWork
configuration.maximumConnectionsPerAddress = number("--connections-per-address")
configuration.requestRate = number("--rate").map {
  RequestRate(perSecond: Double($0), burst: number("--burst") ?? $0)
}
if CommandLine.arguments.contains("--poll") { configuration.poller = .poll }
let echoesAll = CommandLine.arguments.contains("--any")

let shutdown = Shutdown()
let reload = Reload()
let server = Server(
  configuration: configuration,
  check: { echoesAll ? nil : router.refusal(of: $0) },
  reply: {
    echoesAll ? Reply(.answer(Response(.ok, .bytes, $0.body))) : router.reply(to: $0, in: 0)
  },
  warn: { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
)
do {
  try server.start()
  shutdown.whenAsked { server.stop() }
  reload.whenAsked { FileHandle.standardOutput.write(Data("reloaded\n".utf8)) }
  FileHandle.standardOutput.write(Data("listening on port \(server.port)\n".utf8))
  exit(try server.run() ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
