import Foundation

/// One question to a server, asked over a connection of its own.
public enum Probe {
  /// Why there is no answer.
  public enum Failure: Error, Sendable, Hashable {
    /// The connection could not be made, or was lost.
    case connection(SocketError)
    /// The time was over first.
    case timeout
    /// What came is no answer of HTTP/1.1.
    case noHTTP
  }

  /// Asks for `path`, which is plain ASCII, by GET; returns the status of the answer.
  ///
  /// All of it takes no longer than `timeout`. The answer's content is not read.
  public static func status(
    of path: String,
    at address: SocketAddress,
    within timeout: Duration
  ) throws(Failure) -> Int {
    let end = Deadline.now.after(timeout)
    let descriptor = try connected(to: address, before: end)
    let question = "GET \(path) HTTP/1.1\r\nHost: \(address)\r\nConnection: close\r\n\r\n"
    let bytes = Array(question.utf8)
    var sent = 0
    while sent < bytes.count {
      switch descriptor.write(bytes, from: sent) {
      case .moved(let count): sent += count
      case .wouldBlock: try wait(for: POLLOUT, of: descriptor, before: end)
      case .ended, .failed: throw failure("send", address, errno)
      }
    }
    var buffer = [UInt8](repeating: 0, count: 256)
    var answer: [UInt8] = []
    while answer.count < statusLength {
      switch descriptor.read(into: &buffer) {
      case .moved(let count): answer += buffer[..<count]
      case .wouldBlock: try wait(for: POLLIN, of: descriptor, before: end)
      case .ended: throw .noHTTP
      case .failed: throw failure("recv", address, errno)
      }
    }
    let line = String(decoding: answer.prefix(statusLength), as: UTF8.self)
    guard line.hasPrefix("HTTP/1."), let status = Int(line.suffix(3)) else { throw .noHTTP }
    return status
  }

  /// The length of `HTTP/1.1 200`.
  private static let statusLength = 12

  private static func connected(
    to address: SocketAddress,
    before end: Deadline
  ) throws(Failure) -> FileDescriptor {
    let raw = socket(address.family, Listener.streamType, 0)
    guard raw >= 0 else { throw .connection(.last("socket")) }
    let descriptor = FileDescriptor(owning: raw)
    do throws(SocketError) { try descriptor.makeNonblocking() } catch { throw .connection(error) }
    let isConnected = unsafe address.withSystemForm { unsafe connect(raw, $0, $1) == 0 }
    guard !isConnected else { return descriptor }
    guard errno == EINPROGRESS else { throw failure("connect", address, errno) }
    try wait(for: POLLOUT, of: descriptor, before: end)
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard unsafe getsockopt(raw, SOL_SOCKET, SO_ERROR, &code, &size) == 0, code == 0 else {
      throw failure("connect", address, code)
    }
    return descriptor
  }

  /// Returns when the descriptor can be read or written.
  private static func wait(
    for event: Int32,
    of descriptor: borrowing FileDescriptor,
    before end: Deadline
  ) throws(Failure) {
    while true {
      var entry = pollfd(fd: descriptor.rawValue, events: Int16(event), revents: 0)
      let count = unsafe poll(&entry, 1, end.milliseconds(from: .now))
      if count > 0 { return }
      if count == 0 { throw .timeout }
      guard errno == EINTR else { throw .connection(.last("poll")) }
    }
  }

  private static func failure(_ call: String, _ address: SocketAddress, _ code: Int32) -> Failure {
    .connection(SocketError(call: call, code: code, subject: address.description))
  }
}
