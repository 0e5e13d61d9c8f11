import Endpoints
import HTTP
import Sockets

extension Command {
  /// Serves the same answers over HTTP.
  static let serve = Command(
    name: "serve",
    summary: "answer over HTTP, with the same results",
    details: """
      The palettes of a folder are served under their names; what clients send is not kept.
      SIGTERM and Ctrl-C let requests in flight finish; a second one ends at once. SIGHUP reads the
      palettes again; when one of them is at fault, the old ones stay.
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
  // Threads inherit that signals wait to be taken, so these come before any is started.
  let shutdown = Shutdown()
  let reload = Reload()
  let operation = try Operation(chosen, console)
  defer { operation.log.close() }
  let router = Router(Route.all, sharing: chosen.sharing)
  let server = Server(
    configuration: chosen.serverConfiguration,
    check: { router.refusal(of: $0) },
    reply: { router.reply(to: $0, in: operation.edition.service) },
    complete: { router.complete(&$0, for: nil) },
    observe: { operation.observe($0) },
    warn: { operation.log.tell("overload", $0, .warning) }
  )
  do throws(SocketError) {
    try server.start()
  } catch {
    throw UsageError(input: error.message)
  }
  operation.attach(server)
  shutdown.whenAsked {
    operation.log.tell("drain", "stopping: no new connections, requests in flight are answered")
    server.stop()
  }
  reload.whenAsked { operation.reload() }
  operation.tellStart(of: server)
  let isFinished: Bool
  do throws(SocketError) {
    isFinished = try server.run()
  } catch {
    throw UsageError(input: error.message)
  }
  if isFinished {
    operation.log.tell("stop", "stopped: every request was answered")
  } else {
    let message = "stopped: requests in flight were cut off, as the grace period is over"
    operation.log.tell("stop", message, .warning)
  }
  return isFinished ? .success : .findings
}

extension Operation {
  /// Tells where it listens and what is served.
  fileprivate func tellStart(of server: Server) {
    guard let address = server.address else { return }
    log.tell("listen", "listening on http://\(address)/")
    log.tell("palettes", edition.summary)
    if !address.isLoopback {
      let message = "\(address) can be reached from other machines; there is no TLS and no login"
      log.tell("exposed", message, .warning)
    }
  }
}
