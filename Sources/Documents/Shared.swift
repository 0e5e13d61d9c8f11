/// A large value that is often passed on, behind one reference: its copies are cheap, and changes of
/// one copy are seen by no other.
///
/// - Complexity: O(1) to copy; a change copies the value.
@frozen
public struct Shared<Value: Sendable>: Sendable {
  @usableFromInline var storage: Storage

  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  /// Puts a value behind a reference.
  @inlinable
  public init(_ value: Value) { storage = Storage(value) }

  /// The value.
  @inlinable public var value: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }
}
