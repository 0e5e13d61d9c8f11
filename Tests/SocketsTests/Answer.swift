/// An answer as a client sees it.
struct Answer: Equatable {
  let status: Int
  let head: String
  let body: String

  /// Tells whether the head has this line.
  func has(_ line: String) -> Bool { head.contains("\r\n" + line + "\r\n") }

  /// Reads the first whole answer and its length, or nil when more is needed.
  static func first(in bytes: [UInt8], isHead: Bool) -> (Answer, Int)? {
    let end = Array("\r\n\r\n".utf8)
    guard
      let stop = bytes.indices.dropLast(3).first(where: {
        bytes[$0] == 13 && bytes[$0..<$0 + 4] == end[...]
      })
    else { return nil }
    let head = String(decoding: bytes[..<(stop + 2)], as: UTF8.self)
    let words = head.split(separator: " ", maxSplits: 2)
    guard words.count == 3, let status = Int(words[1]) else { return nil }
    var length = 0
    for line in head.split(separator: "\r\n") where line.hasPrefix("Content-Length: ") {
      length = isHead ? 0 : Int(line.dropFirst(16)) ?? 0
    }
    let start = stop + 4
    guard bytes.count >= start + length else { return nil }
    let body = String(decoding: bytes[start..<start + length], as: UTF8.self)
    return (Answer(status: status, head: head, body: body), start + length)
  }
}
