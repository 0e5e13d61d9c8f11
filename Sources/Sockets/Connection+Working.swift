import HTTP

extension Connection {
  /// Has the answer to the pending request made beside the loop; false when there is no room for it.
  mutating func begin(
    _ task: @escaping Reply.Work,
    on length: Int,
    _ work: borrowing Workspace
  ) -> Bool {
    let job = Job(task, for: descriptor.rawValue, work.mailbox)
    guard work.service.pool.submit(job, isDeparted: hasDeparted) else { return false }
    self.job = job
    workLength = length
    phase = .working
    start(.working, work.service.configuration.workTimeout, work)
    return true
  }

  /// Takes the answer that a job has made; nil when it is not the one that is waited for.
  mutating func finish(
    _ job: Job,
    _ response: consuming Response,
    because incident: Incident?,
    _ work: inout Workspace
  ) -> Next? {
    guard job === self.job else { return nil }
    self.job = nil
    give(response, because: incident, &work)
    return proceed(&work)
  }

  /// Says that nobody waits for the work any longer, if there is any.
  mutating func abandon(_ work: borrowing Workspace) {
    guard let job else { return }
    work.service.pool.withdraw(job)
    self.job = nil
  }

  /// What is watched for while an answer is being made.
  var waitingInterest: Interest { hasDeparted ? .loss : .departure }

  /// Finds out what happened at the other side while an answer is being made.
  mutating func depart(_ work: borrowing Workspace) -> Next {
    guard !descriptor.isLost(), !hasDeparted else { return .close }
    hasDeparted = true
    if let job { work.service.pool.depart(job) }
    return .wait(.loss)
  }
}
