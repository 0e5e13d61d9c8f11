import HTTP

/// What is kept of a request until its answer is given.
struct Pending {
  /// What is told of it to whoever observes; apart, as it is large and mostly not wanted.
  final class Summary {
    let id: String
    let method: String?
    let target: String?
    var contentLength = 0
    var route: String?

    init(id: String, method: String?, target: String?) {
      self.id = id
      self.method = method
      self.target = target
    }
  }

  /// What the form of its answer depends on.
  var context: ResponseEncoder.Context
  /// When its first byte was seen.
  let began: Deadline
  /// Tells whether the content of its answer is made for it, by work or of its own content; that of
  /// any other is mostly kept for all who ask.
  var isMade = false
  /// Nil when nobody wants to know.
  var summary: Summary?
}
