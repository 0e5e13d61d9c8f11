import HTTP

/// The answers that wait to be sent: their bytes, and behind those one large content.
///
/// A large content is not copied: what many clients are given is in memory once.
struct Output {
  /// Answers are gathered up to this many bytes before they must be sent.
  static let limit = 8 << 10
  /// A buffer that has grown larger is given back.
  private static let keptCapacity = 16 << 10
  /// Content from this length on is not copied.
  static let largeLength = 32 << 10

  /// The answers, but for the content of the last one when that is large.
  var bytes: [UInt8] = []
  private var content: [UInt8] = []
  /// Tells whether nothing else needs the content to be in memory.
  private var ownsContent = false
  private var sent = 0
  private var sentOfContent = 0
  /// The number of bytes sent since somebody set it to 0.
  var sentInTime = 0

  /// Tells whether nothing was put in.
  var isEmpty: Bool { bytes.isEmpty && content.isEmpty }
  /// Tells whether nothing waits.
  var isSent: Bool { sent == bytes.count && sentOfContent == content.count }
  /// Tells whether it must be sent before more is put in.
  var isFull: Bool { bytes.count >= Output.limit || !content.isEmpty }
  /// The memory that it takes, in bytes, apart from contents that are kept anyway.
  var heldBytes: Int { bytes.capacity + (ownsContent ? content.count : 0) }

  /// Puts a large content behind the bytes; nothing may be put behind it.
  mutating func append(content: [UInt8], isOwned: Bool) {
    self.content = content
    ownsContent = isOwned
  }

  /// Sends as much as fits; tells what kept it from sending more, or `moved` when all is sent.
  mutating func send(to descriptor: borrowing FileDescriptor) -> FileDescriptor.Transfer {
    while !isSent {
      let isContent = sent == bytes.count
      let transfer =
        isContent
        ? descriptor.write(content, from: sentOfContent)
        : descriptor.write(bytes, from: sent, hasMore: !content.isEmpty)
      guard case .moved(let count) = transfer else { return transfer }
      if isContent { sentOfContent += count } else { sent += count }
      sentInTime += count
    }
    return .moved(0)
  }

  /// Forgets what was sent.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: bytes.capacity <= Output.keptCapacity)
    sent = 0
    guard !content.isEmpty else { return }
    content = []
    sentOfContent = 0
  }
}
