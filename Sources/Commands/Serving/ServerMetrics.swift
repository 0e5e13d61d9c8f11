import Endpoints
import Reports
import Sockets

/// What a server holds at the moment.
enum ServerMetrics {
  /// Writes it.
  static func write(_ server: Server, to text: inout MetricsText) {
    text.family("legible_build_info", .gauge, "The version of the program; always 1.") {
      $0.sample(["version": Version.current], 1)
    }
    text.number(
      "legible_connections_open",
      .gauge,
      "Connections that are open.",
      Double(server.openConnections)
    )
    text.number(
      "legible_connections_accepted_total",
      .counter,
      "Connections that came, with those that were turned away.",
      Double(server.acceptedConnections)
    )
    text.number(
      "legible_connections_dropped_total",
      .counter,
      "Connections that were closed at once, without an answer.",
      Double(server.droppedConnections)
    )
    let work = server.workload
    text.number(
      "legible_work_running",
      .gauge,
      "Long requests that are being worked on.",
      Double(work.running)
    )
    text.number(
      "legible_work_waiting",
      .gauge,
      "Long requests that wait to be worked on.",
      Double(work.waiting)
    )
    text.number(
      "legible_draining",
      .gauge,
      "Whether the process is stopping: 1 or 0.",
      server.isDraining ? 1 : 0
    )
  }
}
