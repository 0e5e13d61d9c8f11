import HTTP

extension Connection {
  /// Answers are gathered up to this many bytes before they must be sent.
  static let outputLimit = 64 << 10
  /// Content from this length on is refused, where it is, before it is read.
  private static let checkedLength = 64 << 10

  /// Answers the whole requests received, one behind the other, until the output is large.
  mutating func answer(_ work: inout Workspace) {
    while phase == .serving, output.count < Connection.outputLimit {
      do throws(RequestError) {
        switch try parser.next() {
        case .needsMore: return waitForMore(work)
        case .head(let head): begin(head, &work)
        case .request(let request): answer(request, &work)
        }
      } catch {
        refuse(error, &work)
      }
    }
  }

  /// Answers the request that could not be read, and nothing behind it.
  mutating func refuse(_ error: RequestError, _ work: inout Workspace) {
    noteBeginning(work)
    let context = ResponseEncoder.Context(isHead: parser.isReadingHead, keepsAlive: false)
    if pending == nil { pending = work.pending(nil, context, began: began) }
    pending?.context = context
    give(Problem(error).response, because: .refused(error), &work)
  }

  /// Gives the answer to the pending request.
  mutating func give(
    _ response: consuming Response,
    because incident: Incident? = nil,
    _ work: inout Workspace
  ) {
    guard var pending = pending.take() else { return }
    if work.isStopping { pending.context.keepsAlive = false }
    stopClock()
    work.append(response, to: pending, of: peer, because: incident, to: &output)
    phase = pending.context.keepsAlive ? .serving : .finishing
  }

  private mutating func waitForMore(_ work: borrowing Workspace) {
    let configuration = work.service.configuration
    if parser.isBetweenRequests {
      if clock != .idle { start(.idle, configuration.idleTimeout, work) }
    } else if clock != .head, clock != .content {
      began = work.now
      start(.head, configuration.headTimeout, work)
    }
  }

  /// The first byte of a request was seen just now, unless more of it has been waited for.
  private mutating func noteBeginning(_ work: borrowing Workspace) {
    if clock != .head, clock != .content { began = work.now }
  }

  private mutating func begin(_ head: RequestHead, _ work: inout Workspace) {
    noteBeginning(work)
    start(.content, work.service.configuration.bodyTimeout, work)
    let context = ResponseEncoder.Context(head, keepsAlive: head.keepsAlive)
    pending = work.pending(head, context, began: began)
    var isLarge = false
    if case .length(let length) = head.framing { isLarge = length > Connection.checkedLength }
    guard head.expectsContinue || isLarge else { return }
    if let refusal = work.service.check(head) {
      pending?.context.keepsAlive = false
      give(refusal, &work)
    } else if head.expectsContinue {
      output.append(contentsOf: ResponseEncoder.continue)
    }
  }

  private mutating func answer(_ request: consuming Request, _ work: inout Workspace) {
    noteBeginning(work)
    if pending == nil {
      let context = ResponseEncoder.Context(request.head, keepsAlive: request.head.keepsAlive)
      pending = work.pending(request.head, context, began: began)
    }
    pending?.summary?.contentLength = request.body.count
    let reply = work.service.reply(request)
    pending?.summary?.route = reply.route
    switch reply.content {
    case .answer(let response): give(response, &work)
    case .work(let task):
      guard !begin(task, work) else { return }
      give(Incident.tooMuchWork.response, because: .tooMuchWork, &work)
    }
  }
}
