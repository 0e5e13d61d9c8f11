import Foundation
import Sockets
import Testing

/// A client that sends any bytes and waits at most some seconds for an answer.
final class Client {
  private let descriptor: FileDescriptor
  private var received: [UInt8] = []

  /// Connects, from an address of the loopback; nil when nobody listens.
  init?(port: UInt16, receiveBuffer: Int32? = nil, from source: String? = nil) {
    guard let address = SocketAddress(host: "127.0.0.1", port: port) else { return nil }
    let raw = socket(address.family, Int32(SOCK_STREAM.rawValue), 0)
    descriptor = FileDescriptor(owning: raw)
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    unsafe setsockopt(
      raw,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &limit,
      socklen_t(MemoryLayout<timeval>.size)
    )
    if var receiveBuffer {
      unsafe setsockopt(
        raw,
        SOL_SOCKET,
        SO_RCVBUF,
        &receiveBuffer,
        socklen_t(MemoryLayout<Int32>.size)
      )
    }
    if let source {
      guard let own = SocketAddress(host: source, port: 0),
        unsafe own.withSystemForm({ unsafe bind(raw, $0, $1) }) == 0
      else { return nil }
    }
    guard unsafe address.withSystemForm({ unsafe connect(raw, $0, $1) }) == 0 else { return nil }
  }

  /// Sends all of the text; false when the connection is lost.
  @discardableResult
  func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      guard case .moved(let count) = descriptor.write(bytes, from: sent) else { return false }
      sent += count
    }
    return true
  }

  /// Ends the client's side of the stream.
  func end() { shutdown(descriptor.rawValue, Int32(SHUT_WR)) }

  /// Makes the close a reset.
  func resetOnClose() {
    var option = linger(l_onoff: 1, l_linger: 0)
    unsafe setsockopt(
      descriptor.rawValue,
      SOL_SOCKET,
      SO_LINGER,
      &option,
      socklen_t(MemoryLayout<linger>.size)
    )
  }

  /// The next answer, or nil when the stream ends or nothing comes.
  func answer(toHead isHead: Bool = false) -> Answer? {
    while true {
      if let (answer, length) = Answer.first(in: received, isHead: isHead) {
        received.removeFirst(length)
        return answer
      }
      guard receive() == .moved else { return nil }
    }
  }

  /// Tells whether the server ends the stream in order, with nothing more before; then ends it too.
  func isClosed() -> Bool {
    guard received.isEmpty, receive() == .ended else { return false }
    end()
    return true
  }

  private enum Received { case moved, ended, failed }

  private func receive() -> Received {
    var buffer = [UInt8](repeating: 0, count: 65536)
    switch descriptor.read(into: &buffer) {
    case .moved(let count):
      received += buffer[..<count]
      return .moved
    case .ended: return .ended
    case .wouldBlock, .failed: return .failed
    }
  }
}
