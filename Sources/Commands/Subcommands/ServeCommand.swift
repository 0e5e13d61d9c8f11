import Audits
import Documents
import Endpoints
import Foundation
import HTTP
import Palettes
import Sockets

extension Command {
  /// Serves the same answers over HTTP.
  static let serve = Command(
    name: "serve",
    summary: "answer over HTTP, with the same results",
    details: """
      The palettes of a folder are served under their names; what clients send is not kept.
      SIGTERM and Ctrl-C let requests in flight finish; a second one ends at once.
      Each option can be given by a variable as well: --max-body by LEGIBLE_MAX_BODY; the option wins.

      curl 'http://127.0.0.1:8080/v1/contrast?foreground=777&background=fff'
      """,
    options: Setting.all.map(\.option),
    run: runServe
  )
}

private func runServe(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  guard arguments.positional.isEmpty else {
    throw UsageError("it takes no arguments; did you mean --palettes \(arguments.positional[0])?")
  }
  let chosen = try ServeConfiguration(arguments, console.environment)
  let configuration = chosen.serverConfiguration
  let service = try service(chosen, console)
  let router = Router(Route.all)
  let server = Server(
    configuration: configuration,
    check: { router.refusal(of: $0) },
    reply: { router.reply(to: $0, in: service) },
    complete: { router.complete(&$0, for: nil) }
  )
  let shutdown = Shutdown()
  do throws(SocketError) {
    try server.start()
  } catch {
    throw UsageError(input: error.message)
  }
  shutdown.whenAsked { server.stop() }
  let names = service.palettes.map(\.palette.name).joined(separator: ", ")
  let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
  console.complain("listening on http://\(host):\(server.port)/")
  console.complain(names.isEmpty ? "no palettes are served" : "palettes: \(names)")
  if !["127.0.0.1", "::1", "localhost"].contains(configuration.host) {
    console.complain("warning: \(configuration.host) can be reached from other machines")
  }
  let isFinished: Bool
  do throws(SocketError) {
    isFinished = try server.run()
  } catch {
    throw UsageError(input: error.message)
  }
  if !isFinished { console.complain("requests in flight were cut off: the grace period is over") }
  return isFinished ? .success : .findings
}

private func service(
  _ configuration: ServeConfiguration,
  _ console: Console
) throws(UsageError) -> Service {
  let files = FileTree(workingDirectory: console.workingDirectory)
  // A variable that means nothing is told at the start, not to the first client.
  _ = try console.today()
  let today: @Sendable () -> CalendarDate? = { try? console.today() }
  let folder = configuration.palettes
  guard files.kind(of: folder) == .folder else {
    if configuration.isPalettesNamed { throw UsageError(input: "\(folder) is no folder") }
    return Service(today: today)
  }
  let read = try PaletteFiles(at: [folder], from: nil, files: files, input: { [] })
  read.complaints.forEach(console.complain)
  var names: Set<String> = []
  for name in read.readings.map(\.palette.name) where !names.insert(name).inserted {
    console.complain("two palettes are called \(name); the first is served: rename the other file")
  }
  return Service(palettes: read.readings, today: today)
}
