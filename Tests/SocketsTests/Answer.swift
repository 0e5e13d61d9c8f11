/// An answer as a client sees it.
struct Answer {
  let status: Int
  let head: String
  let body: String

  /// Reads the first answer of `bytes` and its length; nil when it is not whole.
  static func first(in bytes: [UInt8]) -> (Answer, length: Int)? {
    let text = String(decoding: bytes.prefix(1024), as: UTF8.self)
    guard let split = text.utf8.firstRange(of: "\r\n\r\n".utf8) else { return nil }
    let head = String(text[..<split.lowerBound])
    let words = head.split(separator: " ", maxSplits: 2)
    guard words.count > 1, let status = Int(words[1]) else { return nil }
    let length = head.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.output.1) } ?? 0
    let start = head.utf8.count + 4
    guard bytes.count >= start + length else { return nil }
    let body = String(decoding: bytes[start..<start + length], as: UTF8.self)
    return (Answer(status: status, head: head, body: body), start + length)
  }

  /// Tells whether the server says that the connection ends.
  var closes: Bool { head.contains("\r\nConnection: close") }
}
