import Endpoints
import Foundation
import HTTP
import Palettes
import Sockets
import Synchronization

/// The running service: what it serves now, what it has counted, and what it tells of itself.
final class Operation: Sendable {
  /// What is served; requests that have begun keep what they began with.
  final class Edition: Sendable {
    let service: Service

    init(_ service: Service) { self.service = service }

    /// The names of the palettes, as a sentence.
    var summary: String {
      let names = service.palettes.map(\.palette.name).joined(separator: ", ")
      return names.isEmpty ? "no palettes are served" : "palettes: \(names)"
    }
  }

  private struct State {
    var edition = Edition(Service())
    var server: Server?
    var loads = 0
    var failedLoads = 0
    var lastLoad = Date()
  }

  let log: ServiceLog
  private let configuration: ServeConfiguration
  private let console: Console
  private let requests = RequestMetrics()
  private let state = Mutex(State())

  /// Reads the palettes; what is wrong with some of them is told, and the others are served.
  ///
  /// - Throws: a usage error when the folder is none, or a variable means nothing.
  init(_ configuration: ServeConfiguration, _ console: Console) throws(UsageError) {
    self.configuration = configuration
    self.console = console
    log = ServiceLog(configuration.log, write: console.writeError)
    // A variable that means nothing is told at the start, not to the first client.
    _ = try console.today()
    let palettes = try ServedPalettes(configuration, in: console.workingDirectory)
    for complaint in palettes.complaints { log.tell("palette", complaint, .warning) }
    publish(palettes)
  }

  /// What is served now.
  var edition: Edition { state.withLock { $0.edition } }

  /// Tells which server it is about; until then it is not ready.
  func attach(_ server: Server) { state.withLock { $0.server = server } }

  /// Counts and writes down an answer.
  func observe(_ exchange: Exchange) {
    requests.count(
      method: exchange.method,
      route: exchange.route,
      status: exchange.status.code,
      received: exchange.requestContent,
      sent: exchange.responseContent,
      duration: exchange.duration,
      reason: exchange.incident?.description
    )
    guard log.writesRequests else { return }
    log.add { .request(RequestRecord(exchange, at: $0)) }
  }

  /// Reads the palettes again; when any of them is at fault, all of the old ones stay.
  func reload() {
    do throws(UsageError) {
      let palettes = try ServedPalettes(configuration, in: console.workingDirectory)
      let complaints = palettes.complaints + palettes.losses(since: edition.service.palettes)
      guard complaints.isEmpty else { return refuseReload(complaints) }
      publish(palettes)
      log.tell("reload", edition.summary)
    } catch {
      refuseReload([error.message])
    }
  }

  private func refuseReload(_ complaints: [String]) {
    state.withLock { $0.failedLoads += 1 }
    for complaint in complaints { log.tell("palette", complaint, .error) }
    log.tell(
      "reload",
      "the palettes stay as they were: not all of the new ones can be read",
      .error
    )
  }

  private func publish(_ palettes: ServedPalettes) {
    let console = console
    let service = Service(
      palettes: palettes.readings,
      today: { try? console.today() },
      isReady: { [weak self] in self?.isReady ?? false },
      metrics: { [weak self] in self?.metrics() ?? [] }
    )
    let edition = Edition(service)
    state.withLock { state in
      state.edition = edition
      state.loads += 1
      state.lastLoad = Date()
    }
  }

  private var isReady: Bool {
    let server = state.withLock { $0.server }
    return server.map { !$0.isDraining } ?? false
  }

  private func metrics() -> [UInt8] {
    let (server, palettes, loads, failed, last) = state.withLock {
      ($0.server, $0.edition.service.palettes.count, $0.loads, $0.failedLoads, $0.lastLoad)
    }
    var text = MetricsText()
    requests.write(to: &text)
    if let server { ServerMetrics.write(server, to: &text) }
    text.number("legible_palettes", .gauge, "Palettes that are served.", Double(palettes))
    text.family("legible_palette_loads_total", .counter, "How often the palettes were read.") {
      $0.sample(["result": "success"], Double(loads))
      $0.sample(["result": "failure"], Double(failed))
    }
    text.number(
      "legible_palette_load_timestamp_seconds",
      .gauge,
      "When the palettes that are served were read, in seconds since 1970.",
      last.timeIntervalSince1970
    )
    text.number(
      "legible_log_dropped_lines_total",
      .counter,
      "Lines of the log that were dropped, as it was not read fast enough.",
      Double(log.dropped)
    )
    ProcessMetrics.write(to: &text)
    return text.bytes
  }
}
