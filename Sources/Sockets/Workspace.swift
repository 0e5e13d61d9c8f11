import Foundation
import HTTP

/// What one loop lends to each of its connections in turn.
struct Workspace {
  let service: Service
  /// The bytes read last.
  var received = [UInt8](repeating: 0, count: 64 << 10)
  /// The time at which the loop woke.
  var now = Deadline.now
  /// Tells whether the server is stopping: every answer is the last of its connection.
  var isStopping = false
  private var date = HTTPDate(secondsSinceEpoch: 0)
  private var encoder = ResponseEncoder()

  init(service: Service) { self.service = service }

  /// Looks at the clocks.
  mutating func wake() {
    now = .now
    date = HTTPDate(secondsSinceEpoch: time(nil))
  }

  /// Appends an answer to `output`.
  mutating func append(
    _ response: Response,
    in context: ResponseEncoder.Context,
    to output: inout [UInt8]
  ) {
    encoder.append(response, in: context, at: date, to: &output)
  }
}
