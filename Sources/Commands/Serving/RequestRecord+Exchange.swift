import Endpoints
import HTTP
import Sockets

extension RequestRecord {
  /// What a server tells of an answer.
  init(_ exchange: Exchange, at time: String) {
    self.init(
      time: time,
      id: exchange.id,
      peer: "\(exchange.peer)",
      method: exchange.method,
      target: exchange.target,
      route: exchange.route,
      status: exchange.status.code,
      received: exchange.requestContent,
      sent: exchange.responseContent,
      duration: exchange.duration,
      reason: exchange.incident?.description
    )
  }
}
