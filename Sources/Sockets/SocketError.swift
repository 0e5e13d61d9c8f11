import Foundation

/// A system call that failed.
public struct SocketError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the call.
  public let call: String
  /// The system's error number.
  public let code: Int32
  /// What the call was about, such as an address, or nil.
  public let subject: String?

  /// Makes an error.
  public init(call: String, code: Int32, subject: String? = nil) {
    self.call = call
    self.code = code
    self.subject = subject
  }

  /// Makes the error of the call that failed last on this thread.
  static func last(_ call: String, subject: String? = nil) -> SocketError {
    SocketError(call: call, code: errno, subject: subject)
  }

  /// One sentence for people: the call, what it was about, and the system's own words.
  public var message: String {
    let reason = unsafe String(cString: strerror(code))
    return subject.map { "\(call) \($0): \(reason)" } ?? "\(call): \(reason)"
  }

  /// The message.
  public var description: String { message }
}
