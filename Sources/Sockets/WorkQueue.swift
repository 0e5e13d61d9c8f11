/// The jobs that wait and those that run, in the order in which they get their turn.
///
/// A client that has ended its side of the connection may be gone, or may wait for its answer: both
/// look alike (RFC 9112, 9.6). Its job is done only while no other one needs the place.
struct WorkQueue {
  /// What became of a job that was to be taken.
  enum Admission {
    case taken
    /// It was taken in place of another.
    case takenFor(Job)
    case full
  }

  /// The number of jobs that run at a time.
  let concurrency: Int
  /// The number of jobs that wait or run.
  private let capacity: Int
  private(set) var waiting: [Job] = []
  private(set) var running: [Job] = []
  /// Those among both whose client has ended its side.
  private var departed: Set<ObjectIdentifier> = []

  /// Makes an empty queue.
  init(concurrency: Int, waiting: Int) {
    self.concurrency = max(1, concurrency)
    capacity = self.concurrency + min(max(0, waiting), 1 << 20)
  }

  /// The number of all jobs.
  var count: Int { waiting.count + running.count }

  /// Takes a job at the end, unless too many are there.
  mutating func admit(_ job: Job, isDeparted: Bool) -> Admission {
    var admission = Admission.taken
    if count >= capacity {
      guard let place = waiting.firstIndex(where: hasDeparted) else { return .full }
      departed.remove(ObjectIdentifier(waiting[place]))
      admission = .takenFor(waiting.remove(at: place))
    }
    waiting.append(job)
    if isDeparted { departed.insert(ObjectIdentifier(job)) }
    return admission
  }

  /// Takes note that the client of a job has ended its side.
  mutating func depart(_ job: Job) {
    guard (waiting + running).contains(where: { $0 === job }) else { return }
    departed.insert(ObjectIdentifier(job))
  }

  /// Forgets a job that waits.
  mutating func withdraw(_ job: Job) {
    guard let place = waiting.firstIndex(where: { $0 === job }) else { return }
    waiting.remove(at: place)
    departed.remove(ObjectIdentifier(job))
  }

  /// Moves the job that is next from those that wait to those that run; nil when none waits.
  mutating func begin() -> Job? {
    guard !waiting.isEmpty else { return nil }
    let place = waiting.firstIndex { !hasDeparted($0) } ?? 0
    let job = waiting.remove(at: place)
    running.append(job)
    return job
  }

  /// Forgets a job that ran.
  mutating func end(_ job: Job) {
    running.removeAll { $0 === job }
    departed.remove(ObjectIdentifier(job))
  }

  /// Forgets what waits; returns all that was there.
  mutating func clear() -> [Job] {
    defer { waiting = [] }
    return waiting + running
  }

  /// Those that run for clients that may be gone, as many as others want their places.
  var expendable: [Job] {
    let wanted = waiting.count { !hasDeparted($0) }
    let ending = running.count { $0.isAbandoned }
    let free = concurrency - running.count
    return Array(
      running.filter { !$0.isAbandoned && hasDeparted($0) }.prefix(max(0, wanted - free - ending))
    )
  }

  private func hasDeparted(_ job: Job) -> Bool { departed.contains(ObjectIdentifier(job)) }
}
