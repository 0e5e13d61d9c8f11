import Foundation

extension Connection {
  /// Answers and sends in turn, until one of them has to wait.
  mutating func proceed(_ work: inout Workspace) -> Next {
    let next = advance(&work)
    if next != .close { account(work.service) }
    return next
  }

  private mutating func advance(_ work: inout Workspace) -> Next {
    while true {
      guard flush(&work) else { return .close }
      guard output.isSent else { return .wait(.writing) }
      output.clear()
      switch phase {
      case .serving:
        answer(&work)
        guard output.isEmpty else { continue }
        guard phase == .serving else { continue }
        return hasEnded || work.isStopping && clock == .idle ? .close : .wait(.reading)
      case .working: return .wait(waitingInterest)
      case .finishing:
        guard !hasEnded, shutdown(descriptor.rawValue, Int32(SHUT_WR)) == 0 else { return .close }
        phase = .lingering
        start(.lingering, work.service.configuration.lingerTimeout, work)
        return .wait(.reading)
      case .lingering: return .wait(.reading)
      }
    }
  }

  /// Sends as much as fits; returns false when the connection is lost.
  private mutating func flush(_ work: inout Workspace) -> Bool {
    guard !output.isSent else { return true }
    switch output.send(to: descriptor) {
    case .ended, .failed: return false
    case .moved: return true
    case .wouldBlock:
      // While work is done, its time is measured.
      guard phase != .working else { return true }
      if clock != .sending || output.sentInTime >= Output.limit {
        start(.sending, work.service.configuration.writeTimeout, work)
        output.sentInTime = 0
      }
      return true
    }
  }
}
