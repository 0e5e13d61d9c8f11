import HTTP

/// What other threads tell a loop.
final class Mailbox: Sendable {
  enum Message: Sendable {
    /// The server is to stop.
    case stop
    /// A job has its answer; with an incident when it did not make it itself.
    case done(Job, Response, Incident?)
  }

  private let waker: Waker
  private let messages = Guarded<[Message]>([])

  init() throws(SocketError) { waker = try Waker() }

  /// The descriptor that can be read when there are messages.
  var rawValue: Int32 { waker.rawValue }

  /// Leaves a message, and wakes the loop.
  func post(_ message: Message) {
    let wasEmpty = messages.withLock { messages in
      defer { messages.append(message) }
      return messages.isEmpty
    }
    // Whoever left the first one has woken the loop, or is about to.
    if wasEmpty { waker.wake() }
  }

  /// Takes all messages, in order.
  func take() -> [Message] {
    // In this order, a message that comes in between wakes the loop once more.
    waker.reset()
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
