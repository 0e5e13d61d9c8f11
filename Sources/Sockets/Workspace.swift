import Foundation
import HTTP

/// What one loop lends to each of its connections in turn.
struct Workspace {
  let service: Service
  /// Where the loop is told of work that is done.
  let mailbox: Mailbox
  /// The bytes read last.
  var received = [UInt8](repeating: 0, count: 64 << 10)
  /// The time at which the loop woke.
  var now = Deadline.now
  /// Tells whether the server is stopping: every answer is the last of its connection.
  var isStopping = false
  private var date = HTTPDate(secondsSinceEpoch: 0)
  private var encoder = ResponseEncoder()
  private var names = ExchangeNames()
  /// Tells whether anybody wants to know of exchanges.
  let isObserved: Bool

  init(service: Service, mailbox: Mailbox) {
    self.service = service
    self.mailbox = mailbox
    isObserved = service.observe != nil || service.configuration.exchangeField != nil
  }

  /// Looks at the clocks.
  mutating func wake() {
    now = .now
    date = HTTPDate(secondsSinceEpoch: time(nil))
  }

  /// What is to be told of a request, whose head is nil when it could not be read.
  mutating func summary(of head: RequestHead?) -> Pending.Summary {
    let field = service.configuration.exchangeField
    let given = field.flatMap { head?.fields[$0] }.flatMap { ExchangeNames.isGood($0) ? $0 : nil }
    return Pending.Summary(
      id: given ?? names.next(),
      method: head?.method.name,
      target: head?.target.description
    )
  }

  /// Appends the answer to a request to `output`, and tells of it.
  mutating func append(
    _ response: consuming Response,
    to pending: borrowing Pending,
    of peer: PeerAddress,
    because incident: Incident?,
    to output: inout Output
  ) {
    if incident != nil { service.complete?(&response) }
    guard let summary = pending.summary else {
      return write(response, pending, to: &output)
    }
    if let field = service.configuration.exchangeField {
      response.fields.append(field, summary.id)
    }
    let (status, length) = (response.status, response.body.count)
    write(response, pending, to: &output)
    guard let observe = service.observe else { return }
    observe(
      Exchange(
        peer: peer,
        id: summary.id,
        method: summary.method,
        target: summary.target,
        route: summary.route,
        status: status,
        requestContent: summary.contentLength,
        responseContent: pending.context.sendsContent(status) ? length : 0,
        duration: Deadline.now.duration(since: pending.began),
        incident: incident
      )
    )
  }

  private mutating func write(
    _ response: consuming Response,
    _ pending: borrowing Pending,
    to output: inout Output
  ) {
    let context = pending.context
    guard response.body.count >= Output.largeLength, context.sendsContent(response.status) else {
      return encoder.append(response, in: context, at: date, to: &output.bytes)
    }
    encoder.appendHead(of: response, in: context, at: date, to: &output.bytes)
    output.append(content: response.body, isOwned: pending.isMade)
  }
}
