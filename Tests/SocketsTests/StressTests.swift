import Foundation
import HTTP
import Sockets
import Synchronization
import Testing

/// Many clients that do all at once what each does in other tests, for the sanitizers to look at.
///
/// A race shows only in long runs: the environment variable `STRESS` is the number of rounds.
@Suite(.serialized) struct StressTests {
  private static let rounds = Int(ProcessInfo.processInfo.environment["STRESS"] ?? "") ?? 1

  /// Runs a body on some threads at a time; returns when all have ended.
  private static func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<count {
      group.enter()
      Thread {
        body(number)
        group.leave()
      }.start()
    }
    group.wait()
  }

  @Test(arguments: PollingMethod.allCases)
  func `clients of every kind are served side by side`(poller: PollingMethod) throws {
    for _ in 0..<StressTests.rounds {
      let live = try LiveServer(poller) {
        $0.workers = 3
        $0.concurrentWork = 2
        $0.waitingWork = 4
        $0.maximumConnectionsPerAddress = 1000
        $0.requestRate = RequestRate(perSecond: 1_000_000, burst: 1_000_000)
        $0.workTimeout = .milliseconds(20)
        $0.maximumHeldBytes = 1 << 20
        $0.exchangeField = FieldName("X-Request-Id")
      }
      let answers = Atomic<Int>(0)
      StressTests.onThreads(8) { number in
        for round in 0..<12 {
          guard let client = Client(port: live.port) else { continue }
          switch (number + round) % 6 {
          case 0:
            client.send((0..<50).map { get("/\($0)") }.joined())
            for _ in 0..<50 where client.answer() != nil { answers.add(1, ordering: .relaxed) }
          case 1:
            client.send(get("/long\(round)") + get("/after"))
            for _ in 0..<2 where client.answer() != nil { answers.add(1, ordering: .relaxed) }
          case 2:
            client.send(get("/long\(round)"))
            client.resetOnClose()
          case 3:
            client.send(get("/long\(round)"))
            client.end()
            if client.answer() != nil { answers.add(1, ordering: .relaxed) }
          case 4:
            let content = String(repeating: "x", count: 300_000)
            client.send(post("/", "Content-Length: 300000") + content)
            if client.answer() != nil { answers.add(1, ordering: .relaxed) }
          default:
            client.send(get("/a", "X : 1"))
            if client.answer()?.status == 400 { answers.add(1, ordering: .relaxed) }
          }
          _ = (live.server.openConnections, live.server.workload, live.server.isDraining)
        }
      }
      live.gate.open()
      #expect(live.stop() == true)
      #expect(live.server.openConnections == 0)
      // Every answer that a client has seen was told of; some others nobody waited for.
      #expect(live.exchanges.all.count >= answers.load(ordering: .relaxed))
      #expect(answers.load(ordering: .relaxed) > 800)
    }
  }

  @Test(arguments: PollingMethod.allCases)
  func `a stop while all ask loses no answer that was begun`(poller: PollingMethod) throws {
    for round in 0..<StressTests.rounds * 5 {
      let live = try LiveServer(poller) { $0.workers = 2 + round % 2 }
      live.gate.open()
      let started = Atomic<Int>(0)
      StressTests.onThreads(6) { number in
        if number == 0 {
          while started.load(ordering: .relaxed) < 20 { usleep(100) }
          return live.server.stop()
        }
        while let client = Client(port: live.port) {
          started.add(1, ordering: .relaxed)
          client.send(get(started.load(ordering: .relaxed) % 3 == 0 ? "/long" : "/brief"))
          // The last ones may be refused by the system; who is answered is answered in whole.
          guard let answer = client.answer() else { break }
          #expect(answer.status == 200)
          client.end()
          if live.server.isDraining { break }
        }
      }
      #expect(live.outcome() == true)
    }
  }
}
