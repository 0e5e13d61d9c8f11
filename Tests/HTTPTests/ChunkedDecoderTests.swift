import HTTP
import Testing

@Suite struct ChunkedDecoderTests {
  /// Decodes the pieces; returns the content, the bytes left behind the end, and whether it is whole.
  static func decode(
    _ pieces: [[UInt8]],
    limits: Limits = Limits()
  ) throws(RequestError) -> (content: [UInt8], rest: Int, isWhole: Bool) {
    var decoder = ChunkedDecoder(limits: limits)
    var content: [UInt8] = []
    var isWhole = false
    var rest = 0
    for piece in pieces {
      var position = 0
      isWhole = try decoder.decode(piece, from: &position, into: &content)
      rest = piece.count - position
    }
    return (content, rest, isWhole)
  }

  @Test(arguments: [
    ("5\r\nhello\r\n0\r\n\r\n", "hello"), ("0\r\n\r\n", ""),
    ("A\r\n0123456789\r\n000a\r\nabcdefghij\r\n000\r\n\r\n", "0123456789abcdefghij"),
    ("5;a=b;c\r\nhello\r\n0;z=1\r\n\r\n", "hello"),
    ("5;a=\"x;y\\\"z\"\r\nhello\r\n0\r\n\r\n", "hello"),
    ("5\r\nhello\r\n0\r\nX-T: 1\r\nContent-Length: 99\r\n\r\n", "hello"),
    ("2\r\n\r\n\r\n0000000000000001\r\nx\r\n0\r\nT:\r\n\r\n", "\r\nx"),
  ])
  func `content comes out at once and byte by byte`(text: String, expected: String) throws {
    let bytes = latin1(text)
    let whole = try ChunkedDecoderTests.decode([bytes + latin1("NEXT")])
    #expect(whole.content == latin1(expected))
    #expect(whole.rest == 4)
    let single = try ChunkedDecoderTests.decode(bytes.map { [$0] })
    #expect(single.content == latin1(expected))
    #expect(single.isWhole)
  }

  @Test func `every prefix asks for more`() throws {
    let bytes = latin1("3;x\r\nabc\r\n0\r\nT: 1\r\n\r\n")
    for end in 0..<bytes.count {
      #expect(try !ChunkedDecoderTests.decode([Array(bytes[..<end])]).isWhole)
    }
  }

  @Test(arguments: [
    (RequestError.malformedChunk, "G\r\nhello\r\n"), (.malformedChunk, "0x5\r\nhello\r\n"),
    (.malformedChunk, "-5\r\n"), (.malformedChunk, "+5\r\n"), (.malformedChunk, "5_\r\n"),
    (.malformedChunk, "\r\nhello"), (.malformedChunk, "5 x\r\n"), (.malformedChunk, "5 \r\n"),
    (.malformedChunk, " 5\r\n"), (.malformedChunk, ";a\r\n"), (.malformedChunk, "3\r\nhello\r\n"),
    (.malformedChunk, "5\rhello"), (.malformedChunk, "5\nhello\n"),
    (.malformedChunk, "5;a=\rb\r\n"), (.malformedChunk, "5;a=\u{00}\r\n"),
    (.malformedChunk, "5;a\nhello"), (.malformedChunk, "5\r\nhello\n0\r\n\r\n"),
    (.malformedChunk, "10000000000000005\r\n"), (.malformedChunk, "00000000000000005\r\n"),
    (.contentTooLarge, "FFFFFFFFFFFFFFFF\r\n"), (.contentTooLarge, "7FFFFFFFFFFFFFFF\r\n"),
    (.contentTooLarge, "100001\r\n"), (.malformedField, "0\r\n X: 1\r\n"),
    (.malformedField, "0\r\nXX\r\n"), (.bareLineEnd, "0\r\nX: 1\n"),
    (.controlByte, "0\r\nX: \u{01}"), (.bareLineEnd, "0\r\nX: 1\r\r"),
    (.malformedChunk, "0\r\n\rX"),
    (.chunkLineTooLong, "5;" + String(repeating: "a", count: 1024) + "\r\n"),
    (.trailerTooLarge, "0\r\nX: " + String(repeating: "a", count: 8192)),
  ])
  func `malformed chunks are refused however they come`(error: RequestError, text: String) {
    let bytes = latin1(text)
    #expect(throws: error) { try ChunkedDecoderTests.decode([bytes]) }
    #expect(throws: error) { try ChunkedDecoderTests.decode(bytes.map { [$0] }) }
  }

  @Test func `many small extensions are bounded together`() {
    let chunk = latin1("1;" + String(repeating: "e", count: 100) + "\r\nx\r\n")
    let content = [[UInt8]](repeating: chunk, count: 200)
    #expect(throws: RequestError.chunkExtensionsTooLarge) {
      try ChunkedDecoderTests.decode(content)
    }
  }

  @Test func `content may reach its limit but not pass it`() throws {
    let limits = Limits(body: 6)
    let exact = latin1("3\r\nabc\r\n3\r\ndef\r\n0\r\n\r\n")
    #expect(try ChunkedDecoderTests.decode([exact], limits: limits).content.count == 6)
    #expect(throws: RequestError.contentTooLarge) {
      try ChunkedDecoderTests.decode([latin1("3\r\nabc\r\n4\r\n")], limits: limits)
    }
  }
}
