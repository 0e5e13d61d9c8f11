import HTTP
import Synchronization

/// The work for one answer, done beside the loop that waits for it.
final class Job: Sendable {
  /// The descriptor of the connection that waits.
  let descriptor: Int32
  private let work: Reply.Work
  private let mailbox: Mailbox
  private let hasBeenAbandoned = Atomic<Bool>(false)

  init(_ work: @escaping Reply.Work, for descriptor: Int32, _ mailbox: Mailbox) {
    self.work = work
    self.descriptor = descriptor
    self.mailbox = mailbox
  }

  /// Tells whether nobody waits for it any longer.
  var isAbandoned: Bool { hasBeenAbandoned.load(ordering: .relaxed) }

  /// Says that nobody waits for it any longer.
  func abandon() { hasBeenAbandoned.store(true, ordering: .relaxed) }

  /// Does the work, and hands the answer to the loop if somebody waits for it still.
  func run() {
    guard !isAbandoned else { return }
    let response = work { [self] in isAbandoned }
    if !isAbandoned { mailbox.post(.done(self, response, nil)) }
  }

  /// Answers it without the work, because of `incident`.
  func giveUp(_ incident: Incident) {
    abandon()
    mailbox.post(.done(self, incident.response(), incident))
  }
}
