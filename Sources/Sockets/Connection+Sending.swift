import Foundation

extension Connection {
  /// A buffer that has grown larger is given back.
  private static let keptCapacity = 16 << 10

  /// Answers and sends in turn, until one of them has to wait.
  mutating func proceed(_ work: inout Workspace) -> Next {
    while true {
      guard flush(&work) else { return .close }
      guard sent == output.count else { return .wait(.writing) }
      output.removeAll(keepingCapacity: output.capacity <= Connection.keptCapacity)
      sent = 0
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
    while sent < output.count {
      switch descriptor.write(output, from: sent) {
      case .moved(let count):
        sent += count
        sentInTime += count
      case .wouldBlock:
        if phase == .working { return true }
        if clock != .sending || sentInTime >= Connection.outputLimit {
          start(.sending, work.service.configuration.writeTimeout, work)
          sentInTime = 0
        }
        return true
      case .ended, .failed: return false
      }
    }
    return true
  }
}
