import Documents

extension JSONValue {
  /// Where the value is written.
  var place: Place { Place(range, in: file) }

  /// The place of a part of the value's file.
  func place(of range: SourceRange) -> Place { Place(range, in: file) }
}
