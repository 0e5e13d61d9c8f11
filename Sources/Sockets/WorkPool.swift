import Foundation
import HTTP

/// Some threads that do what takes long, and a queue of bounded length before them.
///
/// The threads begin when there is first something to do. They have a lower priority than the loops,
/// so that brief requests stay quick while long ones run.
final class WorkPool: Sendable {
  private struct State {
    var queue: WorkQueue
    var threads = 0
    var isStopped = false
  }

  private let state: Guarded<State>
  /// Counts what threads are to look for; there may be less, as jobs are withdrawn.
  private let signals = DispatchSemaphore(value: 0)

  /// Makes a pool that runs up to `concurrency` jobs while up to `waiting` others wait.
  init(concurrency: Int, waiting: Int) {
    let queue = WorkQueue(concurrency: concurrency, waiting: waiting)
    state = Guarded(State(queue: queue))
  }

  /// The number of jobs that run, and of those that wait.
  var load: (running: Int, waiting: Int) {
    state.withLock { ($0.queue.running.count, $0.queue.waiting.count) }
  }

  /// Takes a job; returns false when too many wait already.
  func submit(_ job: Job, isDeparted: Bool) -> Bool {
    let (admission, needsThread) = state.withLock { state in
      guard !state.isStopped else { return (WorkQueue.Admission.full, false) }
      let admission = state.queue.admit(job, isDeparted: isDeparted)
      let needsThread = state.threads < min(state.queue.concurrency, state.queue.count)
      if needsThread { state.threads += 1 }
      return (admission, needsThread)
    }
    switch admission {
    case .full: return false
    case .takenFor(let other): other.giveUp(.tooMuchWork)
    case .taken: break
    }
    if needsThread { startThread() }
    signals.signal()
    makePlace()
    return true
  }

  /// Takes note that the client of a job has ended its side of the connection.
  func depart(_ job: Job) {
    state.withLock { $0.queue.depart(job) }
    makePlace()
  }

  /// Forgets a job whose client is lost, or has been answered otherwise.
  func withdraw(_ job: Job) {
    job.abandon()
    state.withLock { $0.queue.withdraw(job) }
  }

  /// Abandons all jobs and ends the threads, each when what it does has ended.
  func stop() {
    let (jobs, threads) = state.withLock { state in
      state.isStopped = true
      return (state.queue.clear(), state.threads)
    }
    for job in jobs { job.abandon() }
    for _ in 0..<threads { signals.signal() }
  }

  /// Gives up what runs for clients that may be gone, when others wait for a thread.
  private func makePlace() {
    for job in state.withLock({ $0.queue.expendable }) { job.giveUp(.tooMuchWork) }
  }

  private func startThread() {
    let thread = Thread { [self] in
      ThreadPriority.lower()
      serve()
    }
    thread.name = "work"
    thread.start()
  }

  private func serve() {
    while true {
      signals.wait()
      let (job, isStopped) = state.withLock { ($0.queue.begin(), $0.isStopped) }
      if let job {
        job.run()
        state.withLock { $0.queue.end(job) }
      } else if isStopped {
        return
      }
    }
  }
}
