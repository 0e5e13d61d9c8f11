import Foundation
import Sockets
import Testing

@Suite struct SignalTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func `the first signal lets requests in flight finish`(signal: Int32) throws {
    let echo = try EchoProcess()
    let client = try #require(Client(port: echo.port))
    client.send(post("/echo", "Expect: 100-continue", "Content-Length: 4"))
    #expect(client.answer()?.status == 100)
    echo.signal(signal)
    #expect(eventually { Client(port: echo.port) == nil })
    client.send("half")
    let answer = client.answer()
    #expect(answer?.body == "half")
    #expect(answer?.has("Connection: close") == true)
    client.end()
    #expect(echo.status() == 0)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `the second signal ends at once`(signal: Int32) throws {
    let echo = try EchoProcess("--grace-ms", "60000")
    let client = try #require(Client(port: echo.port))
    client.send(post("/echo", "Expect: 100-continue", "Content-Length: 4"))
    #expect(client.answer()?.status == 100)
    echo.signal(signal)
    #expect(eventually { Client(port: echo.port) == nil })
    echo.signal(SIGTERM)
    #expect(echo.status() == 1)
  }

  @Test func `the end of the grace period is an end with 1`() throws {
    let echo = try EchoProcess("--grace-ms", "100")
    let client = try #require(Client(port: echo.port))
    client.send("GET / HT")
    client.send("TP/1.1\r\n")
    let other = try #require(Client(port: echo.port))
    other.send(get("/"))
    #expect(other.answer()?.status == 200)
    echo.signal(SIGTERM)
    #expect(echo.status() == 1)
  }

  @Test func `clients are served on during the delay, which a second signal ends`() throws {
    let echo = try EchoProcess("--drain-ms", "60000")
    let early = try #require(Client(port: echo.port))
    early.send(get("/"))
    #expect(early.answer()?.status == 200)
    echo.signal(SIGTERM)
    usleep(50_000)
    let client = try #require(Client(port: echo.port))
    client.send(get("/"))
    #expect(client.answer()?.status == 200)
    echo.signal(SIGTERM)
    #expect(echo.status() == 1)
  }

  @Test func `each SIGHUP is told of, and nothing ends`() throws {
    let echo = try EchoProcess()
    for _ in 0..<3 {
      echo.signal(SIGHUP)
      #expect(echo.line() == "reloaded")
      let client = try #require(Client(port: echo.port))
      client.send(get("/"))
      #expect(client.answer()?.status == 200)
    }
    echo.signal(SIGTERM)
    #expect(echo.status() == 0)
  }
}
