import Documents

/// A line of the log of the service: what happened to it, or a request that it answered.
///
/// Whatever a client sent, a line is one line of printable text: control characters, line separators
/// and direction marks are written out, and long texts are cut.
public enum LogLine: Sendable {
  /// A request was answered.
  case request(RequestRecord)
  /// Something happened to the service: when, what in one word, and a sentence about it.
  case event(time: String, LogLevel, name: String, message: String)

  /// How many bytes of the texts of clients are written; in JSON they take twice as much at most.
  ///
  /// So a line stays below 4096 bytes, which a pipe takes as one piece (POSIX, PIPE_BUF on Linux).
  private enum Longest {
    static let word = 64
    static let path = 1_024
    static let query = 512
    static let message = 1_536
  }

  /// The line as a JSON object, with the line end.
  public var json: [UInt8] {
    var writer = JSONWriter(expandedDepth: 0)
    writer.object { writer in
      switch self {
      case .request(let record):
        writer.member("time", record.time)
        writer.member("level", record.level.rawValue)
        writer.member("event", "request")
        writer.member("id", Self.plain(record.id, Longest.word))
        writer.member("peer", record.peer)
        writer.member("method", record.method.map { Self.plain($0, Longest.word) })
        writer.member("path", record.path.map { Self.plain($0, Longest.path) })
        if let query = record.query { writer.member("query", Self.plain(query, Longest.query)) }
        writer.member("route", record.route)
        writer.member("status", record.status)
        writer.member("received", record.received)
        writer.member("bytes", record.sent)
        writer.member("duration_ms", record.milliseconds)
        if let reason = record.reason { writer.member("reason", reason) }
      case .event(let time, let level, let name, let message):
        writer.member("time", time)
        writer.member("level", level.rawValue)
        writer.member("event", name)
        writer.member("message", Self.plain(message, Longest.message))
      }
    }
    return writer.document
  }

  /// The line for people, with the line end.
  public var text: [UInt8] {
    switch self {
    case .request(let record):
      let method = record.method.map { Self.plain($0, Longest.word) } ?? "-"
      let target = record.target.map { Self.plain($0, Longest.path) } ?? "-"
      let cost = "\(record.sent) B in \(record.milliseconds) ms to \(record.peer)"
      let reason = record.reason.map { ", \($0)" } ?? ""
      return Array("\(record.time) \(record.status) \(method) \(target), \(cost)\(reason)\n".utf8)
    case .event(_, let level, _, let message):
      let mark = level == .info ? "" : "\(level.rawValue): "
      return Array("legible: \(mark)\(Self.plain(message, Longest.message))\n".utf8)
    }
  }

  private static func plain(_ text: String, _ longest: Int) -> String {
    let text = cut(text, longest)
    // Nearly every text is of plain ASCII, and asking Unicode of each letter takes its time.
    return text.utf8.allSatisfy { $0 &- 0x20 < 0x5F } ? text : cut(text.printable, longest)
  }

  private static func cut(_ text: String, _ longest: Int) -> String {
    guard text.utf8.count > longest else { return text }
    return String(decoding: text.utf8.prefix(longest - 5), as: UTF8.self) + "..."
  }
}
