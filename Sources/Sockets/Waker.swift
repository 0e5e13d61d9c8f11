import Foundation

/// Wakes a loop from another thread: a pipe to itself.
final class Waker: Sendable {
  private let reader: FileDescriptor
  private let writer: FileDescriptor

  init() throws(SocketError) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw .last("pipe") }
    reader = FileDescriptor(owning: ends[0])
    writer = FileDescriptor(owning: ends[1])
    try reader.makeNonblocking()
    try writer.makeNonblocking()
  }

  /// The descriptor that can be read once it was woken.
  var rawValue: Int32 { reader.rawValue }

  /// Wakes the loop; it stays awake until `reset`.
  func wake() {
    var byte: UInt8 = 0
    _ = unsafe write(writer.rawValue, &byte, 1)
  }

  /// Lets the loop sleep again.
  func reset() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while unsafe read(reader.rawValue, &bytes, bytes.count) > 0 {}
  }
}
