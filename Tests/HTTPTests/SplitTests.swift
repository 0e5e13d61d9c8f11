import HTTP
import TestSupport
import Testing

/// How bytes were divided on their way makes no difference, whatever they are.
@Suite struct SplitTests {
  /// Good requests and malformed ones, one behind the other in an order that depends on `seed`.
  private static func stream(_ random: inout SplitMix64) -> [UInt8] {
    let good =
      MalformedHeadTests.unusual + [
        post("Content-Length: 7", content: "GET / H"),
        post("Transfer-Encoding: chunked", content: "5;a=\"b;c\"\r\nhello\r\n000\r\nX: 1\r\n\r\n"),
        post("Content-Length: 3", "Expect: 100-continue", content: "\r\n\r"),
      ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      bytes += latin1(good.filter { $0.count < 1000 }.randomElement(using: &random) ?? "")
    }
    var last = latin1(MalformedHeadTests.table.randomElement(using: &random)?.text ?? "")
    if last.count > 2000 { last.removeLast(last.count - 2000) }
    // A byte of it may be lost, doubled or become another one.
    if let place = last.indices.randomElement(using: &random) {
      switch Int.random(in: 0...3, using: &random) {
      case 0: last.remove(at: place)
      case 1: last.insert(last[place], at: place)
      case 2: last[place] = UInt8.random(in: 0...255, using: &random)
      default: break
      }
    }
    return bytes + last
  }

  @Test(arguments: 0..<8)
  func `any split of any bytes gives the same requests`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<150 {
      let bytes = SplitTests.stream(&random)
      let whole = parse([bytes[...]])
      #expect(parse(bytes.indices.map { bytes[$0...$0] }) == whole, "round \(round), by bytes")
      for _ in 0..<4 {
        let cuts = (0..<Int.random(in: 1...9, using: &random))
          .map { _ in Int.random(in: 0...bytes.count, using: &random) }.sorted()
        let pieces = zip([0] + cuts, cuts + [bytes.count]).map { bytes[$0..<$1] }
        #expect(parse(pieces) == whole, "round \(round), cut at \(cuts)")
      }
    }
  }
}
