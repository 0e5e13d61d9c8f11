import Foundation
import HTTP
import Sockets
import Testing

/// Work that takes long, done beside the loops.
@Suite struct WorkTests {
  @Test(arguments: PollingMethod.allCases)
  func `brief requests are answered while long work waits`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) { $0.workers = 1 }
    let long = try live.connect()
    long.send(get("/long"))
    #expect(eventually { live.gate.counts.began == 1 })
    let brief = try live.connect()
    for number in 0..<50 {
      brief.send(get("/\(number)"))
      #expect(brief.answer()?.body == "\(number)")
    }
    live.gate.open()
    #expect(long.answer()?.body == "/long")
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `pipelined requests keep their order around long work`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let client = try live.connect()
    client.send(get("/1") + get("/long2") + get("/3") + get("/long4") + get("/long5") + get("/6"))
    #expect(client.answer()?.body == "1")
    #expect(eventually { live.gate.counts.began == 1 })
    // It is not read from while its answer is made; what it sends is not lost either.
    client.send(get("/7"))
    live.gate.open()
    for body in ["/long2", "3", "/long4", "/long5", "6", "7"] {
      #expect(client.answer()?.body == body)
    }
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `what is over the limits is told to come back`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) {
      $0.concurrentWork = 2
      $0.waitingWork = 1
    }
    let clients = try (0..<3).map { number in
      let client = try live.connect()
      client.send(get("/long\(number)"))
      return client
    }
    #expect(eventually { live.server.workload == (running: 2, waiting: 1) })
    let excess = try live.connect()
    excess.send(get("/long") + get("/next"))
    let refusal = excess.answer()
    #expect(refusal?.status == 503)
    #expect(refusal?.has("Retry-After: 1") == true)
    // The connection is as good as before.
    #expect(excess.answer()?.body == "next")
    #expect(live.gate.counts.began == 2)
    live.gate.open()
    for (number, client) in clients.enumerated() {
      #expect(client.answer()?.body == "/long\(number)")
    }
    #expect(live.stop() == true)
    #expect(live.exchanges.all.compactMap(\.incident) == [.tooMuchWork])
  }

  @Test(arguments: PollingMethod.allCases)
  func `work that is not done in time is given up`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) { $0.workTimeout = .milliseconds(100) }
    let client = try live.connect()
    client.send(get("/long") + get("/next"))
    let refusal = client.answer()
    #expect(refusal?.status == 503)
    #expect(refusal?.has("Retry-After: 10") == true)
    #expect(client.answer()?.body == "next")
    #expect(eventually { live.gate.counts.abandoned == 1 })
    #expect(live.stop() == true)
    #expect(live.exchanges.all.map(\.incident) == [.workTimeout, nil])
  }

  @Test(arguments: PollingMethod.allCases)
  func `a client that is lost frees its place at once`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) {
      $0.concurrentWork = 1
      $0.waitingWork = 2
    }
    do {
      let lost = try (0..<3).map { number in
        let client = try live.connect()
        client.send(get("/long\(number)"))
        client.resetOnClose()
        return client
      }
      #expect(
        eventually {
          live.gate.counts.began == 1 && live.server.workload == (running: 1, waiting: 2)
        }
      )
      withExtendedLifetime(lost) {}
    }
    #expect(eventually { live.gate.counts.abandoned >= 1 && live.server.workload == (0, 0) })
    live.gate.open()
    let client = try live.connect()
    client.send(get("/long"))
    #expect(client.answer()?.body == "/long")
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `a client that has ended its side is answered when nobody else waits`(
    poller: PollingMethod
  ) throws {
    let live = try LiveServer(poller)
    let client = try live.connect()
    client.send(get("/a") + get("/long") + get("/b"))
    client.end()
    #expect(eventually { live.gate.counts.began == 1 })
    usleep(50_000)
    live.gate.open()
    for body in ["a", "/long", "b"] { #expect(client.answer()?.body == body) }
    #expect(client.isClosed())
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `what is sent while an answer is made is read, also before an end`(
    poller: PollingMethod
  ) throws {
    let live = try LiveServer(poller)
    let client = try live.connect()
    client.send(get("/long"))
    #expect(eventually { live.gate.counts.began == 1 })
    client.send((0..<100).map { get("/\($0)") }.joined())
    client.end()
    usleep(50_000)
    live.gate.open()
    #expect(client.answer()?.body == "/long")
    for number in 0..<100 { #expect(client.answer()?.body == "\(number)") }
    #expect(client.isClosed())
    #expect(live.stop() == true)
  }

  #if os(Linux)
  @Test(arguments: PollingMethod.allCases)
  func `what runs for a client that has ended its side gives way to others`(
    poller: PollingMethod
  ) throws {
    let live = try LiveServer(poller) { $0.concurrentWork = 1 }
    let ended = try live.connect()
    ended.send(get("/long"))
    #expect(eventually { live.gate.counts.began == 1 })
    let other = try live.connect()
    other.send(get("/long.other"))
    #expect(eventually { live.server.workload == (running: 1, waiting: 1) })
    ended.end()
    #expect(ended.answer()?.status == 503)
    live.gate.open()
    #expect(other.answer()?.body == "/long.other")
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `what waits for a client that has ended its side gives way to others`(
    poller: PollingMethod
  ) throws {
    let live = try LiveServer(poller) {
      $0.concurrentWork = 1
      $0.waitingWork = 1
    }
    let first = try live.connect()
    first.send(get("/long"))
    #expect(eventually { live.gate.counts.began == 1 })
    let ended = try live.connect()
    ended.send(get("/long.ended"))
    ended.end()
    #expect(eventually { live.server.workload == (running: 1, waiting: 1) })
    // There is no place until the end is noticed; the one that asks then has it.
    let other = try live.connect()
    #expect(
      eventually {
        other.send(get("/long.other") + get("/behind"))
        usleep(2000)
        return live.exchanges.all.contains {
          $0.target == "/long.ended" && $0.incident == .tooMuchWork
        }
      }
    )
    #expect(ended.answer()?.status == 503)
    live.gate.open()
    #expect(first.answer()?.body == "/long")
    // What was refused before is answered by 503 and what stood behind it.
    while let answer = other.answer(), answer.body != "/long.other" {}
    #expect(other.answer()?.body == "behind")
    #expect(live.stop() == true)
  }
  #endif

  @Test(arguments: PollingMethod.allCases)
  func `a stop waits for work, and answers it as the last`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let client = try live.connect()
    client.send(get("/long"))
    #expect(eventually { live.gate.counts.began == 1 })
    live.server.stop()
    #expect(eventually { Client(port: live.port) == nil })
    live.gate.open()
    let answer = client.answer()
    #expect(answer?.body == "/long")
    #expect(answer?.has("Connection: close") == true)
    #expect(client.isClosed())
    #expect(live.outcome() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `the end of the grace period abandons work`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) { $0.gracePeriod = .milliseconds(100) }
    let client = try live.connect()
    client.send(get("/long"))
    #expect(eventually { live.gate.counts.began == 1 })
    #expect(live.stop() == false)
    #expect(eventually { live.gate.counts.abandoned == 1 })
  }
}
