import Synchronization

/// A value that one thread at a time can reach: a mutex whose order ThreadSanitizer can see.
///
/// The sanitizer does not look into the standard library's own lock, and takes every access behind it
/// for a race. The mark that each holder leaves for the next one shows it the order; the lock alone
/// would do.
package struct Guarded<Value>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let mark = Atomic<Bool>(false)

  /// Makes a guard of a value that nobody else reaches.
  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Lends the value while no other thread has it.
  package borrowing func withLock<Result>(
    _ body: (inout sending Value) -> sending Result
  ) -> sending Result {
    mutex.withLock { value in
      _ = mark.load(ordering: .acquiring)
      defer { mark.store(true, ordering: .releasing) }
      return body(&value)
    }
  }
}
