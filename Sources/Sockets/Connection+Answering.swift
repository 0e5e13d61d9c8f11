import HTTP

extension Connection {
  /// Content from this length on is refused, where it is, before it is read.
  private static let checkedLength = 64 << 10

  /// Answers the whole requests received, one behind the other, until the output is large.
  mutating func answer(_ work: inout Workspace) {
    while phase == .serving, !output.isFull {
      do throws(RequestError) {
        switch try parser.next() {
        case .needsMore: return waitForMore(&work)
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
    if pending == nil {
      pending = Pending(context: context, began: began)
      if work.isObserved { pending?.summary = work.summary(of: nil) }
    }
    pending?.context = context
    give(Problem(error).response, because: .refused(error), &work)
  }

  /// Gives the answer to the pending request, or another one when it takes too much memory.
  mutating func give(
    _ response: consuming Response,
    because incident: Incident? = nil,
    _ work: inout Workspace
  ) {
    guard var pending = pending.take() else { return }
    var incident = incident
    let isLarge = pending.isMade && response.body.count >= Output.largeLength
    if isLarge, work.service.occupancy.isOverfull {
      incident = .tooMuchContent
      response = Incident.tooMuchContent.response()
    }
    if work.isStopping { pending.context.keepsAlive = false }
    stopClock()
    work.append(response, to: pending, of: peer, because: incident, to: &output)
    phase = pending.context.keepsAlive ? .serving : .finishing
    // Nothing that was received behind it is looked at, so it need not be kept.
    if phase == .finishing { parser = RequestParser(limits: work.service.configuration.limits) }
  }

  /// Gives the answer to the pending request, whose content is not read, and nothing behind it.
  private mutating func giveLast(
    _ response: consuming Response,
    because incident: Incident? = nil,
    _ work: inout Workspace
  ) {
    pending?.context.keepsAlive = false
    give(response, because: incident, &work)
  }

  /// The answer to a client that asks too often, or nil; otherwise the request is counted.
  private func refusalByRate(_ work: borrowing Workspace) -> Response? {
    guard let wait = work.service.limiter?.take(peer, at: work.now) else { return nil }
    let seconds = wait.components.seconds + (wait.components.attoseconds > 0 ? 1 : 0)
    return Incident.tooManyRequests.response(after: Int(clamping: seconds))
  }

  private mutating func waitForMore(_ work: inout Workspace) {
    if isReadingLarge, work.service.occupancy.isOverfull {
      let incident = Incident.tooMuchContent
      return giveLast(incident.response(), because: incident, &work)
    }
    if parser.isBetweenRequests {
      if clock != .idle { start(.idle, work.service.configuration.idleTimeout, work) }
    } else if clock != .head, clock != .content {
      began = work.now
      start(.head, work.service.configuration.headTimeout, work)
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
    pending = Pending(context: context, began: began)
    if work.isObserved { pending?.summary = work.summary(of: head) }
    if work.service.limiter != nil, let response = refusalByRate(work) {
      return giveLast(response, because: .tooManyRequests, &work)
    }
    var isLarge = false
    if case .length(let length) = head.framing { isLarge = length > Connection.checkedLength }
    guard head.expectsContinue || isLarge else { return }
    if let refusal = work.service.check(head) {
      giveLast(refusal, &work)
    } else if head.expectsContinue {
      output.bytes.append(contentsOf: ResponseEncoder.continue)
    }
  }

  private mutating func answer(_ request: consuming Request, _ work: inout Workspace) {
    noteBeginning(work)
    if pending == nil {
      let context = ResponseEncoder.Context(request.head, keepsAlive: request.head.keepsAlive)
      pending = Pending(context: context, began: began)
      if work.isObserved { pending?.summary = work.summary(of: request.head) }
      if work.service.limiter != nil, let response = refusalByRate(work) {
        return give(response, because: .tooManyRequests, &work)
      }
    }
    let length = request.body.count
    pending?.isMade = length > 0
    let reply = work.service.reply(request)
    if let summary = pending?.summary {
      summary.contentLength = length
      summary.route = reply.route
    }
    switch reply.content {
    case .answer(let response): give(response, &work)
    case .work(let task):
      pending?.isMade = true
      guard !begin(task, on: length, work) else { return }
      give(Incident.tooMuchWork.response(), because: .tooMuchWork, &work)
    }
  }
}
